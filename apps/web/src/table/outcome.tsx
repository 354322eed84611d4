import type { MatchView, Outcome } from '@threecount/match';
import type { TableMatch } from '@threecount/tournament';
import { matchPath } from '../parts/match-path.ts';
import { elapsedText } from '../ui/clock-text.ts';
import { slotWords } from '../ui/words.ts';
import type { TableModel } from './model.ts';
import { t } from './words.ts';

interface OutcomeProps {
  readonly model: TableModel;
  readonly view: MatchView;
  readonly match: TableMatch;
  readonly outcome: Outcome;
}

/** How it ended, on which clauses, and the press that makes it final. */
export function OutcomePanel({ model, view, match, outcome }: OutcomeProps) {
  const { winner, method, clauses } = outcome;
  const confirm = () => model.command('confirm', { matchId: match.card.matchId });
  return (
    <section class={`outcome ${winner ?? 'nobody'}`} aria-label={t('outcome')}>
      <p class="winner">
        {winner === null ? t('outcome.nobody') : t('outcome.wins', { side: t(`side.${winner}`) })}
      </p>
      {winner === null ? null : <p class="name">{slotWords(match.card[winner])}</p>}
      <p>
        {t(`method.${method}`)} · <span class="num">{elapsedText(view.clock.elapsedMs)}</span> ·{' '}
        <span class="num">
          {view.red.points}:{view.blue.points}
        </span>
      </p>
      <p class="small">{clauses.join(' · ')}</p>
      <p class="small">
        <a href={matchPath(model.tournamentId, match.card.matchId)} target="_blank" rel="noopener">
          {t('outcome.why')}
        </a>
      </p>
      <button
        type="button"
        class="press confirm"
        disabled={!model.mayAct || !model.isSettled || model.busy.value}
        onClick={() => void confirm()}
      >
        {t('confirm-result')}
      </button>
      {model.isSettled ? null : <p class="small">{t('confirm-waits')}</p>}
    </section>
  );
}
