import { describe, expect, it } from 'vitest';
import { planImport } from './plan.ts';
import { listTable } from './table.ts';
import { vocabulary } from './testing.ts';
import type { ImportOptions } from './types.ts';

/* Lists as different organisers write them, invented here. */

const options: ImportOptions = {
  file: { name: 'list.csv', format: 'csv', encoding: 'utf-8', separator: '|' },
  date: '2026-05-01',
  today: '2026-01-01',
  vocabulary,
  durationOf: () => 300_000,
};

const plan = (lines: readonly string[], mapping?: Readonly<Record<string, string>>) => {
  const table = listTable(lines.map((line) => line.split('|')));
  const with_ = mapping === undefined ? options : { ...options, mapping };
  return planImport(table, with_, { people: [], entries: [], divisions: [] });
};

const names = (lines: readonly string[]): readonly string[] =>
  plan(lines).people.map(({ givenName, familyName }) => `${givenName} / ${familyName}`);

describe('names', () => {
  it('of other scripts stay different people', () => {
    const list = [
      'Name|Club|Division',
      'กิน ดี|A|Men -70',
      'กัน ดี|A|Men -70',
      'がき|B|Men',
      'かき|B|Men',
    ];
    expect(plan(list).preview.counts).toMatchObject({ imported: 4, merged: 0 });
  });

  it('with the family name first by the habit of a language', () => {
    expect(names(['ФИО|Клуб|Категория', 'Иванов Иван Иванович|Заря|Мужчины -77 кг'])).toEqual([
      'Иван Иванович / Иванов',
    ]);
    expect(
      names(['氏名|所属|カテゴリー', '山田 太郎|道場A|男子 -70', '佐藤 花子|道場B|女子 -57']),
    ).toEqual(['太郎 / 山田', '花子 / 佐藤']);
  });

  it('with something in brackets or a suffix behind a comma', () => {
    const list = ['Name|Club|Category', 'Ann Berg (Red Team)|Red|Women', 'Lee, Jr., Sam|Blue|Men'];
    expect(names(list)).toEqual(['Ann / Berg (Red Team)', 'Sam / Lee Jr.']);
  });
});

describe('what is said of the list', () => {
  const notesOf = (lines: readonly string[]) => plan(lines).preview.notes.join(' ');

  it('names a second column of one name that is not read', () => {
    const list = ['Name|Name|Club|Division', 'Ann|Berg|Red|Women', 'Bo|Dahl|Red|Men'];
    expect(notesOf(list)).toContain('"Name (2)"');
  });

  it('says that there is no header', () => {
    expect(notesOf(['Ann|Berg|Red Team|F|-60', 'Bo|Dahl|Blue Club|M|-80'])).toContain(
      'No header line',
    );
  });

  it('names what a second column of one field holds in a row', () => {
    const { preview } = plan(
      [
        'Name|Club|Gi division|No-Gi division',
        'Ann Berg|Red|Women -60|Women -64',
        'Bo Ek|Red|Men|',
      ],
      { 'Gi division': 'division', 'No-Gi division': 'division' },
    );
    expect(preview.rows.map(({ notes }) => notes.join())).toEqual([
      expect.stringContaining('"Women -64" under "No-Gi division" is not read'),
      '',
    ]);
  });

  it('names what a mapping by hand says in vain', () => {
    const { preview } = plan(['Name|Division', 'Ann Berg|Women'], {
      Nmae: 'fullName',
      Name: 'nmae',
    });
    expect(preview.notes.join(' ')).toMatch(/"Nmae", which is no header.*"nmae": there is none/);
  });

  it('names a word for the weigh-in that it does not know', () => {
    const { preview } = plan([
      'Name|Division|Weigh in',
      'Ann Berg|Women -60|ok',
      'Bo Ek|Men -70|ask Tom',
      'Cy Fo|Men -70|OVER 0.4kg',
    ]);
    expect(preview.rows.map(({ fate }) => fate)).toEqual(['imported', 'imported', 'not-drawn']);
    expect(preview.rows[1]?.notes.join()).toContain('"ask Tom" under "Weigh in"');
  });

  it('reads M beside H as a woman', () => {
    const { people } = plan([
      'Nombre|Apellidos|Sexo|División',
      'Luis|Vega|H|Adulto -76',
      'Ana|Sol|M|Adulto -58',
    ]);
    expect(people.map(({ gender }) => gender)).toEqual(['male', 'female']);
  });
});

describe('a table of something else', () => {
  it('that has a name and a category', () => {
    const lines = ['Name|Category|Price', 'Hammer|Tools|10', 'Saw|Tools|12'];
    expect(plan(lines).preview.problems.join()).toContain('does not look like an entry list');
    expect(plan(lines).entries).toEqual([]);
    expect(plan(lines, { Name: 'fullName', Category: 'division' }).entries).toHaveLength(2);
  });

  it('is none where a category says something, or the club is known', () => {
    expect(plan(['Name|Category|Price', 'Ann Berg|Men -70|10']).preview.problems).toEqual([]);
    expect(plan(['Name|Club|Category|Price', 'Ann Berg|Red|A|10']).preview.problems).toEqual([]);
    expect(plan(['Name|Category', 'Ann Berg|Pool A']).preview.problems).toEqual([]);
  });
});
