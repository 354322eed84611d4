import type { FoulRule } from '../schema/fouls.ts';
import type { TechniqueRule } from '../schema/scoring.ts';
import type {
  Cited,
  ScreenChoice,
  ScreenFoul,
  ScreenRules,
  ScreenTechnique,
} from '../screen-rules.ts';
import { kindByTable } from './kind-by-table.ts';
import type { ResolvedRules, ResolvedTechniques } from './resolved.ts';

const cite = ({ clause, standing }: Cited): Cited => ({ clause, standing });
const choice = (code: string, label: string, cited: Cited): ScreenChoice => ({
  code,
  label,
  ...cite(cited),
});
const words = (code: string): string => {
  const text = code.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The resolved rules in the form that screens draw. */
export function screenRules(rules: ResolvedRules): ScreenRules {
  const { scoring, endings, fouls } = rules;
  return {
    book: { id: rules.book.id, name: rules.book.name, hash: rules.book.hash },
    periods: rules.periods.map((p) => ({
      id: p.id,
      label: p.label,
      lengthMs: p.lengthMs,
      ...(p.position === undefined ? {} : { position: p.position.is }),
      ...cite(p.lengthCite),
    })),
    techniques: scoring.techniques.map(technique),
    ...screenAdvantages(scoring),
    fouls: screenFouls(rules),
    timeOuts: timeOuts(rules),
    submissions: endings.submissions.map((s) => choice(s.by, s.label, s)),
    // One choice a reason, though the clause may be another for referee and doctor.
    stoppages: endings.stoppages
      .filter((s, i, all) => all.findIndex((other) => other.reason === s.reason) === i)
      .map((s) => choice(s.reason, s.label, s)),
    unable: endings.unable.map((u) => choice(u.cause, u.label, u)),
    forfeits: endings.forfeits.map((f) => choice(f.reason, f.label, f)),
    disqualifications: [...fouls.fouls, ...fouls.reasons].map((row) => {
      const kind = kindByTable(fouls, row.code);
      return { ...choice(row.code, row.label, row), ...(kind === undefined ? {} : { kind }) };
    }),
    decision: endings.decision.criteria.map((c) => ({
      ...choice(c.code, c.label, c),
      checked: c.check !== 'none',
    })),
    allLevelAsks: endings.decision.allLevel === 'senior-official',
    knows: {
      noContest: endings.noContest.known,
      coinToss: endings.coinToss.known,
      stalling: fouls.fouls.some((f) => f.stalling),
    },
    legality: legalityRows(rules.legality.techniques),
    suppressors: scoring.suppressors.techniques.map((code) =>
      choice(code, words(code), scoring.suppressors),
    ),
    counts: rules.counts,
    reminders: rules.reminders,
  };
}

/** The reasons for an advantage, and which of them is asked for. */
function screenAdvantages({
  advantages,
}: ResolvedRules['scoring']): Pick<ScreenRules, 'advantages' | 'advantagePrompt'> {
  if (advantages === null) return { advantages: [] };
  const { reasons, prompt } = advantages;
  const all = reasons.map(({ reason, label, grounds, ...cited }) => ({
    ...choice(reason, label, cited),
    ...(grounds === undefined ? {} : { grounds }),
  }));
  if (prompt === undefined) return { advantages: all };
  const { label: _, reason, lastMs, option, ...cited } = prompt;
  const asked = all.find(({ code }) => code === reason);
  if (!asked) throw new Error(`the rulebook asks for an advantage by ${reason}, which it has not`);
  const advantagePrompt = { ...choice(reason, asked.label, cited), lastMs, option };
  return { advantages: all, advantagePrompt };
}

const legalityRows = (techniques: ResolvedTechniques): ScreenRules['legality'] =>
  Object.entries(techniques).map(([code, row]) => ({
    ...choice(code, words(code), row),
    legal: row.legal,
  }));

/** The techniques of a match: one list for both sides, or one each where they are judged by their own belts. */
export function legalityBySide({ legality }: Pick<ResolvedRules, 'legality'>): readonly {
  readonly side: 'red' | 'blue' | null;
  readonly list: ScreenRules['legality'];
}[] {
  const { bySide, techniques } = legality;
  if (bySide === undefined) return [{ side: null, list: legalityRows(techniques) }];
  return (['red', 'blue'] as const).map((side) => ({ side, list: legalityRows(bySide[side]) }));
}

function technique(rule: TechniqueRule): ScreenTechnique {
  const { code, label, points } = rule;
  const outside = {
    outOfBounds: rule.outside !== 'never',
    asksOutside: rule.outside === 'begun-inside',
  };
  if (typeof points === 'number') return { code, label, points, ...outside, ...cite(rule) };
  const paid = points.filter((l) => l.points !== 0);
  const landings = paid.map((l) => ({
    landing: l.landing,
    label: words(l.landing),
    points: l.points,
  }));
  const least = Math.min(...paid.map((l) => l.points));
  return { code, label, points: least, landings, ...outside, ...cite(rule) };
}

const costs = {
  ladder: 'ladder',
  'warn-then-disqualify': 'warning',
  disqualify: 'disqualification',
  record: 'record',
} as const satisfies Record<FoulRule['plain']['does'], ScreenFoul['costs']>;

function groupOf({ fouls }: ResolvedRules, { code, group }: FoulRule): ScreenFoul['group'] {
  const found = fouls.groups.find(({ id }) => id === group);
  if (!found) throw new Error(`the rulebook has no group ${group} for its foul ${code}`);
  return found;
}

function screenFouls(rules: ResolvedRules): ScreenRules['fouls'] {
  return rules.fouls.fouls.map((foul) => ({
    code: foul.code,
    label: foul.label,
    group: groupOf(rules, foul),
    stalling: foul.stalling,
    asksMalicious: foul.asksMalicious,
    details: foul.details.map((d) => d.label),
    costs: costs[foul.plain.does],
    outcomes: (['injury', 'submission'] as const).filter((key) => foul[key] !== undefined),
    asksTechnique:
      foul.techniqueClause !== undefined || foul.code === rules.endings.illegalSubmission.foul,
    ...(foul.help === undefined ? {} : { help: foul.help }),
    ...cite(foul),
  }));
}

function timeOuts(rules: ResolvedRules): ScreenRules['timeOuts'] {
  const allowed = rules.allowances.map((a) => ({
    ...choice(a.reason, a.label, a),
    asksSide: true,
    limitMs: a.limitMs,
  }));
  const others = rules.clock.timeOuts.map((t) => ({
    ...choice(t.reason, t.label, t),
    asksSide: t.asksSide,
    limitMs: null,
    ...(t.prompt === undefined ? {} : { prompt: t.prompt }),
  }));
  return [...others, ...allowed];
}
