import type { LiveScore, MatchCard, SlotView, TeamFighterView } from '@threecount/tournament';
import { useContext } from 'preact/hooks';
import { signed } from '../ui/signed.ts';
import { roundWords, slotWords } from '../ui/words.ts';
import { changeWords } from './change-words.ts';
import { fightersLeft } from './line-up/left.ts';
import { LineUpMarks } from './line-up/marks.tsx';
import { t as lineUp, wholeBelt } from './line-up/words.ts';
import { PointsShown } from './points-shown.ts';
import { useServerNow } from './server-time.ts';
import { clockNow } from './time.ts';
import { pairWords, stateWords, t } from './words.ts';

interface Props {
  readonly match: MatchCard;
  readonly live?: LiveScore;
  /** Entries to be marked: those that the viewer follows. */
  readonly marked?: ReadonlySet<string>;
  /** Where the division's page is; null: no link. */
  readonly href?: string | null;
  /** Where its own page is. */
  readonly page?: string | null;
  /** Whether the mat's name stands on the card (not on a page of mats). */
  readonly showMat?: boolean;
}

/** One match with both sides; with score and clock while it runs. */
export function MatchCardView({
  match,
  live,
  marked,
  href = null,
  page = null,
  showMat = true,
}: Props) {
  const where = showMat ? (match.matName ?? t('no-mat')) : null;
  const number = t('match-number', { number: match.number });
  return (
    <article class="card match" data-match={match.matchId}>
      <header>
        <span>
          {[where, number, roundWords(match.round)].filter((part) => part !== null).join(' · ')}
        </span>
        {live === undefined ? <span class="num">{stateWords(match)}</span> : <Clock live={live} />}
      </header>
      <Side side="red" match={match} live={live} marked={marked} />
      <Side side="blue" match={match} live={live} marked={marked} />
      {changeWords(match).map((words) => (
        <p key={words} class="changed">
          {words}
        </p>
      ))}
      <footer>
        {href === null ? match.divisionName : <a href={href}>{match.divisionName}</a>}
        {page === null ? null : (
          <a href={page}>
            {t('match-page')}
            <span class="hidden-text"> {pairWords(match)}</span>
          </a>
        )}
      </footer>
    </article>
  );
}

function Clock({ live }: { readonly live: LiveScore }) {
  const clock = clockNow(live, useServerNow(250));
  return (
    <span class={clock.running ? 'clock num running' : 'clock num'}>
      {clock.text}
      {clock.running ? null : <small> {t(stillWords(live.status))}</small>}
    </span>
  );
}

/** Why the clock stands. */
function stillWords(status: LiveScore['status']) {
  if (status === 'not-started') return 'clock-not-started';
  return status === 'ended' ? 'clock-over' : 'clock-stopped';
}

interface SideProps {
  readonly side: 'red' | 'blue';
  readonly match: MatchCard;
  readonly live: LiveScore | undefined;
  readonly marked: ReadonlySet<string> | undefined;
}

function Side({ side, match, live, marked }: SideProps) {
  const slot = match[side];
  const won = match.result?.winner === side;
  const fouls = live?.fouls[side] ?? 0;
  const shown = useContext(PointsShown) && match.team === null;
  const points = shown ? (live?.points[side] ?? match.result?.points[side]) : undefined;
  return (
    <>
      <div class={`side ${side}${won ? ' won' : ''}${isMarked(slot, marked) ? ' marked' : ''}`}>
        <i aria-hidden="true" />
        <div class="who">
          <span class="hidden-text">{t(side)}: </span>
          <b class={slot.kind === 'competitor' ? '' : 'open'}>{slotWords(slot)}</b>
          {won ? <span class="hidden-text"> ({t('won')})</span> : null}
          {slot.kind === 'competitor' ? <small>{slot.competitor.club}</small> : null}
        </div>
        {fouls > 0 && match.team === null ? <Fouls count={fouls} /> : null}
        {won && match.team !== null ? (
          <strong class="wins" aria-hidden="true">
            {t('won')}
          </strong>
        ) : null}
        {points === undefined || slot.kind !== 'competitor' ? null : (
          <em class="num">{signed(points)}</em>
        )}
      </div>
      {match.team === null ? null : <TeamSide side={side} match={match} fouls={fouls} />}
    </>
  );
}

const Fouls = ({ count }: { readonly count: number }) => (
  <small class="fouls">{t('fouls', { count })}</small>
);

interface TeamSideProps {
  readonly side: 'red' | 'blue';
  readonly match: MatchCard;
  /** Of who is on the mat. */
  readonly fouls: number;
}

/** Of a team: who is on the mat, who is still in, and how many. */
function TeamSide({ side, match, fouls }: TeamSideProps) {
  const line = match.team?.[side] ?? null;
  const left = fightersLeft(match, side);
  const on = line?.fighters.find(({ standing }) => standing === 'on');
  return (
    <div class={`team-side ${side}`}>
      {on === undefined ? null : (
        <p class="on-mat">
          <span>{onWords(on)}</span>
          {fouls > 0 ? <Fouls count={fouls} /> : null}
        </p>
      )}
      {line === null ? (
        <p class="left num">{left === null ? '' : lineUp('left', { count: left })}</p>
      ) : (
        <LineUpMarks team={slotWords(match[side])} line={line} left={left} />
      )}
    </div>
  );
}

function onWords({ name, rank }: Pick<TeamFighterView, 'name' | 'rank'>): string {
  const belt = wholeBelt(rank);
  return belt === '' ? t('fights-now', { name }) : t('fights-now-belt', { name, belt });
}

function isMarked(slot: SlotView, marked: ReadonlySet<string> | undefined): boolean {
  return slot.kind === 'competitor' && marked?.has(slot.competitor.entryId) === true;
}
