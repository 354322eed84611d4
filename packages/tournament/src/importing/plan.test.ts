import { describe, expect, it } from 'vitest';
import { after, planOf } from './testing.ts';

const HEAD =
  'First name|Last name|Club|Birth date|Gender|Division|Weight|Seed|Approved|Weigh-in|User id';
const ann = 'Ann|Berg|Blue|2000-05-04|F|Women / Adult / -60 kg|58,2|1|Approved|ok|71';
const eva = 'Eva|Holm|Red|2001-05-04|F|Women / Adult / -60 kg|59.9||Approved|ok|72';

const fates = (plan: ReturnType<typeof planOf>): string[] =>
  plan.rows.map(({ row, fate }) => `${row} ${fate}`);
const notesOf = (plan: ReturnType<typeof planOf>, row: number): string =>
  plan.preview.rows.find((found) => found.row === row)?.notes.join(' ') ?? '';

describe('plan of an import', () => {
  it('makes people, divisions and entries with ids in order', () => {
    const plan = planOf([HEAD, ann, eva]);
    expect(
      plan.people.map(({ personId, givenName, born, gender, externalIds }) => ({
        personId,
        givenName,
        born,
        gender,
        externalIds,
      })),
    ).toEqual([
      {
        personId: 'p1',
        givenName: 'Ann',
        born: '2000-05-04',
        gender: 'female',
        externalIds: { 'user-id': '71' },
      },
      {
        personId: 'p2',
        givenName: 'Eva',
        born: '2001-05-04',
        gender: 'female',
        externalIds: { 'user-id': '72' },
      },
    ]);
    expect(plan.divisions).toMatchObject([
      {
        divisionId: 'd1',
        name: 'Women / Adult / -60 kg',
        column: { column: { ageGroup: 'adults', gender: 'female' }, standing: 'guessed' },
      },
    ]);
    expect(plan.entries).toMatchObject([
      {
        entryId: 'e1',
        personId: 'p1',
        divisionId: 'd1',
        seed: 1,
        weightKg: 58.2,
        notDrawn: null,
        rows: [1],
      },
      { entryId: 'e2', personId: 'p2', divisionId: 'd1', seed: null, weightKg: 59.9, rows: [2] },
    ]);
    expect(plan.preview).toMatchObject({
      counts: { imported: 2, merged: 0, 'already-there': 0, 'not-drawn': 0, refused: 0 },
      divisions: [{ name: 'Women / Adult / -60 kg', entries: 2, durationMs: 360_000 }],
      problems: [],
    });
  });

  it('gives every row its fate, with the reason', () => {
    const plan = planOf([
      HEAD,
      ann,
      'Ann|Berg|Blue|2000-05-04|F|women / adult / −60|||Approved|ok|71',
      'Ida|Dahl|Red|2002-05-04|F|Women / Adult / -60 kg|||Not approved||73',
      'Mia|Dahl|Red|2002-05-04|F|Women / Adult / -60 kg|||Approved|dq|74',
      '||Red|2002-05-04|F|Women / Adult / -60 kg|||Approved|ok|75',
      'Una|Dahl|Red|2002-05-04|F||||Approved|ok|76',
      '||||||||||',
      'Total|4|||||||||',
      HEAD,
    ]);
    expect(fates(plan)).toEqual([
      '1 imported',
      '2 merged',
      '3 not-drawn',
      '4 not-drawn',
      '5 refused',
      '6 refused',
      '8 refused',
      '9 refused',
    ]);
    expect(plan.rows[1]).toEqual({ row: 2, fate: 'merged', entryId: 'e1', withRow: 1 });
    expect(plan.rows.slice(2, 4)).toMatchObject([
      { reason: 'not-approved' },
      { reason: 'failed-weigh-in' },
    ]);
    expect(plan.rows.slice(4, 6)).toMatchObject([
      { column: 'Last name', reason: 'No name.' },
      { column: 'Division', reason: 'No division.' },
    ]);
    expect(plan.rows[6]).toMatchObject({ reason: 'A line of totals, not an entry.' });
    expect(plan.entries[0]?.rows).toEqual([1, 2]);
    expect(plan.preview.divisions).toMatchObject([{ entries: 1 }]);
  });

  it('changes nothing when the same list comes again', () => {
    const list = [
      HEAD,
      ann,
      eva,
      'Ida|Dahl|Red|2002-05-04|F|Women / Adult / -60 kg|||Not approved||73',
    ];
    const first = planOf(list);
    const again = planOf(list, {}, after(first));
    expect(fates(again)).toEqual(['1 already-there', '2 already-there', '3 already-there']);
    expect([again.people, again.divisions, again.entries, again.moves]).toEqual([[], [], [], []]);
  });

  it('moves an entry whose class was changed in the list', () => {
    const before = after(planOf([HEAD, ann, eva]));
    const again = planOf([HEAD, ann, eva.replace('-60', '-65')], {}, before);
    expect(fates(again)).toEqual(['1 already-there', '2 imported']);
    expect(again.moves).toEqual([
      { entryId: 'e2', toEntryId: 'e3', reason: 'moved to Women / Adult / -65 kg' },
    ]);
    expect(again.preview.divisions.map(({ name, entries }) => [name, entries])).toEqual([
      ['Women / Adult / -60 kg', 1],
      ['Women / Adult / -65 kg', 1],
    ]);
    const third = planOf([HEAD, ann, eva.replace('-60', '-65')], {}, after(again, before));
    expect([third.entries, third.moves]).toEqual([[], []]);
  });

  it('does not move where another list brings another division', () => {
    const before = after(planOf([HEAD, ann, eva]));
    const absolute = planOf([HEAD, eva.replace('-60 kg', 'Absolute')], {}, before);
    expect(absolute.moves).toEqual([]);
    expect(absolute.entries).toMatchObject([{ personId: 'p2' }]);
  });

  it('enters nobody into a drawn division', () => {
    const before = after(planOf([HEAD, ann]));
    const drawn = {
      ...before,
      divisions: before.divisions.map((division) => ({ ...division, drawn: true })),
    };
    const plan = planOf([HEAD, ann, eva], {}, drawn);
    expect(fates(plan)).toEqual(['1 already-there', '2 refused']);
    expect(plan.people).toEqual([]);
    expect(plan.rows[1]).toMatchObject({
      column: 'Division',
      reason: expect.stringContaining('drawn already'),
    });
  });

  it('plans nothing where the list cannot be used, and says why', () => {
    const plan = planOf(['sku|price|stock', '1|2|3', '4|5|6']);
    expect(plan.preview.problems).not.toEqual([]);
    expect([plan.rows, plan.people, plan.entries]).toEqual([[], [], []]);
  });

  it('takes ids from the tournament’s own source', () => {
    let last = 40;
    const next = (): string => {
      last += 1;
      return `x${last}`;
    };
    const plan = planOf([HEAD, ann], { ids: { person: next, entry: next, division: next } });
    expect(plan.entries[0]).toEqual(
      expect.objectContaining({ divisionId: 'x41', personId: 'x42', entryId: 'x43' }),
    );
  });
});

