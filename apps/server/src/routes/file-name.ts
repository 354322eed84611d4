/** The header that names a file for saving, after the tournament. */
export function fileNameFor(tournamentName: string, extension: string): string {
  const words = tournamentName.normalize('NFKD').replace(/[^A-Za-z0-9]+/g, '-');
  const plain = words.replace(/^-+|-+$/g, '').toLowerCase() || 'tournament';
  const whole = encodeURIComponent(`${tournamentName}.${extension}`).replace(/['()*]/g, '');
  return `attachment; filename="${plain.slice(0, 80)}.${extension}"; filename*=UTF-8''${whole}`;
}
