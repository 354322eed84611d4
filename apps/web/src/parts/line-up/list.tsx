import type { TeamFighterView } from '@threecount/tournament';
import './line-up.css';
import { placeText, t, wholeBelt } from './words.ts';

/** The fighters of a team in the order of a team match, each with how it stands. */
export function LineUpList({ fighters }: { readonly fighters: readonly TeamFighterView[] }) {
  return (
    <ol class="line-up">
      {fighters.map((fighter) => (
        <li key={fighter.place} class={`is-${fighter.standing}`}>
          <i class={`mark is-${fighter.standing}`} aria-hidden="true" />
          <span>
            <span class="num">{placeText(fighter)}</span> <span class="name">{fighter.name}</span>{' '}
            <small>{factsOf(fighter)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** `Blue belt · 1 bout won · 2 warnings · out`. */
function factsOf({ rank, won, warnings, standing }: TeamFighterView): string {
  const wins = won === 0 ? '' : t('won-bouts', { count: won });
  const warned = warnings === 0 ? '' : t('warned', { count: warnings });
  const parts = [wholeBelt(rank), wins, warned, t(`standing.${standing}`)];
  return parts.filter((part) => part !== '').join(' · ');
}
