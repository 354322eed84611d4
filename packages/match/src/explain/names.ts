import type { ResolvedRules } from '@threecount/rulebooks';
import type { Named } from './sentence.ts';

interface Labelled {
  readonly label: string;
}

/** A code in words where the book has no label: `half-guard` is `Half guard`. */
export function plainName(code: string): Named {
  const text = code.replaceAll('-', ' ');
  return { code, label: text.charAt(0).toUpperCase() + text.slice(1) };
}

const named = (code: string, row: Labelled | undefined): Named =>
  row === undefined ? plainName(code) : { code, label: row.label };

/** The book's own words, by code. */
export function namesOf(rules: ResolvedRules) {
  const { scoring, fouls, endings } = rules;
  const foul = (code: string): Named =>
    named(
      code,
      fouls.fouls.find((f) => f.code === code) ?? fouls.reasons.find((r) => r.code === code),
    );
  return {
    period: (index: number): Named => {
      const period = rules.periods[index];
      return period ? { code: period.id, label: period.label } : plainName('regulation');
    },
    technique: (code: string): Named =>
      named(
        code,
        scoring.techniques.find((t) => t.code === code),
      ),
    advantage: (code: string): Named =>
      named(
        code,
        scoring.advantages?.reasons.find((r) => r.reason === code),
      ),
    foul,
    timeOut: (code: string): Named =>
      named(
        code,
        rules.allowances.find((a) => a.reason === code) ??
          rules.clock.timeOuts.find((t) => t.reason === code),
      ),
    submissionBy: (code: string): Named =>
      named(
        code,
        endings.submissions.find((s) => s.by === code),
      ),
    stoppage: (code: string): Named =>
      named(
        code,
        endings.stoppages.find((s) => s.reason === code),
      ),
    unable: (code: string): Named =>
      named(
        code,
        endings.unable.find((u) => u.cause === code),
      ),
    forfeit: (code: string): Named =>
      named(
        code,
        endings.forfeits.find((f) => f.reason === code),
      ),
    criterion: (code: string): Named =>
      named(
        code,
        endings.decision.criteria.find((c) => c.code === code),
      ),
  };
}

export type Names = ReturnType<typeof namesOf>;
