import type {
  AllowanceRule,
  LengthForBelts,
  ResolvedPeriod,
  ResolvedRules,
} from '@threecount/rulebooks';
import { t } from '../words.ts';
import { endingWords } from './costs.ts';
import { citesIn, codeWords, type Line, minutes, those } from './line.ts';

/** A period: how long, how it begins. */
export function periodLine(period: ResolvedPeriod): Line {
  const { lengthMs, position, startsByItself, firstLeadWins, lengthCite, clause, standing } =
    period;
  return {
    key: `period ${period.id}`,
    label: period.label,
    badge: lengthMs === null ? t('period.no-limit') : minutes(lengthMs),
    details: those(
      position && t('period.position', { position: t(`position.${position.is}`) }),
      startsByItself === true && t('period.by-itself'),
      firstLeadWins && t('period.first-lead'),
    ),
    cites: citesIn({ clause, standing }, lengthCite, position),
  };
}

/** Lengths by the two belts. */
export function lengthLines(lengths: readonly LengthForBelts[]): readonly Line[] {
  return lengths.map(({ pairs, lengthMs, clause, standing }) => ({
    key: `length ${clause} ${lengthMs}`,
    label: pairs.map(([one, other]) => `${codeWords(one)} ${t('versus')} ${other}`).join(', '),
    badge: lengthMs === null ? t('period.no-limit') : minutes(lengthMs),
    details: [],
    cites: [{ clause, standing }],
  }));
}

/** Start, bell, STOP and going on. */
export function clockLines({ clock, periods }: ResolvedRules): {
  readonly time: readonly Line[];
  readonly stops: readonly Line[];
} {
  const { bell, start, stop, resume } = clock;
  const line = (key: string, label: string, value: unknown): Line => ({
    key,
    label,
    details: [],
    cites: citesIn(value),
  });
  const positions = resume.positions.map((one) => t(`position.${one}`)).join(', ');
  return {
    time: [
      ...periods.map(periodLine),
      line('start', t('clock.start'), start),
      line(
        'bell',
        bell.finishCountMs
          ? t('bell.finish', { seconds: bell.finishCountMs / 1000 })
          : t('bell.strict'),
        bell,
      ),
    ],
    stops: [
      line('stop', t(stop.haltsClock ? 'stop.halts' : 'stop.runs'), stop),
      line('resume', t('resume', { positions }), resume),
    ],
  };
}

/** Reasons for TIME that are nobody's allowance; `prompting`: only those after which a foul is proposed. */
export function timeOutLines({ clock, fouls }: ResolvedRules, prompting = false): readonly Line[] {
  const shown = clock.timeOuts.filter((one) => !prompting || one.prompt !== undefined);
  return shown.map((one) => {
    const { prompt } = one;
    const foul = fouls.fouls.find((each) => each.code === prompt?.foul);
    return {
      key: `time ${one.reason}`,
      label: t('time-out', { label: one.label }),
      details: those(
        prompt &&
          t('stall.prompt', {
            seconds: prompt.afterMs / 1000,
            foul: foul?.label ?? prompt.foul,
          }),
      ),
      cites: citesIn(one),
    };
  });
}

/** Time that a side gets off the clock. */
export function allowanceLine(rule: AllowanceRule): Line {
  const { limitMs, scope = 'match', second = 'goes-on', usedUp } = rule;
  return {
    key: `allowance ${rule.reason}`,
    label: rule.label,
    badge: limitWords(limitMs, scope),
    details: those(
      second === 'goes-on'
        ? limitMs !== null && limitMs > 0 && scope === 'match' && t('second.goes-on')
        : t('second.ends', { ending: endingWords(second) }),
      limitMs !== null && t('used-up', { ending: endingWords(usedUp) }),
    ),
    cites: citesIn(rule),
  };
}

function limitWords(limitMs: number | null, scope: 'match' | 'stoppage'): string {
  if (limitMs === null) return t('limit.none');
  if (limitMs === 0) return t('limit.zero');
  return t(scope === 'match' ? 'limit.time' : 'limit.each', { time: minutes(limitMs) });
}
