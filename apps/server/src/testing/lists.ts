/** Invented people for tests, and the lists they stand in. */

const people = [
  ['Ada', 'Quill', 'Harbour Team'],
  ['Bea', 'Stone', 'North Hall'],
  ['Cleo', 'Marsh', 'Harbour Team'],
  ['Dana', 'Field', 'Old Mill'],
  ['Edda', 'Brook', 'North Hall'],
  ['Fia', 'Lark', 'Old Mill'],
  ['Gita', 'Vale', 'Harbour Team'],
  ['Hana', 'Crane', 'West End'],
] as const;

/** A list as CSV: so many people in one division, or spread over several. */
export function listCsv(
  count: number,
  divisions: readonly string[] = ['Women Expert -60 kg'],
): string {
  const rows = people.slice(0, count).map(([given, family, club], index) => {
    const division = divisions[index % divisions.length] ?? '';
    return `${given},${family},${club},1998-04-${10 + index},female,${division}`;
  });
  return ['First name,Last name,Club,Birth date,Gender,Division', ...rows].join('\r\n');
}

/** The body of an import. */
export const listBody = (csv: string, fileName = 'spring-cup.csv') => ({
  fileName,
  content: Buffer.from(csv).toString('base64'),
});
