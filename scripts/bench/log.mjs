import { built } from '../lib/built.mjs';

const { decideTournament, evolveTournament, findEdition, initialTournament } =
  await built('packages/tournament');

const start = Date.parse('2026-05-30T09:00:00.000Z');

/** A tournament in memory, led on as the server does it: decide, then fold what was decided. */
export class Log {
  state = initialTournament();
  now = start;

  /** @returns the events. @throws where the action is refused */
  must(kind, id, action) {
    const stream = { kind, id };
    const decided = decideTournament(this.state, stream, action, {
      now: this.now,
      book: findEdition,
    });
    if (!decided.ok) throw new Error(`${action.type} ${id}: ${decided.refusal.message}`);
    const { events } = decided;
    this.state = evolveTournament(this.state, {
      position: this.state.position + 1,
      stream,
      actedAt: new Date(this.now).toISOString(),
      events,
    });
    return events;
  }
}

const knockOut = { format: 'single-elimination', thirdPlace: 'none' };
const column = { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'expert' };

/** A division `d1` of so many entries (each with a seed, or none) on mat `m1`, not drawn yet. */
export function entered(count, { seeded = true } = {}) {
  const log = new Log();
  const made = { name: 'Bench', date: '2026-05-30', rulebook: 'five' };
  log.must('tournament', 't1', { type: 'create-tournament', ...made });
  const settings = { formats: [{ from: 2, to: null, plan: knockOut }], rest: 0 };
  log.must('tournament', 't1', { type: 'set-settings', settings });
  const choice = { column, standing: 'confirmed', alternatives: [] };
  const division = { divisionId: 'd1', name: 'Bench division', column: choice };
  log.must('division', 'd1', { type: 'create-division', ...division });
  for (let number = 1; number <= count; number += 1) {
    const entry = {
      entryId: `e${number}`,
      personId: `p${number}`,
      divisionId: 'd1',
      seed: seeded ? number : null,
      rank: '',
      weightKg: null,
      notDrawn: null,
      withdrawn: null,
      rows: [],
    };
    log.must('entry', entry.entryId, { type: 'enter', entry });
  }
  log.must('mat', 'm1', { type: 'add-mat', matId: 'm1', name: 'Mat 1' });
  log.must('division', 'd1', { type: 'assign-division', matId: 'm1' });
  return log;
}

/** `apart`: who is kept apart; left out: nobody. */
export const draw = (log, seedText = 'x', apart = undefined) =>
  log.must('division', 'd1', {
    type: 'draw-division',
    seedText,
    ...(apart === undefined ? {} : { apart }),
  });
