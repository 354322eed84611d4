import type { TeamSheetRules } from '@threecount/tournament';
import { describe, expect, it } from 'vitest';
import { isClosed, orderRule } from './order-items.ts';

const rules = (mayReorder: boolean) => ({ mayReorder }) as TeamSheetRules;
const at = Date.parse('2026-06-13T09:30:00Z');

describe('the rule of a fighting order', () => {
  it('names the closing time before it, and says that it is over after it', () => {
    expect(orderRule(rules(false), at, at - 1)).toMatch(/^It can be changed until /u);
    expect(orderRule(rules(false), at, at)).toMatch(/^Orders closed at /u);
  });

  it('says whether it is fixed where there is no closing time', () => {
    expect(orderRule(rules(false), null, at)).not.toMatch(/changed until|closed at/u);
    expect(orderRule(rules(true), null, at)).not.toBe(orderRule(rules(false), null, at));
  });

  it('is closed from its moment on', () => {
    expect([isClosed(at, at - 1), isClosed(at, at), isClosed(null, at)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
