import type { MatchView, Side, SideView } from '@threecount/match';
import type { BoardRules, SlotView } from '@threecount/tournament';
import { hasPoints } from '../parts/has-points.ts';
import { slotWords } from '../ui/words.ts';
import { Fitted, type Sizes } from './fitted.tsx';
import { t } from './words.ts';

interface BarProps {
  readonly side: Side;
  readonly slot: SlotView;
  readonly view: MatchView | null;
  readonly rules: BoardRules | null;
}

/** Family names never go below a tenth of the height. */
const names: Sizes = {
  lying: [
    { size: 14, lines: 1 },
    { size: 14, lines: 2 },
    { size: 10.4, lines: 3 },
  ],
  standing: [
    { size: 6, lines: 1 },
    { size: 5, lines: 2 },
  ],
};

/** The digits themselves take 28 hundredths of the height. */
const numbers: Sizes = {
  lying: [{ size: 40, lines: 1 }],
  standing: [{ size: 20, lines: 1 }],
};

function Who({ slot }: { readonly slot: SlotView }) {
  if (slot.kind !== 'competitor') {
    return (
      <div class="who">
        <Fitted kind="family" text={slotWords(slot)} sizes={names} />
      </div>
    );
  }
  const { familyName, givenName, club } = slot.competitor;
  return (
    <div class="who">
      <Fitted kind="family" text={familyName || givenName} sizes={names} />
      <p>{[familyName ? givenName : '', club].filter((part) => part !== '').join(' · ')}</p>
    </div>
  );
}

interface FoulsProps {
  readonly side: Side;
  readonly of: SideView;
  /** What they are called. */
  readonly word?: 'fouls' | 'warnings';
}

/** The steps of a side's ladder, taken ones full. */
export function Fouls({ side, of, word = 'fouls' }: FoulsProps) {
  const taken = of.ladder.filter(({ standing }) => standing === 'taken').length;
  const spoken = t(word === 'fouls' ? 'fouls-spoken' : 'warnings-spoken', {
    side: t(`side.${side}`),
    count: of.fouls,
  });
  return (
    <>
      <small>{t(word)}</small>
      <div class="pips" role="img" aria-label={spoken}>
        {of.ladder.length === 0 ? <b class="num">{of.fouls}</b> : null}
        {of.ladder.map((_rung, index) => (
          <i key={index} class={index < taken ? 'on' : ''} />
        ))}
      </div>
    </>
  );
}

/** A number that is too wide is drawn narrower, never smaller. */
function Points({ side, points }: { readonly side: Side; readonly points: number }) {
  const spoken = t('points-spoken', { side: t(`side.${side}`), points });
  return (
    <div class="points num" role="img" aria-label={spoken}>
      <Fitted kind="number" text={String(points).replace('-', '−')} sizes={numbers} />
    </div>
  );
}

/** One side of the board: the family name first, the fouls, the points. */
export function Bar({ side, slot, view, rules }: BarProps) {
  const outcome = view?.outcome ?? null;
  const standing = outcome?.winner === side ? 'won' : outcome ? 'lost' : '';
  const of = view?.[side] ?? null;
  const counted = rules === null || hasPoints(rules);
  return (
    <section
      class={`bar ${side} ${standing} ${counted ? '' : 'pointless'}`}
      aria-label={t(`side.${side}`)}
    >
      <Who slot={slot} />
      <div class="counts">
        {standing === 'won' ? <b class="winner">{t('winner')}</b> : null}
        {of ? <Fouls side={side} of={of} /> : null}
        {of && rules && rules.advantages.length > 0 ? (
          <p class="advantages">
            <small>{t('advantages')}</small> <b class="num">{of.advantages}</b>
          </p>
        ) : null}
      </div>
      {counted ? <Points side={side} points={of?.points ?? 0} /> : null}
    </section>
  );
}
