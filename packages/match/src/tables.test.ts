import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type JsonObject, placeOf } from './script/fields.ts';
import { parseMatchScript } from './script/parse-script.ts';
import { replayScript } from './script/replay.ts';
import type { MatchResult } from './script/result.ts';
import { type RuleCase, scriptOf } from './testing/rule-case.ts';

/** The tables of a book, written from its text: what each code comes to in a match. */
interface Tables {
  readonly points: Readonly<Record<string, number>>;
  readonly outsideToo: readonly string[];
  /** Codes that count as one position. */
  readonly onePosition: readonly (readonly string[])[];
  readonly fouls: Readonly<Record<'unsportsmanlike' | 'sport', readonly string[]>> &
    Readonly<Record<'noGiOnly' | 'notNamed' | 'reasonsOnly', readonly string[]>>;
  readonly columns: Readonly<Record<string, readonly JsonObject[]>>;
  /** Technique -> columns in which the proposed table allows it. */
  readonly legal: Readonly<Record<string, readonly string[]>>;
  readonly locked: readonly string[];
  /** Allowed in gi only, and there in every column. */
  readonly giOnly: readonly string[];
  readonly criteria: readonly string[];
  readonly unable: Readonly<Record<string, readonly [string, string]>>;
  readonly stoppages: Readonly<Record<string, string>>;
  readonly submissions: Readonly<Record<string, string>>;
  readonly forfeits: Readonly<Record<string, string>>;
  readonly durations: readonly (readonly [JsonObject, number])[];
  readonly options: Readonly<Record<string, readonly unknown[]>>;
}

const folder = fileURLToPath(new URL('../cases/tables/', import.meta.url));
const names = readdirSync(folder).map((name) => name.replace('.json', ''));