it('does not take a person called Sum for a line of totals', () => {
  const plan = planOf(['Name|Club|Division|Notes|Seed', 'Sum Ann||Women||', 'Sum|2|||']);
  expect(plan.rows.map(({ fate }) => fate)).toEqual(['imported', 'refused']);
});

describe('what is only noted', () => {
  it('card 55: a seed given twice, and seeds that are none', () => {
    const row = (name: string, seed: string): string =>
      `${name}|Berg|Blue|2000-05-04|F|Women / Adult / -60 kg||${seed}|||`;
    const plan = planOf([
      HEAD,
      ...['1', '2', '0', '', '-', '2'].map((seed, index) => row(`N${'abcdef'[index]}`, seed)),
    ]);
    expect(plan.entries.map(({ seed }) => seed)).toEqual([1, 2, null, null, null, null]);
    expect(notesOf(plan, 6)).toContain('stands in row 2 already');
  });

  it('points of a ranking that are none, and such as cannot be read', () => {
    const plan = planOf([
      'Name|Division|Ranking points',
      ...['1.250', '87,5', '0', '', '-', 'many'].map(
        (points, i) => `N${'abcdef'[i]} Berg|Women|${points}`,
      ),
    ]);
    expect(plan.entries.map(({ points }) => points)).toEqual([1250, 87.5, null, null, null, null]);
    expect(notesOf(plan, 6)).toContain('Points "many" are no number');
    expect(notesOf(plan, 5)).not.toContain('Points');
  });

  it('birth dates that cannot be', () => {
    const row = (name: string, born: string): string =>
      `${name}|Berg|Blue|${born}|F|Women / Adult||||ok|`;
    const plan = planOf([
      HEAD,
      row('Ann', '2026-04-01'),
      row('Bea', '1926-04-01'),
      row('Cia', '2027-01-01'),
      row('Dea', '31.02.2000'),
    ]);
    expect(plan.people.map(({ born }) => born)).toEqual([null, null, null, null]);
    expect(
      plan.preview.rows.every(({ fate, notes }) => fate === 'imported' && notes.length === 1),
    ).toBe(true);
  });

  it('what does not fit the division, in the words of its name', () => {
    const plan = planOf([
      'Name|Birth date|Gender|Belt|Weight|Division',
      'Ann Berg|2013-05-04|F|Blue|58|Adult [18+ years] / Women / Blue / -60 kg',
      'Bo Holm|2000-05-04|M|White|60.4|Adult [18+ years] / Women / Blue / -60 kg',
      'Cia Dahl|2000-05-04|F|Plum|60|Adult [18+ years] / Women / Blue / -60 kg',
    ]);
    expect(plan.preview.counts.imported).toBe(3);
    expect(notesOf(plan, 1)).toBe("Age 13 does not fit the division's ages.");
    expect(notesOf(plan, 2)).toMatch(
      /other gender.*60.4 kg is over the class limit of 60 kg.*"White" does not fit/,
    );
    expect(notesOf(plan, 3)).toBe('Belt "Plum" is not known.');
  });

  it('that dates were open, until the organiser says how to read them', () => {
    const list = [
      'Name|Birth date|Division',
      'Ann Berg|04/05/2000|Women adult',
      'Eva Holm|03/04/2001|Women adult',
    ];
    expect(planOf(list).preview.notes.join()).toContain('2 birth dates');
    expect(planOf(list).people[0]?.born).toBe('2000-05-04');
    const chosen = planOf(list, { dateOrder: 'mdy' });
    expect(chosen.preview.notes).toEqual([]);
    expect(chosen.people[0]?.born).toBe('2000-04-05');
  });

  it('that ages are provisional without a date of the tournament', () => {
    expect(planOf([HEAD, ann], { date: null }).preview.notes.join()).toContain('provisional');
  });
});

