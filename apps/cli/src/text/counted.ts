const plurals = new Intl.PluralRules('en');

/** `1 row`, `2 rows`; `many` where it is not `one` with an s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${plurals.select(count) === 'one' ? one : many}`;
