import type { MatchView, SideView } from '@threecount/match';
import type { TableMatch } from '@threecount/tournament';
import { hasPoints } from '../parts/has-points.ts';
import { remainingText } from '../ui/clock-text.ts';
import { signed } from '../ui/signed.ts';
import { Asking } from './asking.tsx';
import { CallPress } from './calls.tsx';
import { Due } from './due.tsx';
import { Log } from './log.tsx';
import { clockPress, secondPress, standingPress } from './logic/clock-presses.ts';
import { linkWords } from './logic/link-words.ts';
import { actionWords, lastVoidable } from './logic/log-words.ts';
import type { TableModel } from './model.ts';
import { OutcomePanel } from './outcome.tsx';
import { PressButton } from './parts.tsx';
import { BetweenBouts } from './team/between.tsx';
import { BoutOutcome } from './team/bout-outcome.tsx';
import { t as teams } from './team/words.ts';
import { t } from './words.ts';

interface MiddleProps {
  readonly model: TableModel;
  readonly view: MatchView;
  readonly match: TableMatch;
}

function periodLabel(match: TableMatch, period: string): string {
  return match.screen.periods.find(({ id }) => id === period)?.label ?? period;
}

/** The number that stands beside the clock on a phone: points, or fouls where the book has no points. */
const counted = ({ points, fouls }: SideView, { screen }: TableMatch): string =>
  hasPoints(screen) ? signed(points) : String(fouls);

/** The period that a start would begin. */
function nextPeriod({ screen }: TableMatch, view: MatchView) {
  const at = screen.periods.findIndex(({ id }) => id === view.clock.period);
  return screen.periods[at + 1];
}

/** On a phone the head of the page scrolls away; whether everything is sent stays in sight with the clock. */
function MiniLink({ model }: { readonly model: TableModel }) {
  const { link, waiting } = model.state.value;
  const { text, good } = linkWords(link, model.connection.value, waiting.length);
  return (
    <p class={good ? 'mini-link' : 'mini-link bad'} aria-hidden="true">
      {text}
    </p>
  );
}

function ClockPanel({ model, view, match }: MiddleProps) {
  const length = match.screen.periods[0]?.lengthMs ?? null;
  const reading = model.clock.value || (length === null ? '0:00' : remainingText(length));
  return (
    <div class={`clock ${view.clock.running ? 'runs' : ''} ${view.status}`}>
      <span class="mini num red" aria-hidden="true">
        {counted(view.red, match)}
      </span>
      <div class="time num" role="timer" aria-label={t('clock-spoken')}>
        {reading}
      </div>
      <span class="mini num blue" aria-hidden="true">
        {counted(view.blue, match)}
      </span>
      <p>
        {t(`status.${view.status}`)}
        {model.late.value ? <span class="late-note"> · {t('late-note')}</span> : null}
        <span class="period"> · {periodLabel(match, view.clock.period)}</span>
      </p>
      <MiniLink model={model} />
    </div>
  );
}

/** Start, TIME, fight again; STOP; fight again stood up. */
function ClockControls({ model, view, match }: MiddleProps) {
  const main = clockPress(view);
  const second = secondPress(view);
  const standing = standingPress(view);
  const may = (press: typeof main) =>
    model.mayAct && press.action !== null && view.may.includes(press.action.do);
  const act = (press: typeof main) => () => {
    if (press.action) model.act(press.action);
  };
  return (
    <>
      <PressButton
        command={{ kind: 'clock' }}
        kind={main.label === 'time-stop' ? 'go halt' : 'go'}
        disabled={!may(main)}
        onPress={act(main)}
      >
        <span>
          {main.label === 'start-period'
            ? t('start-period', { period: nextPeriod(match, view)?.label ?? '' })
            : t(main.label)}
        </span>
      </PressButton>
      <div class="two">
        <PressButton
          command={{ kind: 'stop' }}
          label={t(second.label === 'time-short' ? 'time-stop' : second.label)}
          disabled={!may(second)}
          onPress={act(second)}
        >
          <span>{t(second.label)}</span>
        </PressButton>
        <PressButton
          command={{ kind: 'standing' }}
          disabled={!may(standing)}
          onPress={act(standing)}
        >
          <span>{t(standing.label)}</span>
        </PressButton>
      </div>
    </>
  );
}

function MatchControls({ model, view, match }: MiddleProps) {
  const last = lastVoidable(view);
  return (
    <div class="two">
      <PressButton
        command={{ kind: 'undo' }}
        disabled={!model.mayAct || !last}
        onPress={() => {
          if (last) model.act({ do: 'void', action: last.index });
        }}
      >
        <span>
          {t('undo')}
          {last ? <small aria-hidden="true">{actionWords(last.action, match.screen)}</small> : null}
        </span>
      </PressButton>
      <PressButton
        command={{ kind: 'end' }}
        disabled={!model.mayAct}
        onPress={() => {
          model.dialog.value = { kind: 'end' };
        }}
      >
        <span>{match.team === null ? t('end') : teams('end')}</span>
      </PressButton>
    </div>
  );
}

const boutsOver = ({ team }: TableMatch): number =>
  team === null ? 0 : team.acts.filter(({ is }) => is === 'bout').length;

/** How it ended, the match or its bout; before that what is due. */
function EndOrDue(props: MiddleProps) {
  const { outcome } = props.view;
  const { team } = props.match;
  if (!outcome) return <Due {...props} />;
  return team === null ? (
    <OutcomePanel {...props} outcome={outcome} />
  ) : (
    <BoutOutcome {...props} team={team} outcome={outcome} />
  );
}

/** Between the two sides: the clock, what moves it, what is due, and the log. */
export function Middle(props: MiddleProps) {
  const { model, view, match } = props;
  const log = <Log model={model} view={view} screen={match.screen} />;
  const { team } = match;
  if (team !== null && team.onMat === null) {
    return (
      <section class="middle" aria-label={t('middle')}>
        <BetweenBouts model={model} match={match} team={team} />
      </section>
    );
  }
  if (view.awaiting === 'decision') {
    // The sheet takes the place of the clock's buttons: a press meant for TIME at the bell does no harm there.
    return (
      <section class="middle" aria-label={t('middle')}>
        <ClockPanel {...props} />
        <Due {...props} />
        <MatchControls {...props} />
        {log}
      </section>
    );
  }
  return (
    <section class="middle" aria-label={t('middle')}>
      <ClockPanel {...props} />
      <ClockControls {...props} />
      <MatchControls {...props} />
      {view.status === 'not-started' && boutsOver(match) === 0 ? (
        <CallPress model={model} card={match.card} />
      ) : null}
      {model.late.value ? <p class="notice late-offer">{t('late-offer')}</p> : null}
      <Asking {...props} />
      <EndOrDue {...props} />
      {log}
    </section>
  );
}