describe('divisions put together', () => {
  it('from their parts', () => {
    const plan = planOf([
      'Name|Gender|Age group|Level|Weight class|Style',
      'Ann Berg|F|Adult|Advanced|-60 kg|No-Gi',
      'Bo Holm|M|U15|Beginner|-50 kg|No-Gi',
    ]);
    expect(plan.divisions.map(({ name }) => name)).toEqual([
      'No-Gi / Women / Adult / Advanced / -60 kg',
      'No-Gi / Boys / U15 / Beginner / -50 kg',
    ]);
    expect(plan.divisions[0]?.column.column).toEqual({
      discipline: 'no-gi',
      ageGroup: 'adults',
      gender: 'female',
      level: 'expert',
    });
  });

  it('from a name and the columns that it leaves out', () => {
    const plan = planOf([
      'Name|Gender|Category|Weight class',
      'Ann Berg|F|Adult Blue Belt Group|-60 kg',
      'Bo Holm|M|Adult Blue Belt Group|-60 kg',
      'Cy Dahl|M|Adult White Belt Group|-76 kg',
    ]);
    expect(plan.divisions.map(({ name }) => name)).toEqual([
      'Adult Blue Belt Group / Women / -60 kg',
      'Adult Blue Belt Group / Men / -60 kg',
      'Adult White Belt Group / Men / -76 kg',
    ]);
  });

  it('not where the name says it all', () => {
    const plan = planOf([
      'Name|Gender|Category|Weight class',
      'Ann Berg|F|Women / Adult / -60 kg|-60 kg',
    ]);
    expect(plan.divisions.map(({ name }) => name)).toEqual(['Women / Adult / -60 kg']);
  });
});

