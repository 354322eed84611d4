import { describe, expect, it } from 'vitest';
import { drawn, TestLog } from '../testing/test-log.ts';
import type { FormatPlan } from '../types/entities.ts';
import { podiumOf } from './podium.ts';

function podium(log: TestLog): string {
  const division = log.state.divisions.get('d1');
  if (division === undefined) throw new Error('no division');
  const found = podiumOf(log.state, division);
  if (found.kind === 'open') return 'open';
  if (found.kind === 'none') return found.reason;
  const places = found.places.map(({ place, entryId }) => `${place} ${entryId}`).join(', ');
  return found.note === undefined ? places : `${places} (${found.note})`;
}
const seeded = (count: number, plan?: FormatPlan): TestLog =>
  drawn(count, {}, { seeded: true, ...(plan === undefined ? {} : { plan }) });
const thirdFought = { format: 'single-elimination', thirdPlace: 'fought' } as const;

describe('the podium of a knock-out', () => {
  it('has two thirds where they share it', () => {
    const log = seeded(8);
    for (let number = 1; number <= 7; number += 1) log.paper(`d1-${number}`, 'red');
    expect(podium(log)).toBe('1 e1, 2 e3, 3 e5, 3 e7');
  });

  it('stays open after the match for third place', () => {
    const log = seeded(4, thirdFought);
    log.paper('d1-1', 'red').paper('d1-2', 'red').paper('d1-3', 'blue');
    expect(podium(log)).toBe('open');
    log.paper('d1-4', 'red');
    expect(podium(log)).toBe('1 e1, 2 e3, 3 e2');
  });

  it('has one third after both were put out in a quarter-final', () => {
    const log = seeded(8).paper('d1-1', null);
    for (const number of [2, 3, 4, 6, 7]) log.paper(`d1-${number}`, 'red');
    expect(podium(log)).toBe('1 e5, 2 e3, 3 e7');
  });

  it('gives no medal to who never fought', () => {
    const log = seeded(4).withdraw('e1').paper('d1-2', 'red').paper('d1-3', 'blue');
    expect(podium(log)).toBe('1 e3, 2 e4, 3 e2');
    const missing = seeded(4).paper('d1-1', 'red', { method: 'no-show' });
    missing.paper('d1-2', 'red').paper('d1-3', 'red');
    expect(podium(missing)).toBe('1 e1, 2 e3, 3 e2');
  });

  it('has three entries: the loser of the one semi-final is third', () => {
    const log = seeded(3, thirdFought);
    log.paper('d1-2', 'red').paper('d1-3', 'red');
    expect(podium(log)).toBe('1 e1, 2 e3, 3 e2');
  });

  it('has no first where the final put both out', () => {
    const log = seeded(4).paper('d1-1', 'red').paper('d1-2', 'red').paper('d1-3', null);
    expect(podium(log)).toBe('3 e4, 3 e2 (final-without-winner)');
  });

  it('gives the last one left the first place, and says so', () => {
    const log = seeded(3).withdraw('e1').withdraw('e2');
    expect(podium(log)).toBe('1 e3 (without-a-fight)');
    expect(podium(log.withdraw('e3'))).toBe('nobody-left');
  });

  it('leaves out who was disqualified for good', () => {
    const log = seeded(8);
    for (let number = 1; number <= 7; number += 1) log.paper(`d1-${number}`, 'red');
    const { state } = log;
    const division = state.divisions.get('d1');
    const record = division?.matches.get('d1-5');
    if (division === undefined || record?.result == null) throw new Error('no record');
    const result = { ...record.result, barred: ['blue' as const] };
    const matches = division.matches.with('d1-5', { ...record, result });
    log.state = { ...state, divisions: state.divisions.with('d1', { ...division, matches }) };
    expect(podium(log)).toBe('1 e1, 2 e3, 3 e7');
  });
});

describe('the podium of small divisions', () => {
  it('is first without a fight for one alone', () => {
    expect(podium(drawn(1))).toBe('1 e1 (without-a-fight)');
  });

  it('has no third in a best of three', () => {
    expect(podium(seeded(2).paper('d1-1', 'red').paper('d1-2', 'blue'))).toBe('1 e1, 2 e2');
  });

  it('says why a division without entries has none', () => {
    expect(podium(new TestLog().create().division('d1'))).toBe('no-entries');
  });
});
