import type { DivisionView } from '@threecount/tournament';
import { useTopic } from '../ui/live.ts';
import { type Fetched, useFetched } from './use-fetched.ts';

/** One division, and again after each change. */
export function useDivision(tournamentId: string, divisionId: string): Fetched<DivisionView> {
  const path = `/api/tournaments/${encodeURIComponent(tournamentId)}/divisions/${encodeURIComponent(divisionId)}`;
  const first = useFetched<DivisionView>(path);
  const live = useTopic<DivisionView>(tournamentId, `division:${divisionId}`).snapshot.value;
  return live === null ? first : { kind: 'there', value: live };
}