describe('who is who', () => {
  const list = 'Name|Club|Birth date|Division|Licence';
  const personsOf = (...rows: readonly string[]): number => planOf([list, ...rows]).people.length;

  it('is one person in several divisions', () => {
    expect(
      personsOf('Ann Berg|Blue|2000-05-04|Women gi|', 'ANN BERG|Blue|2000-05-04|Women no-gi|'),
    ).toBe(1);
    expect(
      personsOf('Ann Berg|Blue|2000-05-04|Women gi|7', 'Ann Berg|Other|2000-05-04|Women no-gi|7'),
    ).toBe(1);
    expect(personsOf('Ann Berg|Blue||Women gi|', 'Ann Berg|Blue|2000|Women no-gi|')).toBe(1);
    expect(
      personsOf('Ann Berg|Blue|2000-05-04|Women gi|', 'Ann Berg|Elsewhere|2000-05-04|Women no-gi|'),
    ).toBe(1);
  });

  it('is two people with another birth date, id, gender or, without a birth date, club', () => {
    expect(
      personsOf('Ann Berg|Blue|2000-05-04|Women gi|', 'Ann Berg|Blue|1975-05-04|Women no-gi|'),
    ).toBe(2);
    expect(
      personsOf('Ann Berg|Blue|2000-05-04|Women gi|7', 'Ann Berg|Blue|2000-05-04|Women no-gi|8'),
    ).toBe(2);
    expect(personsOf('Ann Berg|Blue||Women gi|', 'Ann Berg|Red||Women no-gi|')).toBe(2);
  });

  it('is brother and sister under the id of one parent', () => {
    expect(
      personsOf('Ann Berg|Blue|2012-05-04|Girls gi|7', 'Tom Berg|Blue|2014-05-04|Boys gi|7'),
    ).toBe(2);
    expect(
      personsOf('Ann Berg|Blue|2012-05-04|Girls gi|7', 'Tom Berg|Blue|2012-05-04|Boys gi|7'),
    ).toBe(2);
  });

  it('is the same person after a correction of the name under the same id', () => {
    const before = after(planOf([list, 'Ann Berg|Blue|2000-05-04|Women gi|7']));
    const plan = planOf([list, 'Anna Berg-Holm|Blue|2000-05-04|Women gi|7'], {}, before);
    expect(plan.preview.counts['already-there']).toBe(1);
  });

  it('does not write over who is there', () => {
    const before = after(planOf([list, 'Ann Berg|Blue||Women gi|']));
    expect(planOf([list, 'Ann Berg|Blue|2000-05-04|Women no-gi|'], {}, before).people).toEqual([]);
  });
});

it('keeps the names of all scripts, and text as it is', () => {
  const long = 'Ж'.repeat(199);
  const plan = planOf([
    'First name|Last name|Club|Division',
    `${long}|李|<b onmouseover=alert(7)>Mat</b>|Men`,
    '=SUM(A1)|Ben|=2+5|Men',
  ]);
  expect(plan.people).toMatchObject([
    { givenName: long, familyName: '李', club: '<b onmouseover=alert(7)>Mat</b>' },
    { givenName: '=SUM(A1)', club: '=2+5' },
  ]);
});
