import { recordOf, withOption } from './draft.ts';

/** A list of weight classes as it is being typed. */
export interface TypedList {
  /** Codes of what the list is for, by key; a key that is missing is any. */
  readonly codes: Readonly<Record<string, string>>;
  readonly classes: readonly TypedClass[];
}

export interface TypedClass {
  readonly name: string;
  /** Null: no bound. A text: what was typed and is no number. */
  readonly toKg: number | string | null;
}

export const listKeys = ['discipline', 'ageGroup', 'gender'] as const;
export type ListKey = (typeof listKeys)[number];

/** The lists of a draft; what is none of the known form is passed over. */
export const listsOf = (value: unknown): readonly TypedList[] =>
  (Array.isArray(value) ? value : []).map((list: unknown) => {
    const { classes, ...rest } = recordOf(list);
    const codes = listKeys.flatMap((key) => {
      const code = rest[key];
      return typeof code === 'string' ? [[key, code] as const] : [];
    });
    return {
      codes: Object.fromEntries(codes),
      classes: (Array.isArray(classes) ? classes : []).map(classOf),
    };
  });

function classOf(value: unknown): TypedClass {
  const { name, toKg } = recordOf(value);
  return {
    name: typeof name === 'string' ? name : '',
    toKg: typeof toKg === 'number' || typeof toKg === 'string' ? toKg : null,
  };
}

/** The value of the option; undefined: there is no list. */
export const asOption = (lists: readonly TypedList[]): unknown =>
  lists.length === 0 ? undefined : lists.map(({ codes, classes }) => ({ ...codes, classes }));

/** A list for another code of a key; empty: for any. */
export function withCode(list: TypedList, key: ListKey, code: string): TypedList {
  const codes = withOption(list.codes, key, code === '' ? undefined : code);
  return { ...list, codes: codes as TypedList['codes'] };
}

/** Why lists are not taken: a class without a name, or bounds that do not rise; null: nothing that can be seen here. */
export function listsFault(lists: readonly TypedList[]): 'bad-class' | null {
  const right = lists.every(
    ({ classes }) =>
      classes.length > 0 &&
      classes.every(({ name, toKg }, i) => {
        if (name.trim() === '') return false;
        if (toKg === null) return i === classes.length - 1;
        const before = i === 0 ? 0 : classes[i - 1]?.toKg;
        return typeof toKg === 'number' && typeof before === 'number' && toKg > before;
      }),
  );
  return right ? null : 'bad-class';
}
