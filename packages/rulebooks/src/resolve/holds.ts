import type { Condition, Fact, FactValue } from '../schema/condition.ts';

/** What is known of a match; what is missing is unknown, not false. */
export type Facts = { readonly [K in Fact]?: FactValue | undefined };

/** True, false, or undefined where a fact that decides is not given. */
export function judge(condition: Condition, facts: Facts): boolean | undefined {
  if ('all' in condition) return every(condition.all, facts);
  if ('any' in condition) {
    const none = every(
      condition.any.map((c) => ({ not: c })),
      facts,
    );
    return none === undefined ? undefined : !none;
  }
  if ('not' in condition) {
    const inner = judge(condition.not, facts);
    return inner === undefined ? undefined : !inner;
  }
  if ('eq' in condition) {
    const value = facts[condition.eq[0]];
    return value === undefined ? undefined : value === condition.eq[1];
  }
  if ('in' in condition) {
    const value = facts[condition.in[0]];
    return value === undefined ? undefined : condition.in[1].includes(value);
  }
  if ('known' in condition) return facts[condition.known] !== undefined;
  const value = facts[condition.atLeast[0]];
  return typeof value === 'number' ? value >= condition.atLeast[1] : undefined;
}

function every(conditions: readonly Condition[], facts: Facts): boolean | undefined {
  let unknown = false;
  for (const condition of conditions) {
    const verdict = judge(condition, facts);
    if (verdict === false) return false;
    if (verdict === undefined) unknown = true;
  }
  return unknown ? undefined : true;
}

/** Whether a condition holds; none at all always does, and one that hangs on an unknown fact does not. */
export function holds(condition: Condition | undefined, facts: Facts): boolean {
  return condition === undefined || judge(condition, facts) === true;
}
