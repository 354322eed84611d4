import type { Side } from '@threecount/match';
import type { CompetitorView, MatchCard } from '@threecount/tournament';
import { useContext } from 'preact/hooks';
import { fullName, slotWords } from '../../ui/words.ts';
import { fightersLeft } from '../line-up/left.ts';
import { LineUpMarks } from '../line-up/marks.tsx';
import { t as lineUp } from '../line-up/words.ts';
import { PointsShown } from '../points-shown.ts';
import { pairWords, t } from '../words.ts';
import { seedWords, stateLine, wasFought } from './box-words.ts';
import { placesOf } from './places.ts';

interface Props {
  readonly match: MatchCard;
  readonly marked: ReadonlySet<string> | undefined;
  /** Where its own page is. */
  readonly href?: string | null;
}

/** One match in a bracket: number and state in words above, the two sides below; the winner bold. */
export function BracketBox({ match, marked, href = null }: Props) {
  const state = stateLine(match);
  return (
    <article
      class={`box is-${match.standing}${match.team === null ? '' : ' of-teams'}`}
      data-match={match.matchId}
    >
      <header>
        {match.number === 0 ? null : (
          <>
            <span class="hidden-text">{t('match-number', { number: match.number })}</span>
            <span aria-hidden="true" class="num">
              {match.number}
            </span>
          </>
        )}
        <span class="state" title={state}>
          {state}
        </span>
        {href === null ? null : (
          <a class="whole" href={href}>
            <span class="hidden-text">{t('how-it-went', { pair: pairWords(match) })}</span>
          </a>
        )}
      </header>
      {placesOf(match).map((side) => (
        <BoxTeam key={side} side={side} match={match} marked={marked} />
      ))}
    </article>
  );
}

/** A name too long for two lines is cut in the picture: here it is whole. */
const titleOf = (competitor: CompetitorView): string =>
  [fullName(competitor), competitor.club].filter((part) => part !== '').join(' · ');

function BoxSide({ side, match, marked }: Props & { readonly side: Side }) {
  const slot = match[side];
  const { result } = match;
  const known = slot.kind === 'competitor';
  const seed = seedWords(slot);
  const won = result?.winner === side;
  const shown = useContext(PointsShown);
  const scored = result !== null && match.team === null && wasFought(result);
  const follows = known && marked?.has(slot.competitor.entryId) === true;
  return (
    <p class={`${side}${won ? ' won' : ''}${known ? '' : ' open'}${follows ? ' marked' : ''}`}>
      <i aria-hidden="true" />
      <span class="hidden-text">{t(side)}: </span>
      <span class="name" title={known ? titleOf(slot.competitor) : undefined}>
        {slotWords(slot)}
        {seed === '' ? null : <small> {seed}</small>}
      </span>
      {won ? <span class="hidden-text">{t('won')} </span> : null}
      {scored && known && shown ? (
        <span class="points num">
          {result.points[side]}
          <span class="hidden-text"> {t('col.points-short')}</span>
        </span>
      ) : null}
    </p>
  );
}

/** A side; where teams meet with its line-up and how many are left of it, or that alone where no line-up is known here. */
function BoxTeam({ side, match, marked }: Props & { readonly side: Side }) {
  const whole = <BoxSide side={side} match={match} marked={marked} />;
  if (match.team === null) return whole;
  const line = match.team[side];
  const left = fightersLeft(match, side);
  return (
    <div class={`of-team ${side}`}>
      {whole}
      {line === null ? null : <LineUpMarks team={slotWords(match[side])} line={line} left={left} />}
      {line === null && left !== null ? (
        <span class="left num">{lineUp('left', { count: left })}</span>
      ) : null}
    </div>
  );
}
