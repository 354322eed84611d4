import { useEffect, useState } from 'preact/hooks';
import { t } from '../parts/teams/words.ts';
import { ApiError, api } from '../ui/api.ts';
import { onNewKey } from '../ui/link-key.ts';
import type { ScreenProps } from '../ui/router.ts';
import '../parts/parts.css';
import './coach.css';
import { CoachPage } from './page.tsx';

/** Exchanges the key of the link for this browser's right to the team, and takes it out of the address. */
async function redeem(tournamentId: string, entryId: string): Promise<void> {
  const key = location.hash.slice(1);
  if (key === '') return;
  try {
    await api('POST', '/api/team-session', { tournamentId, entryId, key });
  } catch (error) {
    // Without a server the key is kept in the address for the next try. A key that is over may have been used here before.
    if (error instanceof ApiError && error.code === 'no-network') return;
  }
  history.replaceState(null, '', location.pathname + location.search);
}

/** `/team/:entry?t=<tournament>#<key>`: a coach's page of one team. */
export function Screen({ params }: ScreenProps) {
  const [open, setOpen] = useState(false);
  const tournamentId = new URLSearchParams(location.search).get('t') ?? '';
  const entryId = params['entry'] ?? '';
  useEffect(() => {
    document.title = t('coach.title');
    void redeem(tournamentId, entryId).then(() => setOpen(true));
    return onNewKey(() => location.reload());
  }, [tournamentId, entryId]);
  if (!open) return <p class="waiting">{t('loading')}</p>;
  return <CoachPage tournamentId={tournamentId} entryId={entryId} />;
}
