import type { PersonRecord, TournamentAction } from '@threecount/tournament';
import { newPerson, plainEntry } from '../routes/typed-person.ts';
import type { Command } from '../sessions/commands.ts';
import type { Work } from '../sessions/session.ts';
import { allBelts, blueBelts, type DemoTeam, demoTable } from './teams.ts';

interface DemoEvent {
  readonly divisionId: string;
  readonly name: string;
  readonly column: { readonly discipline: string; readonly event: string; readonly rank?: string };
  readonly teams: readonly DemoTeam[];
}

const events: readonly DemoEvent[] = [
  {
    divisionId: 'd1',
    name: 'Blue belts, five a side',
    column: { discipline: 'gi', event: 'single-rank', rank: 'blue' },
    teams: blueBelts,
  },
  {
    divisionId: 'd2',
    name: 'All belts, five a side',
    column: { discipline: 'gi', event: 'all-ranks' },
    teams: allBelts,
  },
];

/** What fills the team demo's tournament, up to the weighing and the orders; its people are all new. */
export class TeamWork {
  readonly commands: Command[] = [];
  readonly people: PersonRecord[] = [];
  readonly #id: string;
  readonly #at: number;
  #entries = 0;

  constructor(tournamentId: string, commandId: string, at: number) {
    this.#id = commandId;
    this.#at = at;
    const settings = { options: { handicapTable: demoTable } };
    this.#do('tournament', tournamentId, { type: 'set-settings', settings });
    for (const event of events) this.#event(event);
  }

  get work(): Work {
    return { commands: this.commands, people: this.people };
  }

  #do(kind: Command['stream']['kind'], id: string, action: TournamentAction): void {
    const commandId = `${this.#id}/${this.commands.length + 1}`;
    this.commands.push({ commandId, stream: { kind, id }, action, at: this.#at });
  }

  #event({ divisionId, name, column, teams }: DemoEvent): void {
    const choice = { column, standing: 'confirmed', alternatives: [] } as const;
    this.#do('division', divisionId, { type: 'create-division', divisionId, name, column: choice });
    for (const team of teams) this.#team(divisionId, team);
  }

  #team(divisionId: string, { name, club, country, members }: DemoTeam): void {
    this.#entries += 1;
    const entryId = `e${this.#entries}`;
    const personId = this.#person({ givenName: '', familyName: name, club, country });
    const entry = plainEntry({ entryId, personId, divisionId });
    this.#do('entry', entryId, { type: 'enter', entry });
    const named = members.map(({ rank, weightKg, ...names }) => ({
      personId: this.#person({ ...names, club, country }),
      rank,
      weightKg,
    }));
    this.#do('entry', entryId, { type: 'name-team', members: named });
    for (const { personId: who, weightKg } of named) {
      this.#do('entry', entryId, { type: 'weigh-member', personId: who, weightKg });
    }
    const order = named.map(({ personId: who }) => who);
    this.#do('entry', entryId, { type: 'lodge-order', order });
  }

  #person(
    given: Pick<PersonRecord, 'givenName' | 'familyName' | 'club' | 'country'>,
  ): PersonRecord['personId'] {
    const personId = `p${this.people.length + 1}`;
    const { country, ...typed } = given;
    this.people.push({ ...newPerson(personId, { ...typed, born: null, gender: null }), country });
    return personId;
  }
}
