/** The path of the page for officials of a division; without one, of the list of them. */
export function refereePath(tournamentId: string, divisionId = ''): string {
  const base = `/t/${encodeURIComponent(tournamentId)}/referee`;
  return divisionId === '' ? base : `${base}/${encodeURIComponent(divisionId)}`;
}
