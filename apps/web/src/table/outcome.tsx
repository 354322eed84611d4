import type { MatchView, Outcome } from '@threecount/match';
import type { TableMatch } from '@threecount/tournament';
import { hasPoints } from '../parts/has-points.ts';
import { matchPath } from '../parts/match-path.ts';
import { elapsedText } from '../ui/clock-text.ts';
import { signed } from '../ui/signed.ts';
import { slotWords } from '../ui/words.ts';
import type { TableModel } from './model.ts';
import { PressButton } from './parts.tsx';
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
  const may = model.mayAct && model.isSettled && !model.busy.value;
  const confirm = () => model.command('confirm', { matchId: match.card.matchId });
  return (
    <section class={`outcome ${winner ?? 'nobody'}`} aria-label={t('outcome')}>
      <p class="winner">
        {winner === null ? t('outcome.nobody') : t('outcome.wins', { side: t(`side.${winner}`) })}
      </p>
      {winner === null ? null : <p class="name">{slotWords(match.card[winner])}</p>}
      <p>
        {t(`method.${method}`)} · <span class="num">{elapsedText(view.clock.elapsedMs)}</span>
        {hasPoints(match.screen) ? (
          <span class="num">
            {' · '}
            {signed(view.red.points)}:{signed(view.blue.points)}
          </span>
        ) : null}
      </p>
      <p class="small">{clauses.join(' · ')}</p>
      <p class="small">
        <a href={matchPath(model.tournamentId, match.card.matchId)} target="_blank" rel="noopener">
          {t('outcome.why')}
        </a>
      </p>
      <PressButton
        command={{ kind: 'next' }}
        kind="confirm"
        disabled={!may}
        onPress={() => void model.confirmAndTake(match.card.matchId)}
      >
        <span>{t('confirm-take')}</span>
      </PressButton>
      <button type="button" class="press" disabled={!may} onClick={() => void confirm()}>
        {t('confirm-result')}
      </button>
      {model.isSettled ? null : <p class="small">{t('confirm-waits')}</p>}
    </section>
  );
}
