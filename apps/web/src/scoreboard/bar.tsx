import type { MatchView, Side, SideView } from '@threecount/match';
import type { ScreenRules } from '@threecount/rulebooks';
import type { SlotView } from '@threecount/tournament';
import { slotWords } from '../ui/words.ts';
import { BigName } from './name.tsx';
import { t } from './words.ts';

interface BarProps {
  readonly side: Side;
  readonly slot: SlotView;
  readonly view: MatchView | null;
  readonly rules: ScreenRules | null;
}

function Who({ slot }: { readonly slot: SlotView }) {
  if (slot.kind !== 'competitor') {
    return (
      <div class="who">
        <BigName name={slotWords(slot)} />
      </div>
    );
  }
  const { familyName, givenName, club } = slot.competitor;
  return (
    <div class="who">
      <BigName name={familyName || givenName} />
      <p>{[familyName ? givenName : '', club].filter((part) => part !== '').join(' · ')}</p>
    </div>
  );
}

function Fouls({ side, of }: { readonly side: Side; readonly of: SideView }) {
  const taken = of.ladder.filter(({ standing }) => standing === 'taken').length;
  const spoken = t('fouls-spoken', { side: t(`side.${side}`), count: of.fouls });
  return (
    <>
      <small>{t('fouls')}</small>
      <div class="pips" role="img" aria-label={spoken}>
        {of.ladder.length === 0 ? <b class="num">{of.fouls}</b> : null}
        {of.ladder.map((_rung, index) => (
          <i key={index} class={index < taken ? 'on' : ''} />
        ))}
      </div>
    </>
  );
}

/** Points of up to two digits stand at full width; a longer number is drawn narrower, never smaller. */
function Points({ side, points }: { readonly side: Side; readonly points: number }) {
  const text = String(points).replace('-', '−');
  const scale = text.length > 2 ? 2 / text.length : 1;
  return (
    <div
      class="points num"
      role="img"
      aria-label={t('points-spoken', { side: t(`side.${side}`), points })}
    >
      <span style={{ transform: `scaleX(${scale})` }}>{text}</span>
    </div>
  );
}

/** One side of the board: the family name first, the fouls, the points. */
export function Bar({ side, slot, view, rules }: BarProps) {
  const outcome = view?.outcome ?? null;
  const standing = outcome?.winner === side ? 'won' : outcome ? 'lost' : '';
  const of = view?.[side] ?? null;
  return (
    <section class={`bar ${side} ${standing}`} aria-label={t(`side.${side}`)}>
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
      <Points side={side} points={of?.points ?? 0} />
    </section>
  );
}
