import { foldText } from './text.ts';

export interface PersonName {
  readonly givenName: string;
  readonly familyName: string;
}

const PARTICLES = new Set(
  'de da das do dos del della delle di du des der den van von vd vom zu zum zur la le lo el al bin ibn ben ter ten te af av y e mac st san santa'.split(
    ' ',
  ),
);
const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'junior', 'filho', 'neto']);

const isCapitals = (word: string): boolean =>
  /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();

/** `LEE Ann` and `Ann LEE`: the words in capitals are the family name. */
const byCapitals = (words: readonly string[]): PersonName | null => {
  const loud = words.filter(isCapitals);
  if (loud.length === 0 || loud.length === words.length) return null;
  const quiet = words.filter((word) => !isCapitals(word));
  if (quiet.every((word) => word.length <= 2)) return null;
  return { givenName: quiet.join(' '), familyName: loud.join(' ') };
};

/** Where the family name begins, the last words being the family name. */
const familyStart = (words: readonly string[]): number => {
  let start = words.length - 1;
  if (start > 1 && SUFFIXES.has(foldText(words[start] ?? ''))) start -= 1;
  while (start > 1 && PARTICLES.has(foldText(words[start - 1] ?? ''))) start -= 1;
  return start;
};

const familyEnd = (words: readonly string[]): number => {
  let end = 0;
  while (end < words.length - 2 && PARTICLES.has(foldText(words[end] ?? ''))) end += 1;
  return end + 1;
};

/** Parts a name that stands in one cell. `familyFirst`: the list's header says so. */
export const splitName = (text: string, familyFirst: boolean): PersonName => {
  const aside = /^(.+?)\s*(\([^()]*\)|\[[^[\]]*\])$/.exec(text);
  if (aside !== null) {
    const [, plain = '', more = ''] = aside;
    const { givenName, familyName } = splitName(plain, familyFirst);
    return { givenName, familyName: `${familyName} ${more}`.trim() };
  }
  const comma = /^([^,]+),\s*(.+)$/.exec(text);
  if (comma !== null) {
    const [, before = '', after = ''] = comma;
    const [suffix = '', ...rest] = after.split(/,\s*/);
    if (rest.length > 0 && SUFFIXES.has(foldText(suffix)))
      return { givenName: rest.join(', '), familyName: `${before.trim()} ${suffix}` };
    if (SUFFIXES.has(foldText(after))) return splitName(`${before} ${after}`, familyFirst);
    return { givenName: after, familyName: before.trim() };
  }
  const words = text.split(' ').filter((word) => word !== '');
  if (words.length < 2) return { givenName: text, familyName: '' };
  const loud = byCapitals(words);
  if (loud !== null) return loud;
  if (familyFirst) {
    const end = familyEnd(words);
    return { givenName: words.slice(end).join(' '), familyName: words.slice(0, end).join(' ') };
  }
  const start = familyStart(words);
  return { givenName: words.slice(0, start).join(' '), familyName: words.slice(start).join(' ') };
};

/** Whether a header puts the family name first: by its words (`Nachname Vorname`), or by the habit of its language (`ФИО`, `Név`, `氏名`). */
export const isFamilyFirst = (header: string): boolean =>
  /^(фио|піб|фамилия имя( отчество)?|прізвище імя|nev|teljes nev|versenyzo|氏名|名前|選手名|姓名|名字|이름|성명|선수명)$/.test(
    foldText(header),
  ) ||
  /^(nachname|name (und )?vorname|familienname|nom|apellidos|apellido|cognome|nazwisko|last|surname|family|sukunimi|prijmeni|sobrenome)\b.*\b(vorname|prenom|nombre|nombres|nome|imie|first|given|forename|etunimi|jmeno)/.test(
    foldText(header),
  );

/** Names with the same key are the same for finding a person again. */
export const nameKey = (name: PersonName): string =>
  foldText(`${name.givenName} ${name.familyName}`);
