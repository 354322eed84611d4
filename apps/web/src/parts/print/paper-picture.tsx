import type { Side } from '@threecount/match';
import type { MatchCard, RoundView, SlotView } from '@threecount/tournament';
import { useContext } from 'preact/hooks';
import { signed } from '../../ui/signed.ts';
import { roundWords, slotWords } from '../../ui/words.ts';
import { nameLine, seedWords, stateLine, wasFought } from '../bracket/box-words.ts';
import { layOutBracket } from '../bracket/layout.ts';
import { textWidth } from '../bracket/text-width.ts';
import { t as lineUp } from '../line-up/words.ts';
import { PointsShown } from '../points-shown.ts';
import { type NameSize, nameSizes, paperMeasures } from './paper-sizes.ts';

interface PictureProps {
  readonly rounds: readonly RoundView[];
  /** That it may take, millimetres. */
  readonly height: number;
}

/** One part of a bracket as it stands on a sheet. */
export function PaperPicture({ rounds, height: most }: PictureProps) {
  const measures = paperMeasures(rounds, most);
  const { width, height, rounds: placed, lines } = layOutBracket(rounds, measures);
  const { boxWidth, boxHeight } = measures;
  const slots = rounds.flatMap(({ matches }) => matches.flatMap(({ red, blue }) => [red, blue]));
  const ofTeams = rounds.some(({ matches }) => matches.some(({ team }) => team !== null));
  const sizeOf = nameSizes(slots.map(widthOf), boxWidth, ofTeams);
  const at = (x: number, y: number) => ({ left: mm(x), top: mm(y), width: mm(boxWidth) });
  return (
    <div class="paper-picture" style={{ width: mm(width), height: mm(height) }}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={lines.join('')} />
      </svg>
      {placed.map((round) => (
        <div key={roundWords(round.round)}>
          <h3 style={at(round.x, round.y)}>{roundWords(round.round)}</h3>
          {round.matches.map(({ match, x, y }) => (
            <div
              key={match.matchId}
              class="paper-box"
              style={{ ...at(x, y), height: mm(boxHeight) }}
            >
              <PaperBox match={match} sizeOf={sizeOf} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const widthOf = (slot: SlotView): number => textWidth(nameLine(slot));

const mm = (length: number): string => `${length.toFixed(2)}mm`;

interface BoxProps {
  readonly match: MatchCard;
  readonly sizeOf: (width: number) => NameSize;
}

function PaperBox({ match, sizeOf }: BoxProps) {
  return (
    <>
      <p class="state">
        <b>{match.number === 0 ? '' : match.number}</b>
        <span>{stateLine(match)}</span>
      </p>
      <PaperSide side="red" match={match} sizeOf={sizeOf} />
      <PaperSide side="blue" match={match} sizeOf={sizeOf} />
    </>
  );
}

function PaperSide({ side, match, sizeOf }: BoxProps & { readonly side: Side }) {
  const slot = match[side];
  const { result } = match;
  const shown = useContext(PointsShown);
  const size = sizeOf(widthOf(slot));
  const seed = seedWords(slot);
  const known = slot.kind === 'competitor';
  return (
    <p class={`${side} ${size}${result?.winner === side ? ' won' : ''}${known ? '' : ' open'}`}>
      <span>
        {slotWords(slot)}
        {seed === '' ? null : <small> {seed}</small>}
      </span>
      <b>{known ? numberOf(match, side, shown) : ''}</b>
    </p>
  );
}

/** The points of a side, or how many fighters a team has left; in words, since a number alone would be points. */
function numberOf(match: MatchCard, side: Side, withPoints: boolean): string {
  const { result, team } = match;
  if (result === null || !wasFought(result)) return '';
  if (team !== null) return lineUp('left', { count: result.points[side] });
  return withPoints ? signed(result.points[side]) : '';
}
