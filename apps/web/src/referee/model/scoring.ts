import type { ResolvedRules, TechniqueRule } from '@threecount/rulebooks';
import { t } from '../words.ts';
import { citesIn, codeWords, type Group, group, type Line, those } from './line.ts';

type Scoring = ResolvedRules['scoring'];

/** What a technique is paid. */
export function techniqueLine(rule: TechniqueRule): Line {
  const { points } = rule;
  const landings =
    typeof points === 'number'
      ? []
      : points.map((one) => `${codeWords(one.landing)}: ${t('points', { count: one.points })}`);
  return {
    key: `technique ${rule.code}`,
    label: rule.label,
    ...(typeof points === 'number' ? { badge: t('points', { count: points }) } : {}),
    details: those(...landings, t(`outside.${rule.outside}`), rule.eitherSide && t('either-side')),
    cites: citesIn(rule),
  };
}

/** Advantages, where the book has them. */
export function advantageGroup({ advantages }: Scoring): readonly Group[] {
  if (advantages === null) return [];
  const { checkWithinMs, reasons, prompt, clause, standing } = advantages;
  const head: Line = {
    key: 'advantages',
    label: t('score.has-advantages'),
    details: those(
      checkWithinMs > 0 && t('score.advantage-check', { seconds: checkWithinMs / 1000 }),
    ),
    cites: [{ clause, standing }],
  };
  const lines = reasons.map(
    (one): Line => ({
      key: one.reason,
      label: one.label,
      details: those(
        ...(one.grounds ?? []).map(({ text }) => text),
        prompt?.reason === one.reason &&
          t('score.advantage-prompt', { seconds: prompt.lastMs / 1000 }),
      ),
      cites: citesIn(one, prompt?.reason === one.reason ? prompt : undefined),
    }),
  );
  return group('advantages', t('group.advantages'), [head, ...lines]);
}

/** What holds for every score. */
export function scoreRules(scoring: Scoring): readonly Line[] {
  const { again, control, unlisted, outside, noAdvantages, advantages, paidIn } = scoring;
  const line = (key: string, label: string, value: unknown, ...details: string[]): Line => ({
    key,
    label,
    details,
    cites: citesIn(value),
  });
  return [
    ...(paidIn === undefined
      ? []
      : [line('paid-in', t('score.paid-in', { where: paidIn.disciplines.join(', ') }), paidIn)]),
    line('unlisted', t('score.unlisted'), unlisted),
    line('outside', t('score.outside'), outside),
    ...(advantages === null ? [line('no-advantages', t('score.no-advantages'), noAdvantages)] : []),
    ...(again ? [line('again', t(`again.${again.policy}`), again)] : []),
    ...(control ? [line('control', t('score.control'), control, ...checked(control))] : []),
    suppressors(scoring),
    ...(scoring.penaltyPoints ? [penaltyPoints(scoring.penaltyPoints)] : []),
  ];
}

function suppressors({ suppressors: rule }: Scoring): Line {
  const { techniques, unsecured } = rule;
  const some = techniques.length > 0;
  return {
    key: 'suppressors',
    label: t(some ? 'score.suppressors' : 'score.no-suppressors'),
    details: those(
      techniques.map(codeWords).join(', '),
      unsecured && t(unsecured.bars ? 'score.unsecured-bars' : 'score.unsecured-free'),
    ),
    cites: citesIn(rule),
  };
}

const checked = ({ checkWithinMs }: NonNullable<Scoring['control']>): readonly string[] =>
  those(checkWithinMs > 0 && t('score.control-check', { seconds: checkWithinMs / 1000 }));

function penaltyPoints(rule: NonNullable<Scoring['penaltyPoints']>): Line {
  return {
    key: 'penalty-points',
    label: t('score.penalty-points'),
    details: those(
      t(rule.breakTies ? 'score.penalty-break' : 'score.penalty-not'),
      rule.floor === 'zero' && t('score.floor'),
    ),
    cites: citesIn(rule),
  };
}
