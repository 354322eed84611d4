import type { MatchView, Side } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import { clockPress, secondPress, standingPress } from './logic/clock-presses.ts';
import { codeOf, commandOf, type KeyCommand, meaningOf } from './logic/keys.ts';
import { lastVoidable } from './logic/log-words.ts';
import { rowPresses } from './logic/row-presses.ts';
import { scoreCountMs } from './logic/side-counts.ts';
import type { TableModel } from './model.ts';
import { pressCount, pressHold, pressNext, pressOutside, pressRow } from './presses.ts';

const fields = 'input, select, textarea, [contenteditable]';

type SideCommand = Extract<KeyCommand, { side: Side }>;
type PlainCommand = Exclude<KeyCommand, SideCommand>;

type RowCommand = Extract<KeyCommand, { kind: 'score' }>;

/** The name of a hold that a key began. */
const holdOf = (code: string): string => `key ${code}`;

/** A large button's key: what scores waits until the key comes up, or counts while it is down. */
function obeyRow(model: TableModel, screen: ScreenRules, command: RowCommand): void {
  const { side, index } = command;
  const press = rowPresses(screen)[index];
  if (!press) return;
  const countMs = scoreCountMs(screen);
  const run = () => pressRow(model, side, press);
  if (press.kind !== 'score' || countMs === null) run();
  else model.hold.begin(holdOf(codeOf(command) ?? ''), countMs, run);
}

/** The key came up: a short press scores. */
function letGo(model: TableModel, code: string): void {
  if (!model.hold.end(holdOf(code))) return;
  const command = commandOf(code);
  const { match } = model;
  if (command?.kind !== 'score' || !match || !model.mayAct) return;
  const press = rowPresses(match.screen)[command.index];
  if (press) pressRow(model, command.side, press);
}

function obeyForSide(model: TableModel, screen: ScreenRules, command: SideCommand): void {
  const { kind, side } = command;
  switch (kind) {
    case 'score':
      obeyRow(model, screen, command);
      return;
    case 'stalling': {
      const foul = screen.fouls.find(({ stalling }) => stalling);
      if (foul) model.act({ do: 'foul', side, foul: foul.code });
      return;
    }
    case 'attempt':
      pressHold(model, screen, side);
      return;
    case 'count':
      pressCount(model, screen, side);
      return;
    case 'outside':
      if (screen.techniques.some(({ asksOutside }) => asksOutside)) pressOutside(model, side);
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
      const last = lastVoidable(view);
      if (last) model.act({ do: 'void', action: last.index });
      return;
    }
    case 'next':
      if (model.match && model.isSettled) pressNext(model, view, model.match);
      return;
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
  if (!match && command.kind === 'next') void model.takeNext();
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
    // Enter on a button means that button.
    if (event.code.endsWith('Enter') && target?.closest('button, a, summary')) return;
    // Space on a button that has the focus would press that button as well.
    event.preventDefault();
    obey(model, command);
  };
  addEventListener('keydown', press);
  // Browsers press a focused button when the space bar comes up.
  const release = (event: KeyboardEvent) => {
    letGo(model, event.code);
    if (event.code === 'Space' && document.querySelector('dialog[open]') === null) {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(fields) == null && model.match) event.preventDefault();
    }
  };
  addEventListener('keyup', release);
  // Away from the page nobody sees the key come up.
  const away = () => model.hold.cancel();
  addEventListener('blur', away);
  return () => {
    removeEventListener('keydown', press);
    removeEventListener('keyup', release);
    removeEventListener('blur', away);
  };
}
