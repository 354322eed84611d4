import type { MatchCard, TeamPaperView } from '@threecount/tournament';
import type { ComponentChildren } from 'preact';
import { useFetched } from '../../parts/use-fetched.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { apiOf } from '../act.ts';
import { t } from '../words.ts';

interface Props {
  readonly tournamentId: string;
  readonly match: MatchCard;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (view: TeamPaperView) => ComponentChildren;
}

/** Asks what the form of a team match's sheet is held to, and shows the form once that is there. */
export function TeamSheet({ tournamentId, match, title, onClose, children }: Props) {
  const path = `${apiOf(tournamentId)}/matches/${encodeURIComponent(match.matchId)}/team-sheet`;
  const fetched = useFetched<TeamPaperView>(path);
  if (fetched.kind === 'there') return <>{children(fetched.value)}</>;
  return (
    <Dialog title={title} onClose={onClose}>
      {fetched.kind === 'loading' ? (
        <p>{t('loading')}</p>
      ) : (
        <p class="notice" role="alert">
          {fetched.error.message}
        </p>
      )}
    </Dialog>
  );
}
