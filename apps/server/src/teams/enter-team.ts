import type { DivisionState, idsAfter, PersonRecord, TeamSheetRules } from '@threecount/tournament';
import { ApiError } from '../http/api-error.ts';
import { newPerson, plainEntry } from '../routes/typed-person.ts';
import type { Command } from '../sessions/commands.ts';
import type { TeamPeople, TypedMember } from './members.ts';

/** A team as typed, or as a list has it. */
export interface TypedTeam {
  readonly name: string;
  readonly club: string;
  readonly members: readonly TypedMember[];
}

/** What a write that enters teams works with. */
export interface Entering {
  readonly division: DivisionState;
  readonly rules: TeamSheetRules;
  readonly people: ReadonlyMap<string, PersonRecord>;
  readonly ids: ReturnType<typeof idsAfter>;
  readonly teamPeople: TeamPeople;
}

type Step = Pick<Command, 'stream' | 'action'>;

const folded = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** @throws ApiError 409 where the division has a team of that name */
function refuseTwice({ division, people }: Entering, name: string): void {
  for (const { entry, leftAt } of division.entries.values()) {
    const record = people.get(entry.personId);
    const other = `${record?.givenName ?? ''} ${record?.familyName ?? ''}`.trim();
    if (leftAt !== null || folded(other) !== folded(name)) continue;
    const message = `A team ${other} is entered in ${division.name} already.`;
    throw new ApiError(409, 'team-twice', message, { place: 'body.name' });
  }
}

/**
 * The steps that enter a team with its people: an entry whose name stands where a person's would. Its person is always
 * a new one: a team of a club in another division is another team, with other people.
 * @param notDrawn `late` where it comes into a bracket that is drawn
 * @throws ApiError 409
 */
export function enterTeam(
  entering: Entering,
  { name, club, members }: TypedTeam,
  notDrawn: 'late' | null,
): { readonly entryId: string; readonly record: PersonRecord; readonly steps: readonly Step[] } {
  refuseTwice(entering, name);
  const { division, rules, ids, teamPeople } = entering;
  const typed = { givenName: '', familyName: name, club, born: null, gender: null };
  const record = newPerson(ids.person(), typed);
  const entryId = ids.entry();
  const { divisionId } = division;
  const entry = plainEntry({ entryId, personId: record.personId, divisionId, notDrawn });
  const stream = { kind: 'entry', id: entryId } as const;
  const named = teamPeople.named({ name, club }, rules, members);
  const enter: Step = { stream, action: { type: 'enter', entry } };
  return {
    entryId,
    record,
    steps: members.length === 0 ? [enter] : [enter, { stream, action: named }],
  };
}

/** The commands of a write: the first has the sender's id, by which the whole is known again. */
export const commandsOf = (id: string, steps: readonly Step[]): readonly Command[] =>
  steps.map((step, i) => ({ ...step, commandId: i === 0 ? id : `${id}/${i}` }));
