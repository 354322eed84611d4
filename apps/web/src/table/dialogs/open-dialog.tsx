import type { MatchCard, TableMatch } from '@threecount/tournament';
import { Dialog } from '../../ui/dialog.tsx';
import type { TableDialog, TableModel } from '../model.ts';
import { OfTeams } from '../team/dialogs/of-teams.tsx';
import { TeamPaperDialog } from '../team/dialogs/paper.tsx';
import { t } from '../words.ts';
import { AttemptDialog } from './attempt.tsx';
import { CallDialog } from './call.tsx';
import { EndDialog } from './end.tsx';
import { Confirm } from './fields.tsx';
import { FoulDialog } from './foul.tsx';
import { HelpDialog } from './help.tsx';
import { NoShowDialog } from './no-show.tsx';
import { OverrideDialog } from './override.tsx';
import { OverruleDialog } from './overrule.tsx';
import { PaperDialog } from './paper.tsx';
import { SubmissionDialog } from './submission.tsx';
import { ThisMatchDialog } from './this-match.tsx';
import { TimeDialog } from './time.tsx';

function ReleaseDialog(props: {
  readonly model: TableModel;
  readonly card: MatchCard;
  readonly onClose: () => void;
}) {
  const { model, card, onClose } = props;
  const release = async () => {
    if (await model.command('release', { matchId: card.matchId })) onClose();
  };
  return (
    <Dialog title={t('release')} onClose={onClose}>
      <p>{t('release.about', { number: card.number })}</p>
      <Confirm model={model} label={t('release')} onPress={() => void release()} />
    </Dialog>
  );
}

function OfMatch(props: {
  readonly model: TableModel;
  readonly dialog: TableDialog;
  readonly match: TableMatch;
  readonly onClose: () => void;
}) {
  const { dialog, match, model, onClose } = props;
  const { screen, card, team } = match;
  switch (dialog.kind) {
    case 'foul':
      return <FoulDialog model={model} side={dialog.side} screen={screen} onClose={onClose} />;
    case 'time':
      return <TimeDialog model={model} side={dialog.side} screen={screen} onClose={onClose} />;
    case 'submission':
      return (
        <SubmissionDialog model={model} side={dialog.side} screen={screen} onClose={onClose} />
      );
    case 'attempt':
      return <AttemptDialog model={model} side={dialog.side} screen={screen} onClose={onClose} />;
    case 'bouts':
    case 'fighter':
    case 'team-ruling':
    case 'pick':
      return team === null ? null : (
        <OfTeams model={model} dialog={dialog} match={match} team={team} onClose={onClose} />
      );
    case 'end':
      return (
        <EndDialog
          model={model}
          screen={screen}
          card={card}
          ofTeams={team !== null}
          onClose={onClose}
        />
      );
    case 'override':
      return <OverrideDialog model={model} screen={screen} onClose={onClose} />;
    case 'help':
      return <HelpDialog screen={screen} ofTeams={team !== null} onClose={onClose} />;
    case 'this-match':
      return (
        <ThisMatchDialog model={model} match={match} view={model.view.value} onClose={onClose} />
      );
    case 'release':
      return <ReleaseDialog model={model} card={card} onClose={onClose} />;
    case 'paper':
    case 'overrule':
    case 'call':
    case 'no-show':
      return null;
  }
}

const ofCard = {
  overrule: OverruleDialog,
  paper: PaperDialog,
  call: CallDialog,
  'no-show': NoShowDialog,
} as const;

/** The dialog that is open, if one is. */
export function OpenDialog({ model }: { readonly model: TableModel }) {
  const dialog = model.dialog.value;
  if (!dialog) return null;
  const onClose = () => {
    // A dialog that another one replaced says goodbye late.
    if (model.dialog.value === dialog) model.dialog.value = null;
  };
  const queue = model.state.value.view?.queue ?? [];
  const { match } = model;
  if ('matchId' in dialog) {
    const card = [match?.card, ...queue].find((one) => one?.matchId === dialog.matchId);
    if (!card) return null;
    if (dialog.kind === 'paper' && card.team !== null) {
      return <TeamPaperDialog card={card} onClose={onClose} />;
    }
    const Shown = ofCard[dialog.kind];
    return <Shown key={dialog.kind} model={model} card={card} onClose={onClose} />;
  }
  if (!match) return null;
  return (
    <OfMatch key={dialog.kind} model={model} dialog={dialog} match={match} onClose={onClose} />
  );
}
