import type { MatchView, Side } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import type { ScoreButton } from './logic/buttons.ts';
import { codeOf, keyLabel } from './logic/keys.ts';
import { type RowPress, rowHelp, rowPresses } from './logic/row-presses.ts';
import { scoreCountMs } from './logic/side-counts.ts';
import type { TableModel } from './model.ts';
import { Key, PressButton } from './parts.tsx';
import { pressRow } from './presses.ts';
import { t } from './words.ts';

export interface SideScoresProps {
  readonly model: TableModel;
  readonly side: Side;
  readonly view: MatchView;
  readonly screen: ScreenRules;
}

interface ScorePressProps {
  readonly model: TableModel;
  readonly side: Side;
  readonly index: number;
  readonly button: ScoreButton;
  readonly kind: string;
  readonly disabled: boolean;
  /** The book's count, milliseconds; null where it has none. */
  readonly countMs: number | null;
  readonly onPress: () => void;
}

/** A button that scores: pressed shortly at once, held for the referee's count at its end. */
function ScorePress(props: ScorePressProps) {
  const { model, side, index, button, kind, disabled, countMs, onPress } = props;
  const { hold } = model;
  const command = { kind: 'score', side, index } as const;
  const code = codeOf(command);
  const id = `${side} ${button.id}`;
  const shown = hold.shown.value;
  const counting = shown && (shown.id === id || shown.id === `key ${code}`) ? shown.count : null;
  return (
    <button
      type="button"
      class={`press ${kind} ${counting === null ? '' : 'counting'}`}
      disabled={disabled}
      aria-label={t('score-spoken', {
        side: t(`side.${side}`),
        label: button.label,
        points: button.points,
      })}
      aria-keyshortcuts={code === null ? undefined : keyLabel(code)}
      onPointerDown={(event) => {
        if (event.button === 0 && countMs !== null) hold.begin(id, countMs, onPress);
      }}
      onPointerUp={() => hold.end(id)}
      onPointerLeave={() => hold.end(id)}
      onPointerCancel={() => hold.cancel()}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!hold.isSpent(id)) onPress();
      }}
    >
      <b class="num">{button.points}</b>
      <span>{button.label}</span>
      {counting === null ? <Key of={command} /> : <b class="ring num">{counting}</b>}
    </button>
  );
}

interface RowProps extends SideScoresProps {
  readonly press: RowPress;
  readonly index: number;
}

function Row({ press, index, ...props }: RowProps) {
  const { model, side, view, screen } = props;
  const command = { kind: 'score', side, index } as const;
  const late = model.late.value;
  const onPress = () => pressRow(model, side, press);
  if (press.kind === 'score') {
    const plain = model.mayAct && view.status === 'running' && view.may.includes('score');
    const halted = model.mayAct && (view.status === 'stopped' || view.status === 'timed-out');
    const { button } = press;
    return (
      <ScorePress
        model={model}
        side={side}
        index={index}
        button={button}
        kind={late && !plain ? 'score late' : 'score'}
        disabled={!(plain || late || (halted && button.outOfBounds))}
        countMs={scoreCountMs(screen)}
        onPress={onPress}
      />
    );
  }
  const may = model.mayAct && view.may.includes(press.kind);
  const { label } = press.kind === 'foul' ? press.foul : press.choice;
  const spoken = press.kind === 'foul' ? 'foul-spoken' : 'advantage-spoken';
  return (
    <PressButton
      command={command}
      kind={press.kind === 'foul' ? 'score foul' : 'advantage'}
      disabled={!(may || late)}
      label={t(spoken, { side: t(`side.${side}`), label })}
      onPress={onPress}
    >
      {/* What follows a comma only explains; it is spoken. */}
      <span title={rowHelp(press).join('\n')}>{label.split(',')[0]}</span>
    </PressButton>
  );
}

/** The large buttons of one side: scores, or fouls where the book has no points; advantages in a row of their own. */
export function SideScores(props: SideScoresProps) {
  const { screen } = props;
  const rows = rowPresses(screen).map((press, index) => ({ press, index }));
  const row = ({ press, index }: (typeof rows)[number]) => (
    <Row key={index} {...props} press={press} index={index} />
  );
  const advantages = rows.filter(({ press }) => press.kind === 'advantage');
  return (
    <>
      <div class="scores">{rows.filter(({ press }) => press.kind !== 'advantage').map(row)}</div>
      {advantages.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a legend has no place beside the buttons
        <div class="advantage-row" role="group" aria-label={t('advantage-row')}>
          {advantages.map(row)}
        </div>
      ) : null}
    </>
  );
}
