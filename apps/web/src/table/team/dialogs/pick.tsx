import { useSignal } from '@preact/signals';
import type { Side } from '@threecount/match';
import type { TableMatch, TeamBoutsView } from '@threecount/tournament';
import { wholeBelt } from '../../../parts/line-up/words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Choices } from '../../dialogs/choice.tsx';
import { Confirm } from '../../dialogs/fields.tsx';
import type { TableModel } from '../../model.ts';
import { teamOf } from '../logic/line.ts';
import { t } from '../words.ts';

/** A team picks who fights the bout that settles the match. What it picked is on no page until both have. */
export function PickDialog(props: {
  readonly model: TableModel;
  readonly side: Side;
  readonly match: TableMatch;
  readonly team: TeamBoutsView;
  readonly onClose: () => void;
}) {
  const { model, side, match, team, onClose } = props;
  const chosen = useSignal<number | null>(null);
  const picking = team.picking?.[teamOf[side]];
  if (picking === undefined || picking.picked) return null;
  const fighters = team.lines[picking.from].fighters.filter(({ place }) =>
    picking.places.includes(place),
  );
  const pick = async () => {
    const body = { matchId: match.card.matchId, side, place: chosen.value };
    if (await model.command('pick-fighter', body)) onClose();
  };
  return (
    <Dialog title={t('pick.choose', { team: team.names[teamOf[side]] })} onClose={onClose}>
      <Choices
        keys
        chosen={chosen.value === null ? null : String(chosen.value)}
        choices={fighters.map(({ place, name, rank }) => ({
          code: String(place),
          label: name,
          note: wholeBelt(rank),
        }))}
        onChoose={(code) => {
          chosen.value = Number(code);
        }}
      />
      <p class="small">{t('pick.sealed')}</p>
      <Confirm
        model={model}
        label={t('pick.seal')}
        disabled={chosen.value === null || model.busy.value}
        onPress={() => void pick()}
      />
    </Dialog>
  );
}
