import type { MatchView, Side } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { scoreAction, scoreButtons } from './logic/buttons.ts';
import { clockPress, secondPress, standingPress } from './logic/clock-presses.ts';
import { type KeyCommand, meaningOf } from './logic/keys.ts';
import { lastVoidable } from './logic/log-words.ts';
import type { TableModel } from './model.ts';

const fields = 'input, select, textarea, [contenteditable]';

type SideCommand = Extract<KeyCommand, { side: Side }>;
type PlainCommand = Exclude<KeyCommand, SideCommand>;

function obeyForSide(model: TableModel, screen: ScreenRules, command: SideCommand): void {
  const { kind, side } = command;
  switch (kind) {
    case 'score': {
      const button = scoreButtons(screen)[command.index];
      if (button) model.act(scoreAction(button, side), button.outOfBounds);
      return;
    }
    case 'stalling': {
      const foul = screen.fouls.find(({ stalling }) => stalling);
      if (foul) model.act({ do: 'foul', side, foul: foul.code });
      return;
    }
    case 'advantage':
      if (screen.advantages.length > 0) model.dialog.value = { kind, side };
      return;
    case 'foul':
    case 'time':
    case 'submission':
      model.dialog.value = { kind, side };
  }
}

function obeyPlain(model: TableModel, view: MatchView, { kind }: PlainCommand): void {
  switch (kind) {
    case 'end':
    case 'help':
      model.dialog.value = { kind };
      return;
    case 'undo': {
      const last = lastVoidable(view.log);
      if (last) model.act({ do: 'void', action: last.index });
      return;
    }
    case 'clock':
    case 'stop':
    case 'standing': {
      const press = { clock: clockPress, stop: secondPress, standing: standingPress }[kind];
      const { action } = press(view);
      if (action) model.act(action);
    }
  }
}

/** Does what a key says, as the button with the same key would. */
function obey(model: TableModel, command: KeyCommand): void {
  const view = model.view.value;
  const { match } = model;
  if (!view || !match || !(model.mayAct || command.kind === 'help')) return;
  if ('side' in command) obeyForSide(model, match.screen, command);
  else obeyPlain(model, view, command);
}

/** Keys count everywhere on the page but in fields and while a dialog is open. The answer ends it. */
export function listenToKeys(model: TableModel): () => void {
  const press = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const command = meaningOf({
      code: event.code,
      repeat: event.repeat,
      ctrlKey: event.ctrlKey,
      altKey: event.altKey,
      metaKey: event.metaKey,
      typing: target?.closest(fields) != null,
      // A dialog that was asked for is not drawn yet: the next key may be meant for it already.
      dialogOpen: model.dialog.value !== null || document.querySelector('dialog[open]') !== null,
    });
    if (!command) return;
    // Space on a button that has the focus would press that button as well.
    event.preventDefault();
    obey(model, command);
  };
  addEventListener('keydown', press);
  // Browsers press a focused button when the space bar comes up.
  const release = (event: KeyboardEvent) => {
    if (event.code === 'Space' && document.querySelector('dialog[open]') === null) {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(fields) == null && model.match) event.preventDefault();
    }
  };
  addEventListener('keyup', release);
  return () => {
    removeEventListener('keydown', press);
    removeEventListener('keyup', release);
  };
}