describe.each(names)('tables of %s', (book) => {
  const tables = JSON.parse(readFileSync(join(folder, `${book}.json`), 'utf8')) as Tables;
  const { points, fouls, legal } = tables;

  function play(
    actions: readonly string[],
    more: Partial<RuleCase> = {},
  ): MatchResult & { code: string | undefined } {
    const script = parseMatchScript(
      scriptOf(book, { actions: ['0:00 start', ...actions], ...more }),
    );
    if (!script.ok) throw new Error(`${script.place}: ${script.message}`);
    const result = replayScript(script.value);
    return { ...result, code: result.rejected[0]?.code };
  }

  it.each(tables.durations)('%j: %i seconds', (division, seconds) => {
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.000`;
    expect(play(['59:00 wait'], { division })).toMatchObject({
      elapsed: text,
      remaining: '0:00.000',
    });
  });

  describe('techniques', () => {
    const codes = Object.keys(points);

    it.each(codes)('%s', (code) => {
      expect(play([`1:00 score blue ${code}`])).toMatchObject({
        blue: { points: points[code] },
        red: { points: 0 },
        flags: [],
      });
      const outside = play([`1:00 score blue ${code} inBounds=false`]);
      expect(outside.code).toBe(tables.outsideToo.includes(code) ? undefined : 'out-of-bounds');
      expect(play([`1:00 score blue ${code} initiatedInBounds=false`]).code).toBe('out-of-bounds');
    });

    it.each(codes.flatMap((a) => codes.map((b) => [a, b] as const)))('%s, then %s', (a, b) => {
      const same = a === b || tables.onePosition.some((set) => set.includes(a) && set.includes(b));
      const again = play([`1:00 score red ${a}`, `1:10 score red ${b}`]);
      expect(again.flags).toEqual(same ? ['repeat-position'] : []);
      const other = play([`1:00 score red ${a}`, `1:10 score blue ${b}`]).flags;
      expect(other).toEqual(a === b && a.startsWith('double') ? ['repeat-position'] : []);
    });
  });

  describe('fouls', () => {
    const { unsportsmanlike, sport } = fouls;
    const gi = { discipline: 'gi', ageGroup: 'adults', gender: 'male', rank: 'blue' };

    it.each([...unsportsmanlike, ...sport])('%s', (code) => {
      const line = `1:00 foul red ${code}`;
      expect(play([line])).toMatchObject({
        red: { fouls: 1 },
        blue: { points: 0 },
        status: 'running',
      });
      const lost = { winner: 'blue', method: 'disqualification', out: ['red'], barred: [] };
      expect(play([`${line} malicious`])).toMatchObject({ ...lost, red: { fouls: 0 } });
      expect(play([`1:00 disqualify red ${code}`])).toMatchObject({ ...lost, red: { fouls: 0 } });
      expect(play([line], { division: gi }).code).toBe(
        fouls.noGiOnly.includes(code) ? 'unknown-foul' : undefined,
      );
    });

    it.each([...unsportsmanlike, ...sport])('%s shares a ladder with its class only', (code) => {
      const [own, other] = unsportsmanlike.includes(code)
        ? ['biting', 'running']
        : ['running', 'biting'];
      const options = { ladders: 'by-class' };
      const after = (first: string) =>
        play([`0:50 foul red ${first}`, `1:00 foul red ${code}`], { options }).blue.points;
      expect([after(own), after(other)]).toEqual([2, 0]);
    });

    it.each(fouls.notNamed)('%s is no foul here', (code) => {
      expect(play([`1:00 foul red ${code}`]).code).toBe('unknown-foul');
      expect(play([`1:00 disqualify red ${code}`]).code).toBe('unknown-foul');
    });

    it.each(fouls.reasonsOnly)('%s disqualifies, and is no call', (code) => {
      expect(play([`1:00 foul red ${code}`]).code).toBe('unknown-foul');
      expect(play([`1:00 disqualify red ${code}`]).winner).toBe('blue');
    });
  });

  describe('submissions by technique', () => {
    const rows = Object.entries(tables.columns).flatMap(([column, divisions]) =>
      divisions.map((division) => [column, division] as const),
    );
    const tap = (technique: string, division: JsonObject, options: JsonObject) =>
      play([`0:30 submission red tap ${technique}`], { division, options });
    const confirmed = { legalityTable: `${book}-proposed` };
    const won = { winner: 'red', method: 'submission', elapsed: '0:30.000' };
    const illegal = {
      winner: null,
      status: 'stopped',
      flags: ['technique-illegal'],
      red: { fouls: 1 },
    };

    it.each(rows)('column %s: %j', (column, division) => {
      const giOnly = tables.giOnly.map(
        (t) => [t, division['discipline'] === 'gi' ? [column] : []] as const,
      );
      for (const [technique, columns] of [...Object.entries(legal), ...giOnly]) {
        const allowed = columns.includes(column);
        const barred = { technique, ...illegal };
        const fine = { technique, ...won, flags: [] };
        expect({ technique, ...tap(technique, division, confirmed) }).toMatchObject(
          allowed ? fine : barred,
        );
        const doubted = { technique, ...won, flags: ['technique-unlisted'] };
        expect({ technique, ...tap(technique, division, {}) }).toMatchObject(
          allowed ? fine : tables.locked.includes(technique) ? barred : doubted,
        );
      }
    });

    it('a technique without a row is flagged and stands', () => {
      const [division] = rows[0]?.slice(1) ?? [];
      if (typeof division !== 'object') throw new Error('no column');
      expect(tap('other', division, confirmed)).toMatchObject({
        ...won,
        flags: ['technique-unlisted'],
      });
    });
  });

  describe('endings', () => {
    it.each(Object.entries(tables.unable))('unable by %s', (cause, [winner, method]) => {
      expect(play([`1:00 unable red ${cause}`])).toMatchObject({ winner, method });
    });
    it.each(Object.entries(tables.stoppages))('stoppage for %s', (reason, method) => {
      for (const by of ['referee', 'doctor'])
        expect(play([`1:00 stoppage red ${by} ${reason}`])).toMatchObject({
          winner: 'red',
          method,
        });
    });
    it.each(Object.entries(tables.submissions))('submission by %s', (by, method) => {
      expect(play([`1:00 submission red ${by}`])).toMatchObject({ winner: 'red', method });
    });
    it.each(Object.entries(tables.forfeits))('forfeit: %s', (reason, method) => {
      expect(play([`1:00 forfeit red ${reason}`])).toMatchObject({ winner: 'blue', method });
    });
    it('the criteria stand in their order', () => {
      const script = parseMatchScript(scriptOf(book, { actions: [] }));
      const { criteria } = script.ok ? script.value.setup.rules.endings.decision : { criteria: [] };
      expect(criteria.map((row) => row.code)).toEqual([...tables.criteria, 'fewer-penalties']);
    });
    it.each(tables.criteria)('%s may be named by either side', (criterion) => {
      const lines = ['1:00 foul red stalling', `6:01 decision red ${criterion}`];
      expect(play(lines)).toMatchObject({ winner: 'red', method: 'decision' });
    });
  });

  describe('options', () => {
    const verdict = (name: string, value: unknown): string => {
      const parsed = parseMatchScript(scriptOf(book, { actions: [], options: { [name]: value } }));
      return parsed.ok ? 'valid' : parsed.place;
    };
    it.each(Object.entries(tables.options))('%s', (name, values) => {
      for (const value of values) expect([value, verdict(name, value)]).toEqual([value, 'valid']);
      for (const value of ['bogus', '', true, -1, [values[0]]])
        expect([value, verdict(name, value)]).toEqual([value, placeOf('options', name)]);
    });
  });
});
