/** A number as people write it: with a true minus sign. */
export const signed = (number: number): string => String(number).replace('-', '\u2212');
