import type { Team } from '@threecount/match';
import type { TableMatch, TeamBoutsView } from '@threecount/tournament';
import { methodWords } from '../../ui/words.ts';
import type { TableModel } from '../model.ts';
import { PressButton } from '../parts.tsx';
import { t as table } from '../words.ts';
import { Steps } from './steps.tsx';
import { t } from './words.ts';

interface Props {
  readonly model: TableModel;
  readonly match: TableMatch;
  readonly team: TeamBoutsView;
}

/** While nobody is on the mat: the tie-break with what it waits for, or the end of the team match. */
export function BetweenBouts(props: Props) {
  const { model, team } = props;
  if (team.match.method !== null) return <Ended {...props} />;
  return (
    <section class="due" aria-label={t('tie-break')}>
      <h2>{t('tie-break')}</h2>
      <Steps team={team} />
      {team.picking === null ? null : (
        <>
          <Pick {...props} own="a" picking={team.picking} />
          <Pick {...props} own="b" picking={team.picking} />
          <p class="small">{t('pick.sealed')}</p>
        </>
      )}
      {team.match.awaiting === 'senior-official' ? (
        <>
          <p>{t('ruling')}</p>
          <button
            type="button"
            class="press confirm"
            disabled={!model.mayAct}
            onClick={() => {
              model.dialog.value = { kind: 'team-ruling' };
            }}
          >
            {t('ruling.open')}
          </button>
        </>
      ) : null}
      <p class="small">{t('last-back')}</p>
    </section>
  );
}

function Pick(
  props: Props & {
    readonly own: Team;
    readonly picking: NonNullable<TeamBoutsView['picking']>;
  },
) {
  const { model, team, own, picking } = props;
  const { from, picked } = picking[own];
  const names = { team: team.names[own], other: team.names[from] };
  if (picked)
    return <p class={`picked ${own === 'a' ? 'red' : 'blue'}`}>{t('pick.done', names)}</p>;
  return (
    <button
      type="button"
      class={`press mark-${own === 'a' ? 'red' : 'blue'}`}
      disabled={!model.mayAct || model.busy.value}
      onClick={() => {
        model.dialog.value = { kind: 'pick', side: own === 'a' ? 'red' : 'blue' };
      }}
    >
      <span>{t(from === own ? 'pick.own' : 'pick', names)}</span>
    </button>
  );
}

function Ended({ model, match, team }: Props) {
  const { winner, method, remaining, clauses } = team.match;
  const side = winner === null ? 'nobody' : winner === 'a' ? 'red' : 'blue';
  const may = model.mayAct && model.isSettled && !model.busy.value;
  const { matchId } = match.card;
  return (
    <section class={`outcome ${side}`} aria-label={table('outcome')}>
      <p class="winner" role="status">
        {winner === null ? t('nobody-wins') : t('wins', { team: team.names[winner] })}
      </p>
      <p>
        {method === null ? '' : methodWords(method)} ·{' '}
        <span class="num">{`${remaining.a} : ${remaining.b}`}</span>{' '}
        <span class="small">{clauses.join(' · ')}</span>
      </p>
      <Steps team={team} />
      <PressButton
        command={{ kind: 'next' }}
        kind="confirm"
        disabled={!may}
        onPress={() => void model.confirmAndTake(matchId)}
      >
        <span>{table('confirm-take')}</span>
      </PressButton>
      <button
        type="button"
        class="press"
        disabled={!may}
        onClick={() => void model.confirmTeams(matchId)}
      >
        {table('confirm-result')}
      </button>
      {model.isSettled ? null : <p class="small">{table('confirm-waits')}</p>}
      <p class="small">{t('last-back')}</p>
    </section>
  );
}
