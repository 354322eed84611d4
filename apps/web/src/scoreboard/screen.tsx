import './scoreboard.css';
import { useSignal } from '@preact/signals';
import type { ScoreboardView } from '@threecount/tournament';
import { useEffect } from 'preact/hooks';
import { useHorn } from '../parts/horn/browser-horn.ts';
import { endOfPeriod } from '../parts/horn/end-of-period.ts';
import { HornSwitch } from '../parts/horn/horn-switch.tsx';
import { formatTime } from '../ui/i18n.ts';
import { useTopic } from '../ui/live.ts';
import type { ScreenProps } from '../ui/router.ts';
import { roundWords, slotWords } from '../ui/words.ts';
import { Bar } from './bar.tsx';
import { type BoardProps, Clock } from './clock-face.tsx';
import { keepAwake } from './keep-awake.ts';
import { Last } from './last.tsx';
import { TeamBoard } from './team/board.tsx';
import { t } from './words.ts';

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
  const { match } = board;
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
      <Content {...props} />
    </>
  );
}

function Content(props: BoardProps) {
  const { board } = props;
  const { match, view, rules } = board;
  if (!match) return <Empty board={board} />;
  if (match.team !== null) {
    return <TeamBoard {...props} match={match} next={<Next board={board} />} />;
  }
  return (
    <>
      <Bar side="red" slot={match.red} view={view} rules={rules} />
      <Bar side="blue" slot={match.blue} view={view} rules={rules} />
      <footer>
        <Last board={board} />
        <Clock {...props} />
        <Next board={board} />
      </footer>
    </>
  );
}

/** What the board is laid out for. */
function kindOf(board: ScoreboardView | null): string {
  if (!board?.match) return 'without';
  return board.match.team === null ? '' : 'of-teams';
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
    <main class={`board ${kindOf(board)}`}>
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
