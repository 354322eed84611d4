import {
  decideTournament,
  evolveTournament,
  findEdition,
  initialTournament,
  publicExport,
  type TournamentAction,
  type TournamentState,
  type TournamentStream,
} from '@threecount/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recomputed } from '../scripts/recompute-teams.mjs';

/** Two teams of five that meet twice, as a server would take it. */
class Meeting {
  state: TournamentState = initialTournament();
  #now = Date.UTC(2026, 4, 30);

  constructor(options: Readonly<Record<string, unknown>>) {
    this.must('tournament', 't1', {
      ...{ type: 'create-tournament', name: 'Lantern Teams', date: null, rulebook: 'classic' },
    });
    this.must('tournament', 't1', { type: 'set-settings', settings: { rest: 0, options } });
    const column = { discipline: 'gi', event: 'single-rank', rank: 'blue' } as const;
    const choice = { column, standing: 'confirmed', alternatives: [] } as const;
    const division = { divisionId: 'd1', name: 'Blue belts', column: choice };
    this.must('division', 'd1', { type: 'create-division', ...division });
    for (const team of [1, 2]) this.#enter(team);
    this.must('division', 'd1', { type: 'draw-division', seedText: 'three rivers' });
    this.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
    this.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
  }

  #enter(team: number): void {
    const entry = { entryId: `e${team}`, personId: `p${team}`, divisionId: 'd1' };
    const plain = { seed: team, rank: '', weightKg: null, notDrawn: null, withdrawn: null };
    this.must('entry', entry.entryId, { type: 'enter', entry: { ...plain, ...entry, rows: [] } });
    const order = [0, 1, 2, 3, 4].map((i) => `p${team}${i}`);
    const members = order.map((personId) => ({ personId, rank: 'blue', weightKg: 80 }));
    this.must('entry', entry.entryId, { type: 'name-team', members });
    for (const personId of order) {
      this.must('entry', entry.entryId, { type: 'weigh-member', personId, weightKg: 80 });
    }
    this.must('entry', entry.entryId, { type: 'lodge-order', order });
  }

  take(kind: TournamentStream['kind'], id: string, action: TournamentAction): boolean {
    const stream = { kind, id };
    const now = this.#now;
    const decided = decideTournament(this.state, stream, action, { now, book: findEdition });
    if (!decided.ok) return false;
    const position = this.state.position + 1;
    const actedAt = new Date(now).toISOString();
    const { events } = decided;
    this.state = evolveTournament(this.state, { position, stream, actedAt, events });
    return true;
  }

  must(kind: TournamentStream['kind'], id: string, action: TournamentAction): void {
    if (!this.take(kind, id, action)) throw new Error(`${action.type} ${id} was refused`);
  }

  #record(matchId: string) {
    return this.state.divisions.get('d1')?.matches.get(matchId);
  }

  /** Fights a team match to its end. @param lot what happens next, from 0 to 9 each */
  fight(matchId: string, lot: () => number): void {
    const match = (action: TournamentAction) => this.must('match', matchId, action);
    match({ type: 'open-match', matId: 'm1' });
    for (;;) {
      const team = this.#record(matchId)?.team;
      if (!team || team.state.phase.is === 'ended') break;
      if (team.onMat !== null) {
        if (lot() === 0) this.#hurt(matchId, lot);
        this.#bout(matchId, lot);
      } else if (team.state.phase.is === 'level') {
        match({ type: 'rule-team-match', winner: 'red', by: 'Chief', reason: 'level' });
      } else this.#pick(matchId, lot);
    }
    match({ type: 'confirm-result' });
  }

  #hurt(matchId: string, lot: () => number): void {
    const side = lot() < 5 ? 'red' : 'blue';
    this.take('match', matchId, { type: 'withdraw-fighter', side, place: lot() % 5, by: 'Doctor' });
  }

  #pick(matchId: string, lot: () => number): void {
    for (const side of ['red', 'blue'] as const) {
      const first = lot() % 5;
      const pick = (place: number) =>
        this.take('match', matchId, { type: 'pick-fighter', side, place });
      [0, 1, 2, 3, 4].some((i) => pick((first + i) % 5));
    }
  }

  #bout(matchId: string, lot: () => number): void {
    const act = (action: Extract<TournamentAction, { type: 'official-action' }>['action']) => {
      const epoch = this.#record(matchId)?.epoch ?? 0;
      const given = { type: 'official-action', action, instant: this.#now, epoch } as const;
      return this.take('match', matchId, given);
    };
    // Between two bouts somebody may have been the last one.
    if (this.#record(matchId)?.team?.onMat === null) return;
    act({ do: 'start' });
    this.#now += 60_000;
    const side = lot() < 5 ? 'red' : 'blue';
    for (let i = lot() % 3; i > 0; i -= 1) act({ do: 'foul', side, foul: 'stalling' });
    const end = lot();
    const settling = this.#record(matchId)?.team?.state.phase.is === 'tie-break';
    if (end === 9 && !settling) {
      act({ do: 'unable', side, cause: 'accident' });
    } else if (end === 8) {
      const barred = { do: 'disqualify', side, reason: 'biting', kind: 'disciplinary' } as const;
      act(lot() < 5 ? barred : { do: 'submission', side, by: 'unconscious' });
    } else if (end > 2 && !settling) {
      if (end === 7) for (const _ of [1, 2, 3]) act({ do: 'foul', side: 'both', foul: 'stalling' });
      this.#now += 600_000;
      act({ do: 'wait' });
    } else act({ do: 'submission', side, by: 'tap' });
    this.must('match', matchId, { type: 'confirm-bout' });
  }
}

const options = fc.record({
  lastBout: fc.constantFrom('both-last', 'either-last'),
  orderMode: fc.constantFrom('next-fighter', 'same-fighter', 'restart'),
  submissionTally: fc.constantFrom('with-unconscious', 'without-unconscious'),
  teamDqScope: fc.constantFrom('event', 'tie'),
});

describe('a program written from docs/api.md alone', () => {
  it('comes to the same winner, method, fighters left and steps', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(options, fc.array(fc.nat(9), { minLength: 60, maxLength: 60 }), (given, lots) => {
        let next = 0;
        const lot = (): number => {
          next += 1;
          return lots[next % lots.length] ?? 0;
        };
        const meeting = new Meeting(given);
        meeting.fight('d1-1', lot);
        const file = JSON.parse(JSON.stringify(publicExport(meeting.state, new Map())));
        const [{ team, winner, method, points }] = file.divisions[0].results;
        seen.add(method);
        const found = recomputed(team);
        expect(found).toMatchObject({ winner, method, left: points });
        const steps = team.steps.map(({ clause: _, ...step }: { clause: string }) => step);
        expect(found.steps).toEqual(steps);
      }),
      { numRuns: 150 },
    );
    const ways = ['last-fighter', 'total-warnings', 'team-disqualification', 'sudden-death'];
    expect([...seen]).toEqual(expect.arrayContaining(ways));
  });
});
