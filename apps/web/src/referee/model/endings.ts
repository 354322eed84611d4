import type { ResolvedRules } from '@threecount/rulebooks';
import { t } from '../words.ts';
import { endingWords, stepWords } from './costs.ts';
import { citesIn, codeWords, type Group, group, type Line, those } from './line.ts';

type Endings = ResolvedRules['endings'];

const line = (key: string, label: string, value: unknown, ...details: string[]): Line => ({
  key,
  label,
  details,
  cites: citesIn(value),
});

/** The ways to win by call. */
export function callLines({ endings, fouls }: ResolvedRules): readonly Line[] {
  const { submissions, stoppages, forfeits, illegalSubmission: illegal } = endings;
  return [
    ...submissions.map((one) => line(`by ${one.by}`, t('win.by', { label: one.label }), one)),
    line(
      'illegal',
      t(`illegal.${illegal.policy}`),
      illegal,
      ...those(
        illegal.restartStanding === true && t('illegal.restart'),
        illegal.unconscious &&
          t('illegal.unconscious', { ending: endingWords(illegal.unconscious) }),
      ),
    ),
    ...stoppages.map(({ by, label, reason, ...rest }) =>
      line(
        `stop ${by ?? ''} ${reason}`,
        by === undefined
          ? t('win.stoppage', { label })
          : t('win.stoppage-by', { by: t(`official.${by}`), label }),
        rest,
      ),
    ),
    ...forfeits.map((one) =>
      line(
        `forfeit ${one.reason}`,
        t('win.forfeit', { label: one.label }),
        one,
        endingWords(one.ends),
      ),
    ),
    line('disqualified', t('foul.disqualification'), fouls.disqualification),
    line('no-contest', t(`no-contest.${endings.noContest.known}`), endings.noContest),
    line('override', t('override'), endings.override),
  ];
}

/** What decides when the time of each period is over. */
export function verdictGroups({ periods }: ResolvedRules): readonly Group[] {
  return periods.flatMap((period) =>
    group(
      `verdict-${period.id}`,
      `${t('group.verdicts')}: ${period.label}`,
      period.verdict.map((step, i) =>
        line(`step ${i + 1}`, `${i + 1}. ${codeWords(stepWords(step))}`, step),
      ),
    ),
  );
}

/** Who cannot go on. */
export function unableLines({ unable, bothUnable }: Endings): readonly Line[] {
  return [
    ...unable.map((one) => line(`unable ${one.cause}`, one.label, one, endingWords(one.ends))),
    ...bothUnable.map((one) =>
      line(
        `both ${one.id}`,
        one.causes.length === 0
          ? t('both-unable')
          : t('both-unable-by', { causes: one.causes.map(codeWords).join(', ') }),
        one,
        endingWords(one.ends),
      ),
    ),
  ];
}

/** The decision sheet, in order. */
export function decisionGroups({ decision, coinToss }: Endings): readonly Group[] {
  const { criteria, needsCriterion, warningsCount, allLevel, clause, standing } = decision;
  const rules = line(
    'decision',
    t(needsCriterion ? 'decision.names' : 'decision.free'),
    { clause, standing },
    ...those(
      warningsCount && t('decision.warnings'),
      allLevel !== undefined && t(`decision.level.${allLevel}`),
    ),
  );
  return [
    ...group(
      'criteria',
      t('group.criteria'),
      criteria.map((one, i) =>
        line(
          one.code,
          `${i + 1}. ${one.label}`,
          one,
          ...those(one.check !== 'none' && t('criterion.checked')),
        ),
      ),
    ),
    ...group('decision-rules', t('group.calls'), [
      rules,
      line('coin-toss', t(`coin-toss.${coinToss.known}`), coinToss),
    ]),
  ];
}
