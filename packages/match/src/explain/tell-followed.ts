import { signed } from '../calls/penalty.ts';
import type { TextKey } from './english.ts';
import type { Ended, Followed, Remark } from './sentence.ts';
import { clockWords } from './tell-did.ts';
import type { Voice } from './voice.ts';

type Of<K extends Followed['kind']> = Extract<Followed, { kind: K }>;

/** What followed, as a sentence. */
export function tellFollowed(said: Followed, voice: Voice): string {
  const { say, who } = voice;
  switch (said.kind) {
    case 'points': {
      const score = `${number(said.score.red)}:${number(said.score.blue)}`;
      if (said.points === 0) return say('followed.points-none', { who: who(said.side), score });
      const key = said.points < 0 ? 'followed.points-off' : 'followed.points';
      return say(key, { count: Math.abs(said.points), who: who(said.side), score });
    }
    case 'advantages': {
      const { advantages, total } = said;
      const key = advantages < 0 ? 'followed.advantages-off' : 'followed.advantages';
      return say(key, { count: Math.abs(advantages), total, who: who(said.side) });
    }
    case 'rung':
      return tellRung(said, voice);
    case 'rungs-set':
      return say('followed.rungs-set', {
        who: who(said.side),
        by: signed(said.by),
        total: said.total,
      });
    case 'warned':
      return say('followed.warned', {
        who: who(said.side),
        warning: said.warning.label.toLowerCase(),
      });
    case 'unpaid':
      return say(`followed.unpaid-${said.why}`);
    case 'no-submission':
    case 'kept-on-record':
    case 'holds':
    case 'stand-up':
    case 'no-longer-ended':
      return say(`followed.${said.kind}`);
    case 'period-began':
      return say('followed.period-began', { period: said.period.label });
    case 'period-due':
      return said.period === null
        ? say('followed.period-due-unknown')
        : say('followed.period-due', { period: said.period.label });
    case 'due': {
      const due = say(`followed.due-${said.what}`);
      return said.proposed === null
        ? due
        : say('followed.due-proposed', { due, outcome: outcomeWords(said.proposed, voice) });
    }
    case 'ended':
      return say('followed.ended', { outcome: outcomeWords(said, voice) });
    case 'look':
      return say('followed.look', { flag: flagWords(said.flag, voice) });
  }
}

function flagWords(flag: string, { say }: Voice): string {
  const key = `flag.${flag}` as TextKey;
  const text = say(key);
  return text === key ? flag : text;
}

function tellRung({ side, step, of, shownAs, cost, label }: Of<'rung'>, voice: Voice): string {
  const { say } = voice;
  const who = voice.who(side);
  const place = Math.min(step, of);
  const nth =
    place === 1 || place === 2 || place === 3 || place === 4 || place === 5
      ? say(`nth.${place}`)
      : say('nth.more', { step });
  if (shownAs !== null) {
    const shown = shownAs.label.toLowerCase();
    return label === null
      ? say('followed.rung-apart', { who, nth, shown })
      : say('followed.rung-apart-label', { who, nth, shown, label });
  }
  if (cost === 'disqualification') return say('followed.rung-out', { who, nth });
  return label === null
    ? say('followed.rung', { who, nth })
    : say('followed.rung-label', { who, nth, label });
}

/** A number with a true minus. */
export const number = (n: number): string => String(n).replace('-', '−');

/** `Red wins (points)`. */
export function outcomeWords({ winner, method }: Ended, { say, who }: Voice): string {
  const how = say(`method.${method}`);
  return winner === null
    ? say('outcome.nobody', { method: how })
    : say('outcome.won', { who: who(winner), method: how });
}

/** How a line stands in the record, as a sentence. */
export function tellRemark(remark: Remark, { say }: Voice): string {
  switch (remark.kind) {
    case 'late':
      return say('remark.late', { time: clockWords(remark.elapsedMs) });
    case 'voided':
    case 'overruled':
      return say(`remark.${remark.kind}`);
    case 'stranded':
    case 'refused':
      return say(`remark.${remark.kind}`, { message: remark.message });
  }
}
