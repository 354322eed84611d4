import type { TeamDay } from './teams.ts';

/** How a bout of a test ends; nobody waits for a clock. */
export type BoutEnd = 'red' | 'blue' | 'both-warned';

interface View {
  readonly match: {
    readonly epoch: number;
    readonly card: { readonly matchId: string };
  } | null;
}

/** The table of a mat with team matches, by what it sends. */
export class TeamMat {
  readonly #day: TeamDay;
  readonly #table: string;
  #open: View['match'] = null;

  constructor(day: TeamDay, matId = 'm1') {
    this.#day = day;
    this.#table = `/mats/${matId}/table`;
  }

  get #match(): NonNullable<View['match']> {
    if (this.#open === null) throw new Error('No match is open.');
    return this.#open;
  }

  async #send(verb: string, body: object = {}): Promise<void> {
    const view = await this.#day.post<View>(`${this.#table}/${verb}`, body);
    this.#open = view.match;
  }

  /** Takes a team match; the first one that is ready by default. @returns its id */
  async take(matchId?: string): Promise<string> {
    await this.#send('open', matchId === undefined ? {} : { matchId });
    return this.#match.card.matchId;
  }

  /** What officials do in the bout on the mat. */
  async acts(...acts: readonly object[]): Promise<void> {
    const { card, epoch } = this.#match;
    const actions = acts.map((action, i) => ({
      commandId: `${card.matchId} ${epoch} ${JSON.stringify(action)} ${Date.now()} ${i}`,
      instant: Date.now() + i,
      action,
    }));
    const body = { matchId: card.matchId, epoch, actions };
    const answer = await this.#day.post<{
      readonly refused: readonly { readonly message: string }[];
      readonly view: View;
    }>(`${this.#table}/actions`, body);
    const [no] = answer.refused;
    if (no !== undefined) throw new Error(no.message);
    this.#open = answer.view.match;
  }

  start(): Promise<void> {
    return this.acts({ do: 'start' });
  }

  /** Ends the bout on the mat, which has started; it is not confirmed. */
  end(end: BoutEnd): Promise<void> {
    if (end !== 'both-warned') return this.acts({ do: 'submission', side: end, by: 'tap' });
    return this.acts(...[1, 2, 3].map(() => ({ do: 'foul', side: 'both', foul: 'stalling' })));
  }

  confirmBout(): Promise<void> {
    return this.#send('confirm-bout', { matchId: this.#match.card.matchId });
  }

  /** Fights and confirms one bout after another. */
  async bouts(...ends: readonly BoutEnd[]): Promise<void> {
    for (const end of ends) {
      await this.start();
      await this.end(end);
      await this.confirmBout();
    }
  }

  pick(side: 'red' | 'blue', place: number): Promise<void> {
    return this.#send('pick-fighter', { matchId: this.#match.card.matchId, side, place });
  }

  withdraw(side: 'red' | 'blue', place: number): Promise<void> {
    const body = { matchId: this.#match.card.matchId, side, place, by: 'Doctor' };
    return this.#send('withdraw-fighter', body);
  }

  /** Confirms the team match. */
  confirm(): Promise<void> {
    return this.#send('confirm', { matchId: this.#match.card.matchId });
  }
}

/** A drawn division `d1` of teams of five on mat 1, each team weighed and with its order in. */
export async function drawnTeams(
  day: TeamDay,
  teams: readonly (readonly [name: string, club: string])[],
  peopleOf: (team: number) => readonly (readonly [string, string, number | null])[],
): Promise<TeamMat> {
  await day.event('d1', 'Blue belts', { event: 'single-rank', rank: 'blue' });
  for (const [i, [name, club]] of teams.entries()) {
    const entryId = await day.team('d1', name, [...peopleOf(i)], club);
    await day.ready('d1', entryId);
    await day.act('entry', entryId, { type: 'set-seed', seed: i + 1 });
  }
  const plan = { format: 'single-elimination', thirdPlace: 'none' };
  await day.act('division', 'd1', { type: 'set-plan', plan });
  await day.post('/draw', { seedText: 'three rivers' });
  await day.act('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  await day.act('division', 'd1', { type: 'assign-division', matId: 'm1' });
  return new TeamMat(day);
}
