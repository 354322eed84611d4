import './scoreboard.css';
import { useSignal } from '@preact/signals';
import { serverClock } from '@threecount/client';
import type { MatchView, Side } from '@threecount/match';
import type { MatchCard, ScoreboardView } from '@threecount/tournament';
import { useEffect } from 'preact/hooks';
import { useHorn } from '../parts/horn/browser-horn.ts';
import { endOfPeriod } from '../parts/horn/end-of-period.ts';
import { HornSwitch } from '../parts/horn/horn-switch.tsx';
import { elapsedText, remainingText } from '../ui/clock-text.ts';
import { formatTime } from '../ui/i18n.ts';
import { useTopic } from '../ui/live.ts';
import type { ScreenProps } from '../ui/router.ts';
import { ticking } from '../ui/ticking.ts';
import { fullName, methodWords, roundWords, slotWords } from '../ui/words.ts';
import { Bar } from './bar.tsx';
import { clockReading } from './clock.ts';
import { keepAwake } from './keep-awake.ts';
import { callLabel, lastCall } from './last-call.ts';
import { t } from './words.ts';

const tickMs = 100;

function useNow(): number {
  const now = useSignal(0);
  useEffect(() => {
    const clock = serverClock();
    return ticking(tickMs, () => {
      now.value = clock.now();
    });
  }, [now]);
  return now.value;
}

interface BoardProps {
  readonly board: ScoreboardView;
  readonly blind: boolean;
}

function Clock({ board, blind }: BoardProps) {
  const now = useNow();
  const { view, startedAt, rules } = board;
  const length = rules?.periods[0]?.lengthMs ?? null;
  const before = length === null ? '–:––' : remainingText(length);
  const reading = view
    ? clockReading({
        clock: view.clock,
        startedAt,
        now,
        periods: rules?.periods ?? [],
        blind,
      })
    : before;
  const still = view !== null && !view.clock.running;
  return (
    <div class={`time num ${still ? 'still' : ''} ${blind ? 'blind' : ''}`} role="timer">
      {reading}
    </div>
  );
}

const sides: readonly Side[] = ['red', 'blue'];

function Allowances({ view }: { readonly view: MatchView }) {
  const running = sides.flatMap((side) =>
    view[side].allowances.filter((one) => one.running).map((one) => ({ ...one, side })),
  );
  return running.map(({ side, kind, usedMs }) => (
    <span key={`${side} ${kind}`} class="allowance num">
      {t('allowance', { kind: t(`allowance.${kind}`), side: t(`side.${side}`) })}{' '}
      {elapsedText(usedMs)}
    </span>
  ));
}

function winnerName(card: MatchCard, winner: Side): string {
  const slot = card[winner];
  return slot.kind === 'competitor' ? fullName(slot.competitor) : slotWords(slot);
}

/** What happened last: the outcome, a ruling that is due, or the newest call. */
function Last({ board }: { readonly board: ScoreboardView }) {
  const { view, match, rules } = board;
  if (!view || !match) return <p />;
  if (view.outcome) {
    const { winner, method } = view.outcome;
    const words = methodWords(method);
    return (
      <p>
        <b>
          {winner === null
            ? t('over-nobody', { method: words })
            : t('over', { name: winnerName(match, winner), method: words })}
        </b>
        {match.standing === 'confirmed' ? <span>{t('confirmed')}</span> : null}
      </p>
    );
  }
  const call = lastCall(view.log);
  const at = rules?.periods.findIndex(({ id }) => id === view.clock.period) ?? 0;
  const period = at > 0 ? rules?.periods[at]?.label : undefined;
  return (
    <p>
      {call ? (
        <>
          <b>{callLabel(call.action, rules)}</b>
          <span>
            {t('last-call', {
              effect: call.effect.replace(
                /\b(red|blue)\b/g,
                (side) => t.of(`side.${side}`) ?? side,
              ),
              time: elapsedText(call.elapsedMs),
            })}
          </span>
        </>
      ) : null}
      <span>{t(`status.${view.status}`)}</span>
      {period ? <span>{period}</span> : null}
      <Allowances view={view} />
    </p>
  );
}

function Next({ board }: { readonly board: ScoreboardView }) {
  const { next } = board;
  if (!next) return <p class="next">{t('nothing-next')}</p>;
  return (
    <p class="next">
      <span>
        {t('next')} · {t('match-number', { number: next.number })}
      </span>
      <b>
        {slotWords(next.red)} {t('versus')} {slotWords(next.blue)}
      </b>
    </p>
  );
}

/** Between matches: who comes next, for everybody in the hall to read. */
function Empty({ board }: { readonly board: ScoreboardView }) {
  const { next } = board;
  if (!next) return <p class="empty">{t('nothing-next')}</p>;
  return (
    <p class="empty">
      <span>
        {t('next')} · {t('match-number', { number: next.number })} · {roundWords(next.round)}
      </span>
      <b>{slotWords(next.red)}</b>
      <span>{t('versus')}</span>
      <b>{slotWords(next.blue)}</b>
      <span>{next.divisionName}</span>
    </p>
  );
}

function FullScreen() {
  const go = () => void document.documentElement.requestFullscreen?.();
  return (
    <button type="button" class="full-screen" onClick={go}>
      {t('full-screen')}
    </button>
  );
}

function Board(props: BoardProps) {
  const { board } = props;
  const { match, view, rules } = board;
  return (
    <>
      <header>
        <span>
          {board.mat.name}
          {match ? ` · ${roundWords(match.round)}` : ''}
        </span>
        <h1>{match ? match.divisionName : board.tournamentName}</h1>
        <span>{board.rulebookName}</span>
        <div class="tools">
          <HornSwitch kind="full-screen" />
          <FullScreen />
        </div>
      </header>
      {match ? (
        <>
          <Bar side="red" slot={match.red} view={view} rules={rules} />
          <Bar side="blue" slot={match.blue} view={view} rules={rules} />
        </>
      ) : (
        <Empty board={board} />
      )}
      {match ? (
        <footer>
          <Last board={board} />
          <Clock {...props} />
          <Next board={board} />
        </footer>
      ) : null}
    </>
  );
}

/** `/scoreboard/:t/:mat`: the hall screen of a mat. It says so when it no longer knows what happens. */
export function Screen({ params }: ScreenProps) {
  const { snapshot, connection } = useTopic<ScoreboardView>(
    params['t'] ?? '',
    `scoreboard:${params['mat'] ?? ''}`,
  );
  const lostAt = useSignal<number | null>(null);
  const blind = connection.value === 'reconnecting';
  useEffect(() => {
    lostAt.value = blind ? Date.now() : null;
  }, [blind, lostAt]);
  useEffect(keepAwake, []);
  const board = snapshot.value;
  const clock = blind ? null : (board?.view?.clock ?? null);
  useHorn(clock && endOfPeriod(clock, board?.startedAt ?? null));
  useEffect(() => {
    if (board) document.title = t('title', { mat: board.mat.name });
  }, [board]);
  return (
    <main class={`board ${board?.match ? '' : 'without'}`}>
      {blind ? (
        <p class="blind-notice" role="alert">
          {board && lostAt.value !== null
            ? t('blind', { time: formatTime(lostAt.value) })
            : t('blind-first')}
        </p>
      ) : null}
      {board ? <Board board={board} blind={blind} /> : <p class="empty">{t('loading')}</p>}
    </main>
  );
}
