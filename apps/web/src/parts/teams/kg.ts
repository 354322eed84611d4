/**
 * A weight as typed, in kilograms: comma or point, with or without the unit. Null: nothing is typed; NaN: it is no
 * number.
 */
export function kgOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const number = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:kg)?$/iu.exec(typed)?.[1];
  return number === undefined ? Number.NaN : Number(number.replace(',', '.'));
}
