/** The field of a column that is not taken. */
export const notTaken = 'ignore';

/** Dates of a list as year, month and day follow one another. */
export const dateOrders = ['ymd', 'dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

type Mapping = Readonly<Record<string, string>>;

/** The mapping with one column given to a field, or taken out by `notTaken`. */
export function withField(mapping: Mapping, header: string, field: string): Mapping {
  return { ...mapping, [header]: field };
}
