import type { MatchCard } from '@threecount/tournament';
import { Dialog } from '../../../ui/dialog.tsx';
import { t as table } from '../../words.ts';
import { t } from '../words.ts';

/** The sheet of a team match says more than a table can check: the organiser enters it. */
export function TeamPaperDialog(props: { readonly card: MatchCard; readonly onClose: () => void }) {
  return (
    <Dialog title={table('paper.title', { number: props.card.number })} onClose={props.onClose}>
      <p>{t('paper')}</p>
    </Dialog>
  );
}
