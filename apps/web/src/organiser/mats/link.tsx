import type { MatSummary } from '@threecount/tournament';
import { apiOf } from '../act.ts';
import type { Desk } from '../desk.ts';
import { LinkDialog } from '../link-dialog.tsx';
import { t } from '../words.ts';

interface Props {
  readonly desk: Desk;
  readonly mat: MatSummary;
}

/** The link that makes a device the table of a mat. */
export function MatLink({ desk, mat: { matId, name } }: Props) {
  return (
    <LinkDialog
      path={`${apiOf(desk.tournamentId)}/mats/${encodeURIComponent(matId)}/link`}
      label={t('link.open')}
      spoken={t('link.open-name', { name })}
      title={t('link.title', { name })}
      text={t('link.text')}
      withdrawn={t('link.withdrawn')}
      sheet={`${desk.view.name} · ${name}`}
      qr={t('link.qr', { name })}
    />
  );
}
