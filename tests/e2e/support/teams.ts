import type { Locator, Page } from 'playwright-core';
import { counts, shows } from './looks.ts';
import type { TestServer } from './server.ts';

/** Somebody of a team: name, belt, kilograms. */
export type Fighter = readonly [name: string, rank: string, weightKg: number | null];

/** Five of one belt and weight with a family name of their own. */
export const five = (family: string, weightKg: number | null = 80, rank = 'blue'): Fighter[] =>
  ['Ada', 'Bea', 'Cleo', 'Dana', 'Edda'].map((given) => [`${given} ${family}`, rank, weightKg]);

/** A tournament of teams as the organiser's API makes it, for tests that begin with teams that stand. */
export class TeamDay {
  readonly tournamentId: string;
  readonly #server: TestServer;
  #commands = 0;

  private constructor(server: TestServer, tournamentId: string) {
    this.#server = server;
    this.tournamentId = tournamentId;
  }

  static async made(server: TestServer, name = 'Lantern Teams', options = {}): Promise<TeamDay> {
    const body = { commandId: `make ${name}`, name, rulebook: 'classic' };
    const made = await server.ask<{ tournamentId: string }>('POST', '/tournaments', body);
    const day = new TeamDay(server, made.tournamentId);
    const settings = { rest: 0, options };
    await day.act('tournament', made.tournamentId, { type: 'set-settings', settings });
    return day;
  }

  /** Address of a page of the organiser. */
  get organiser(): string {
    return `${this.#server.url}/organiser/${this.tournamentId}`;
  }

  /** Address of the public page. */
  get public(): string {
    return `${this.#server.url}/t/${this.tournamentId}`;
  }

  post<T>(place: string, body: object): Promise<T> {
    this.#commands += 1;
    const commandId = `${this.tournamentId}-${this.#commands}`;
    const at = `/tournaments/${this.tournamentId}${place}`;
    return this.#server.ask<T>('POST', at, { commandId, ...body });
  }

  act(kind: string, id: string, action: object): Promise<unknown> {
    return this.post('/actions', { stream: { kind, id }, action });
  }

  /** A division for teams. */
  async event(divisionId: string, name: string, column: object): Promise<void> {
    const choice = { column: { discipline: 'gi', ...column }, standing: 'confirmed' };
    const action = { divisionId, name, column: { ...choice, alternatives: [] } };
    await this.act('division', divisionId, { type: 'create-division', ...action });
  }

  /** A team with its people, and who is on the bench. @returns its entry */
  async team(
    divisionId: string,
    name: string,
    people: readonly Fighter[],
    club = '',
    bench: readonly Fighter[] = [],
  ): Promise<string> {
    const members = [...people, ...bench].map(([who, rank, weightKg], i) => ({
      name: who,
      rank,
      weightKg,
      substitute: i >= people.length,
    }));
    const body = { divisionId, name, club, members };
    return (await this.post<{ entryId: string }>('/teams', body)).entryId;
  }

  /** Ids of a team's people, as they stand. */
  async peopleOf(divisionId: string, entryId: string): Promise<readonly string[]> {
    const at = `/tournaments/${this.tournamentId}/divisions/${divisionId}/teams`;
    const teams = await this.#server.ask<
      { team: { entryId: string }; members: { personId: string }[] }[]
    >('GET', at);
    const found = teams.find(({ team }) => team.entryId === entryId);
    return (found?.members ?? []).map(({ personId }) => personId);
  }

  /** Weighs everybody of a team, and hands its order in as it was named. */
  async ready(divisionId: string, entryId: string, weightKg = 80): Promise<void> {
    const order = await this.peopleOf(divisionId, entryId);
    for (const personId of order)
      await this.act('entry', entryId, { type: 'weigh-member', personId, weightKg });
    await this.act('entry', entryId, { type: 'lodge-order', order });
  }

  /** Makes the link of a team's coach. */
  coachLink(entryId: string): Promise<string> {
    return this.#link(`teams/${entryId}`);
  }

  /** Makes the link of a mat's table. */
  tableLink(matId: string): Promise<string> {
    return this.#link(`mats/${matId}`);
  }

  async #link(of: string): Promise<string> {
    const at = `/tournaments/${this.tournamentId}/${of}/link`;
    const { url } = await this.#server.ask<{ url: string }>('POST', at);
    const { pathname, search, hash } = new URL(url);
    return this.#server.url + pathname + search + hash;
  }
}

/** The organiser at the page of teams, by what a person would press. */
export class TeamDesk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  team(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  division(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** Enters a team by name and club; the form of its people opens. */
  async enter(division: string, name: string, club: string): Promise<void> {
    const region = this.division(division);
    await region.getByLabel('New team').fill(name);
    await region.getByLabel('Club, if any').fill(club);
    await region.getByRole('button', { name: 'Enter the team' }).click();
    await shows(this.dialog.getByRole('heading'), `People of ${name}`);
  }

  /** Types one row of the form of a team's people. */
  async row(place: number, [name, rank, weightKg]: Fighter): Promise<void> {
    await this.dialog.getByLabel(`Place ${place}: name`).fill(name);
    await this.dialog.getByLabel(`Place ${place}: belt`).selectOption(rank);
    const kg = weightKg === null ? '' : String(weightKg);
    await this.dialog.getByLabel(`Place ${place}: weight in kg`).fill(kg);
  }

  /** Types all people of a team into its form. */
  async rows(people: readonly Fighter[]): Promise<void> {
    for (const [at, fighter] of people.entries()) await this.row(at + 1, fighter);
  }

  /** Saves the form, which must be taken. */
  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Save the team' }).click();
    await counts(this.dialog, 0);
  }

  async openPeople(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `People of ${name}` }).click();
    await this.dialog.waitFor();
  }

  /** The weight of somebody at the weigh-in. */
  scale(name: string): Locator {
    return this.page.getByLabel(`Weight of ${name} in kg`);
  }
}
