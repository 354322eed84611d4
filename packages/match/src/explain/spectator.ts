import type { ExplainedLine, Explanation, StepTold, Why } from './explanation.ts';
import type { Conclusion, Did, Followed, Remark } from './sentence.ts';

/**
 * What spectators are told: only what changed the match and what was taken back, without clauses, without what officials
 * have to look at, and without reasons that are nobody else's affair (wounds, illness, who ruled and why).
 */
export function forSpectators(explanation: Explanation): Explanation {
  const { why, lines, due, needs } = explanation;
  return {
    ...explanation,
    lines: lines.filter(isShown).map(shownLine),
    why: why && shownWhy(why),
    due: shownSteps(due),
    needs: needs.map((need) => (need.kind === 'allowance-runs' ? { ...need, reason: null } : need)),
  };
}

const quiet: ReadonlySet<Did['kind']> = new Set(['took-back', 'waited', 'stopped', 'timed-out']);

function isShown(line: ExplainedLine): boolean {
  if (line.remarks.some((remark) => remark.kind === 'refused')) return false;
  if (line.changes) return true;
  if (quiet.has(line.did.kind)) return false;
  const gone = line.remarks.some(({ kind }) => kind === 'voided' || kind === 'stranded');
  return gone ? pays.has(line.did.kind) : line.followed.some((each) => each.kind === 'unpaid');
}

/** Calls that changed something on the scoreboard while they stood. */
const pays: ReadonlySet<Did['kind']> = new Set([
  'scored',
  'near',
  'fouled',
  'submitted',
  'stoppage',
  'unable',
  'forfeited',
  'put-out',
  'decided',
  'coin-fell',
  'called-off',
  'adjusted',
  'winner-named',
]);

function shownLine(line: ExplainedLine): ExplainedLine {
  return {
    ...line,
    index: null,
    did: shownDid(line.did),
    followed: line.followed.filter(isForAll),
    remarks: line.remarks.flatMap(shownRemark),
    steps: shownSteps(line.steps),
    clauses: [],
  };
}

const isForAll = (said: Followed): boolean =>
  said.kind !== 'look' && said.kind !== 'stand-up' && said.kind !== 'kept-on-record';

function shownRemark(remark: Remark): readonly Remark[] {
  if (remark.kind === 'overruled') return [];
  return remark.kind === 'stranded' ? [{ kind: 'voided' }] : [remark];
}

function shownDid(did: Did): Did {
  switch (did.kind) {
    case 'stoppage':
    case 'forfeited':
    case 'called-off':
    case 'timed-out':
    case 'allowance-over':
      return { ...did, reason: null };
    case 'unable':
      return { ...did, cause: null };
    case 'adjusted':
    case 'winner-named':
    case 'reopened':
      return { ...did, ruling: null };
    case 'took-back':
      return { ...did, what: did.what && shownDid(did.what) };
    default:
      return did;
  }
}

/** The steps that were gone through. */
const shownSteps = (steps: readonly StepTold[]): readonly StepTold[] =>
  steps.filter((step) => step.standing !== 'not-reached').map((step) => ({ ...step, clauses: [] }));

function shownWhy(why: Why): Why {
  const by = why.by.map((said): Conclusion => {
    return said.kind === 'by-call' ? { ...said, did: shownDid(said.did) } : said;
  });
  const outcome = { ...why.outcome, clauses: [] };
  const rest = why.rest.filter((said) => said.kind !== 'out' || said.sides.length > 1);
  return { outcome, by, steps: shownSteps(why.steps), rest };
}
