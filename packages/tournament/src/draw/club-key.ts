import { foldText } from '../importing/text.ts';

/** Words that people write where they have no club, as keys. */
const noClub: ReadonlySet<string> = new Set(
  'none no na nil noclub nogym noteam independent individual unattached unaffiliated freelance private vereinslos keinverein ohneverein sansclub individuel sinclub independiente semclube independente senzaclub indipendente bezklubu niezrzeszony geenclub utenklubb ingenklubb eiseuraa'.split(
    ' ',
  ),
);

/** Two names of a country with the same key are one: case, accents, hyphens and blanks do not part them. */
export const countryKey = (name: string): string => foldText(name).replace(/ /g, '');

/** The same of a club; empty where nothing is named, or a word for having none. */
export function clubKey(name: string): string {
  const key = countryKey(name);
  return noClub.has(key) ? '' : key;
}
