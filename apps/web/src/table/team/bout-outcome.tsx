import type { MatchView, Outcome } from '@threecount/match';
import type { TableMatch, TeamBoutsView } from '@threecount/tournament';
import { elapsedText } from '../../ui/clock-text.ts';
import type { TableModel } from '../model.ts';
import { PressButton } from '../parts.tsx';
import { t as table } from '../words.ts';
import { fighterOn, follows, nameAt, teamOf } from './logic/line.ts';
import { t } from './words.ts';

interface Props {
  readonly model: TableModel;
  readonly view: MatchView;
  readonly match: TableMatch;
  readonly team: TeamBoutsView;
  readonly outcome: Outcome;
}

/** How a bout of a team match ended, what follows from it, and the press that confirms it. */
export function BoutOutcome({ model, view, match, team, outcome }: Props) {
  const { winner, method, clauses, barred } = outcome;
  const fighter = winner === null ? null : fighterOn(team, teamOf[winner]);
  const cost = team.after?.barredCosts === true ? barred : [];
  return (
    <section class={`outcome ${winner ?? 'nobody'}`} aria-label={table('outcome')}>
      <p class="winner">
        {winner === null ? t('nobody') : table('outcome.wins', { side: table(`side.${winner}`) })}
      </p>
      <p>
        {fighter === null ? null : <b>{fighter.name} · </b>}
        {table(`method.${method}`)} · <span class="num">{elapsedText(view.clock.elapsedMs)}</span> ·{' '}
        <span class="small">{clauses.join(' · ')}</span>
      </p>
      <p class="follows" role="status">
        <span class="hidden-text">{t('after')}</span> {followWords(team, winner)}
        {cost.map((side) => (
          <b key={side}>
            {' '}
            {t('after.barred', { name: fighterOn(team, teamOf[side])?.name ?? '' })}
          </b>
        ))}
      </p>
      <PressButton
        command={{ kind: 'next' }}
        kind="confirm"
        disabled={!model.mayAct || !model.isSettled || model.busy.value}
        onPress={() => void model.confirmBout(match.card.matchId)}
      >
        <span>{t('confirm-bout')}</span>
      </PressButton>
      {model.isSettled ? null : <p class="small">{t('confirm-waits')}</p>}
    </section>
  );
}

function followWords(team: TeamBoutsView, winner: Outcome['winner']): string {
  const next = follows(team, winner);
  if (next === 'unknown') return '';
  switch (next.is) {
    case 'bout': {
      const [a, b] = [nameAt(team, 'a', next.pairing.a), nameAt(team, 'b', next.pairing.b)];
      return t('after.bout', { a, b });
    }
    case 'won':
      return t('after.won', { team: team.names[next.winner] });
    case 'level':
      return t(team.settling ? 'after.level-settling' : 'after.level');
  }
}
