/**
 * The path of the page for officials of a division; without one, of the list of them.
 * @param matchId for the rules of one match, which may be others where its belts differ
 */
export function refereePath(tournamentId: string, divisionId = '', matchId = ''): string {
  const base = `/t/${encodeURIComponent(tournamentId)}/referee`;
  if (divisionId === '') return base;
  const page = `${base}/${encodeURIComponent(divisionId)}`;
  return matchId === '' ? page : `${page}?match=${encodeURIComponent(matchId)}`;
}
