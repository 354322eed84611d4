/** Text without accents and case, so that `Lukasz` finds `Łukasz`. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/gu, 'l')
    .replace(/ø/gu, 'o')
    .replace(/đ/gu, 'd')
    .replace(/ß/gu, 'ss')
    .replace(/æ/gu, 'ae');
}

/** Whether every word of the query stands somewhere in the texts. An empty query is found everywhere. */
export function matchesQuery(query: string, ...texts: readonly string[]): boolean {
  const words = plainText(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const hay = plainText(texts.join(' '));
  return words.every((word) => hay.includes(word));
}
