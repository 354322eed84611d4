import type { ResolvedRules } from '@threecount/rulebooks';
import type { TimedAction } from '../types.ts';
import { parseTime } from '../view/time-text.ts';
import { fault, isObject, type Parsed, placeOf } from './fields.ts';
import { parseScriptAction } from './parse-action.ts';

/**
 * The lines of a match in their order.
 * @param decision whether the book needs the criterion of a decision, which another book does not
 * @param above where the list stands, empty for the script itself
 */
export function parseActions(
  value: unknown,
  decision: ResolvedRules['endings']['decision'],
  above: string,
): Parsed<readonly TimedAction[]> {
  if (!Array.isArray(value)) return fault(placeOf(above, 'actions'), 'must be a list');
  const out: TimedAction[] = [];
  let last = 0;
  for (const [i, line] of value.entries()) {
    const path = placeOf(above, `actions[${i}]`);
    const parsed = parseScriptAction(line, path);
    if (!parsed.ok) return parsed;
    const { action } = parsed;
    if (action.do === 'decision' && action.criterion === undefined && decision.needsCriterion)
      return fault(
        `${path}.criterion`,
        'is missing',
        decision.criteria.map((row) => row.code),
      );
    const at = parseTime(isObject(line) ? line['at'] : null);
    if (at === null) return fault(`${path}.at`, 'must be a time', ['m:ss', 'm:ss.mmm']);
    if (at < last) return fault(`${path}.at`, 'is earlier than the line before');
    last = at;
    out.push({ ...action, at });
  }
  return { ok: true, value: out };
}
