import type { FoulRule, LadderRule, ResolvedRules } from '@threecount/rulebooks';
import { outWords, rungWords } from '../../parts/rung-words.ts';
import { t } from '../words.ts';
import { costWords, endingWords } from './costs.ts';
import { citesIn, codeWords, type Group, group, type Line, those } from './line.ts';

type Fouls = ResolvedRules['fouls'];

/** Each ladder: what it counts, and its rungs. */
export function ladderGroups({ ladders }: Fouls): readonly Group[] {
  return ladders.flatMap((ladder) =>
    group(`ladder-${ladder.id}`, `${t('group.costs')}: ${codeWords(ladder.countsAs)}`, [
      counted(ladder),
      ...ladder.rungs.map(
        (rung, i): Line => ({
          key: `rung ${i + 1}`,
          label: t('step-of', { number: i + 1 }),
          badge: rungWords(rung.effects),
          details: those(i === ladder.rungs.length - 1 && t('ladder.last')),
          cites: citesIn(rung),
        }),
      ),
    ]),
  );
}

function counted({ counts, periods, clause, standing }: LadderRule): Line {
  return {
    key: 'counts',
    label: t(`ladder.counts.${counts}`),
    details: those(
      periods.length > 0 && t('ladder.periods', { periods: periods.map(codeWords).join(', ') }),
    ),
    cites: [{ clause, standing }],
  };
}

/** A foul, where its line is, and what it costs. */
export function foulLine(foul: FoulRule, { ladders }: Fouls): Line {
  const cost = (rule: FoulRule['plain']) => costWords(rule, ladders);
  const { inPeriods, submission, injury } = foul;
  const same = JSON.stringify(foul.malicious) === JSON.stringify(foul.plain);
  return {
    key: `foul ${foul.code}`,
    label: foul.label,
    badge: cost(foul.plain),
    details: those(
      foul.help,
      foul.details.length > 0 &&
        t('foul.details', { details: foul.details.map((one) => one.label).join(', ') }),
      !same && t('cost.malicious', { cost: cost(foul.malicious) }),
      submission && t('cost.submission', { cost: cost(submission) }),
      injury && t('cost.injury', { cost: cost(injury) }),
      inPeriods &&
        t('cost.in-periods', {
          periods: inPeriods.periods.map(codeWords).join(', '),
          cost: cost(inPeriods.plain),
        }),
      foul.afterEnd && t(`foul.after-end.${foul.afterEnd}`),
      foul.techniqueClause !== undefined && t('foul.with-technique'),
    ),
    cites: citesIn(foul),
  };
}

/** The fouls in the book's groups. */
export function foulGroups(fouls: Fouls): readonly Group[] {
  return fouls.groups.flatMap(({ id, label }) =>
    group(
      `fouls-${id}`,
      label,
      fouls.fouls.filter((foul) => foul.group === id).map((foul) => foulLine(foul, fouls)),
    ),
  );
}

/** What holds for all fouls. */
export function foulRules(fouls: Fouls): readonly Line[] {
  const line = (key: string, label: string, value: unknown, ...details: string[]): Line => ({
    key,
    label,
    details,
    cites: citesIn(value),
  });
  return [
    line('disqualification', t('foul.disqualification'), fouls.disqualification),
    ...fouls.reasons.map((one) =>
      line(one.code, one.label, one, t('foul.reason', { kind: outWords(one) })),
    ),
    line('harm', t('foul.harm'), fouls.harm),
    line('both', t('foul.both'), fouls.both, endingWords(fouls.both)),
    ...(fouls.gain ? [line('gain', t(`foul.gain.${fouls.gain.policy}`), fouls.gain)] : []),
    line('unknown', t('foul.unknown'), fouls.unknown),
    ...Object.entries(fouls.kinds ?? {}).map(([kind, rule]) =>
      line(kind, codeWords(t.of(`kind.${kind}`) ?? kind), rule, t(`bars.${rule.bars}`)),
    ),
  ];
}
