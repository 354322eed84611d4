import { otherSide } from '../engine/state.ts';
import type { Need, Way } from './sentence.ts';
import { clockWords } from './tell-did.ts';
import { number, outcomeWords } from './tell-followed.ts';
import type { Voice } from './voice.ts';

type Of<K extends Need['kind']> = Extract<Need, { kind: K }>;

/** What a side needs or what is due, as a sentence. */
export function tellNeed(need: Need, voice: Voice): string {
  const { say, who } = voice;
  switch (need.kind) {
    case 'not-started': {
      const period = need.period.label;
      return need.lengthMs === null
        ? say('need.not-started-open', { period })
        : say('need.not-started', { period, time: clockWords(need.lengthMs) });
    }
    case 'leads':
      return say(`need.leads-${need.of}`, { who: who(need.side), count: need.by });
    case 'level':
      return say('need.level', { red: number(need.red), blue: number(need.blue) });
    case 'either-leads':
      return say(`need.either-leads-${need.by}`);
    case 'needs':
      return tellNeeds(need, voice);
    case 'needs-more':
      return say('need.more', { who: who(need.side), by: need.by, most: need.most });
    case 'first-lead-wins':
      return say('need.first-lead-wins', { period: need.period.label });
    case 'no-scores':
    case 'must-stand':
      return say(`need.${need.kind}`);
    case 'if-over':
      return tellIfOver(need, voice);
    case 'next-foul':
      return tellFoul(need, voice);
    case 'held':
      return say('need.held', { who: who(need.side) });
    case 'allowance-runs': {
      const line =
        need.reason === null
          ? say('need.allowance', { who: who(need.side) })
          : say('need.allowance-reason', {
              who: who(need.side),
              reason: need.reason.label.toLowerCase(),
            });
      return need.limitMs === null
        ? line
        : say('need.allowance-limit', { line, time: clockWords(need.limitMs) });
    }
    case 'waits-for-start':
      return need.period === null
        ? say('need.waits-for-start-unknown')
        : say('need.waits-for-start', { period: need.period.label });
    case 'waits':
      return tellWaits(need, voice);
  }
}

function tellWaits({ what, proposed, criteria }: Of<'waits'>, voice: Voice): string {
  const { say } = voice;
  const due =
    criteria.length === 0
      ? say(`need.waits-${what}`)
      : say('need.waits-decision-by', {
          criteria: criteria.map(({ label }) => label.toLowerCase()).join(', '),
        });
  return proposed === null
    ? due
    : say('followed.due-proposed', { due, outcome: outcomeWords(proposed, voice) });
}

function tellNeeds({ side, level, lead }: Of<'needs'>, voice: Voice): string {
  const { say } = voice;
  const who = voice.who(side);
  if (level !== null && lead !== null)
    return say('need.both', { who, level: wayWords(level, voice), lead: wayWords(lead, voice) });
  return level !== null
    ? say('need.level-only', { who, level: wayWords(level, voice) })
    : say('need.lead-only', { who, lead: lead === null ? '' : wayWords(lead, voice) });
}

function wayWords({ points, by }: Way, { say }: Voice): string {
  if (points === 0) return say('need.way-advantage');
  const names = by.map(({ label }) => label.toLowerCase()).join('; ');
  return say('need.way-points', { count: points, by: names });
}

function tellIfOver(need: Of<'if-over'>, { say, who }: Voice): string {
  switch (need.follows) {
    case 'wins':
      return say('need.if-over-wins', {
        who: who(need.side),
        method: say(`method.${need.method}`),
      });
    case 'nobody':
      return say('need.if-over-nobody', { method: say(`method.${need.method}`) });
    case 'next-period':
      return say('need.if-over-next-period', { period: need.period?.label ?? '' });
    case 'decision':
    case 'coin-toss':
    case 'senior-official':
      return say(`need.if-over-${need.follows}`);
  }
}

function tellFoul({ side, of, cost, turns }: Of<'next-foul'>, voice: Voice): string {
  const { say, who } = voice;
  const foul =
    typeof of === 'string' ? say(`need.foul-${of}`) : say('need.foul-of', { label: of.label });
  const other = who(otherSide(side));
  const count = cost.kind === 'points-to-opponent' || cost.kind === 'points-off' ? cost.points : 1;
  const line = say(`need.costs-${cost.kind}`, { foul, who: who(side), other, count });
  return turns === null ? line : say(`need.turns-${turns}`, { line, other });
}
