import { useSignal } from '@preact/signals';
import type { Side } from '@threecount/match';
import type { TableMatch, TeamBoutsView } from '@threecount/tournament';
import { Dialog } from '../../../ui/dialog.tsx';
import { Confirm, SideChoice } from '../../dialogs/fields.tsx';
import { Said, useSaid } from '../../dialogs/said.tsx';
import type { TableModel } from '../../model.ts';
import { teamOf } from '../logic/line.ts';
import { Steps } from '../steps.tsx';
import { t } from '../words.ts';

/** The senior official names the winner of teams that are level in everything. */
export function TeamRulingDialog(props: {
  readonly model: TableModel;
  readonly match: TableMatch;
  readonly team: TeamBoutsView;
  readonly onClose: () => void;
}) {
  const { model, match, team, onClose } = props;
  const winner = useSignal<Side | null>(null);
  const { by, reason, said, isSaid } = useSaid();
  const rule = async () => {
    const body = { matchId: match.card.matchId, winner: winner.value, ...said };
    if (await model.command('rule-team-match', body)) onClose();
  };
  return (
    <Dialog title={t('ruling.title')} onClose={onClose}>
      <Steps team={team} />
      <h3>{t('ruling.who-wins')}</h3>
      <SideChoice<never>
        chosen={winner.value}
        words={(side) => team.names[teamOf[side]]}
        onChoose={(side) => {
          winner.value = side;
        }}
      />
      <Said by={by} reason={reason} />
      <Confirm
        model={model}
        label={t('ruling.confirm')}
        disabled={winner.value === null || !isSaid || model.busy.value}
        onPress={() => void rule()}
      />
    </Dialog>
  );
}
