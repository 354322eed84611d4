import type { TableMatch, TeamBoutsView } from '@threecount/tournament';
import type { TableModel, TeamDialog } from '../../model.ts';
import { BoutsDialog } from './bouts.tsx';
import { FighterDialog } from './fighter.tsx';
import { PickDialog } from './pick.tsx';
import { TeamRulingDialog } from './ruling.tsx';

/** The dialogs of a team match. */
export function OfTeams(props: {
  readonly model: TableModel;
  readonly dialog: TeamDialog;
  readonly match: TableMatch;
  readonly team: TeamBoutsView;
  readonly onClose: () => void;
}) {
  const { dialog, ...rest } = props;
  switch (dialog.kind) {
    case 'bouts':
      return <BoutsDialog {...rest} />;
    case 'fighter':
      return <FighterDialog {...rest} />;
    case 'team-ruling':
      return <TeamRulingDialog {...rest} />;
    case 'pick':
      return <PickDialog {...rest} side={dialog.side} />;
  }
}
