import type { PersonRecord } from '../types/entities.ts';
import { mayBeOne } from './find-person.ts';
import { nameKey } from './person-name.ts';
import { foldText } from './text.ts';

/** Somebody as the desk types them in. */
export type TypedPerson = Pick<PersonRecord, 'givenName' | 'familyName' | 'club' | 'born'>;

const letters = ({ givenName, familyName }: TypedPerson): string =>
  `${givenName} ${familyName}`.trim().toLowerCase();

/**
 * The person of the tournament whom somebody types in by hand: of the same name, and of the same birth date or club,
 * with nothing that parts them. Null: nobody, or several.
 */
export function knownPerson(
  people: Iterable<PersonRecord>,
  typed: TypedPerson,
): PersonRecord | null {
  const name = nameKey(typed);
  const club = foldText(typed.club);
  const found: PersonRecord[] = [];
  for (const person of people) {
    // Folding every name of a large tournament would take long: names of another length or letter are left at once.
    if (person.erased || letters(person).length !== letters(typed).length) continue;
    if (nameKey(person) !== name || !mayBeOne(person.born, typed.born)) continue;
    const sameBirth = typed.born !== null && person.born === typed.born;
    if (sameBirth || foldText(person.club) === club) found.push(person);
  }
  const [only, other] = found;
  return only !== undefined && other === undefined ? only : null;
}
