import {
  books,
  type DivisionColumn,
  divisionVocabulary,
  type Rulebook,
} from '@threecount/rulebooks';
import { setupOf } from '../engine/book.ts';
import { defaultSettings } from '../initial.ts';
import { oneOf, type Random } from '../random/random.ts';
import type { DivisionId, Entry, EntryId, StandingRules } from '../types/entities.ts';
import { CensusLog } from './census-log.ts';
import { plansFor } from './plans.ts';
import { nameTeams } from './teams.ts';

/** Mostly small, where most of the special cases are. */
function sizeOf(random: Random): number {
  const kind = random.below(100);
  if (kind < 60) return 1 + random.below(9);
  return kind < 95 ? 8 + random.below(17) : 25 + random.below(56);
}

function rulesOf(random: Random): StandingRules {
  return {
    ...defaultSettings.standing,
    restart: random.chance(50) ? 'again' : 'onward',
    withdrawn: random.chance(50) ? 'walkovers' : 'struck',
  };
}

/** A random tournament with one to three drawn divisions, some people in several, under any of our books. */
export function randomOccasion(random: Random): CensusLog {
  const log = new CensusLog();
  const rulebook = oneOf(books, random)?.id ?? '';
  const named = { name: 'Census', date: '2026-05-30' };
  log.must('tournament', 't1', { type: 'create-tournament', ...named, rulebook });
  const settings = { standing: rulesOf(random), rest: 0, calls: { number: 0, intervalSeconds: 0 } };
  log.must('tournament', 't1', { type: 'set-settings', settings });
  for (const matId of ['m1', 'm2']) log.must('mat', matId, { type: 'add-mat', matId, name: matId });
  const divisions = 1 + random.below(3);
  let number = 0;
  for (let d = 1; d <= divisions; d += 1) {
    const divisionId = `d${d}`;
    const size = sizeOf(random);
    addDivision(log, divisionId);
    log.must('division', divisionId, {
      type: 'assign-division',
      matId: random.chance(50) ? 'm1' : 'm2',
    });
    for (let i = 0; i < size; i += 1) {
      number += 1;
      const seed = random.chance(30) ? 1 + random.below(size) : null;
      // The people of the divisions overlap by a third.
      const personId = `p${Math.floor((d - 1) * size * 0.7) + i + 1}`;
      enter(log, { entryId: `e${number}`, personId, divisionId, seed });
    }
    nameTeams(log, divisionId, random);
    const plan = oneOf(plansFor(size), random);
    if (plan !== undefined) log.must('division', divisionId, { type: 'set-plan', plan });
    log.must('division', divisionId, { type: 'draw-division', seedText: `draw ${random.word()}` });
  }
  return log;
}

function addDivision(log: CensusLog, divisionId: DivisionId): void {
  const column = columnOf(log.state);
  log.must('division', divisionId, {
    type: 'create-division',
    divisionId,
    name: `Division ${divisionId}`,
    column: { column, standing: 'guessed', alternatives: [] },
  });
}

/** Enters somebody; refused where the person is in the division already. */
export function enter(
  log: CensusLog,
  given: Pick<Entry, 'entryId' | 'personId' | 'divisionId' | 'seed'> & Partial<Entry>,
): EntryId | null {
  const entry: Entry = {
    rank: '',
    weightKg: null,
    points: null,
    notDrawn: null,
    withdrawn: null,
    rows: [],
    ...given,
  };
  return log.take('entry', entry.entryId, { type: 'enter', entry }).ok ? entry.entryId : null;
}

const columns = new WeakMap<Rulebook, DivisionColumn>();

/** A column that the book has rules for: its first one. */
function columnOf({ books: held, rulebook }: CensusLog['state']): DivisionColumn {
  const book = held.get(rulebook?.hash ?? '');
  const column = book && (columns.get(book) ?? columnsOf(book).find((one) => hasRules(book, one)));
  if (book === undefined || column === undefined) throw new Error('the book has no division');
  columns.set(book, column);
  return column;
}

const hasRules = (book: Rulebook, column: DivisionColumn): boolean =>
  setupOf(book, column, {}, 'bracket', { red: null, blue: null }).ok;

function columnsOf(book: Rulebook): DivisionColumn[] {
  const { disciplines, ageGroups, levels, events } = divisionVocabulary(book);
  const ages = ageGroups.map(({ id, genders: [gender] }) =>
    gender === undefined ? { ageGroup: id } : { ageGroup: id, gender },
  );
  return disciplines.flatMap((discipline) => {
    const own = levels.filter((table) => table.discipline === discipline);
    const named = own.flatMap(({ levels: all, namedBy }) =>
      all.map(({ id }) => ({ [namedBy]: id })),
    );
    const of = [{}, ...events.map((event) => ({ event }))];
    return of.flatMap((event) =>
      [{}, ...ages].flatMap((age) =>
        [{}, ...named].map((level) => ({ discipline, ...event, ...age, ...level })),
      ),
    );
  });
}
