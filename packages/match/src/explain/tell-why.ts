import type { Side } from '../types.ts';
import type { Why } from './explanation.ts';
import type { Conclusion, StepSaid } from './sentence.ts';
import { clockWords, tellDid, whoWords } from './tell-did.ts';
import { number } from './tell-followed.ts';
import type { Voice } from './voice.ts';

type Of<K extends StepSaid['kind']> = Extract<StepSaid, { kind: K }>;

/** One step of the book's list, as a sentence. */
export function tellStep(said: StepSaid, voice: Voice): string {
  const { say } = voice;
  switch (said.kind) {
    case 'compared':
      return tellCompared(said, voice);
    case 'would-compare':
      return `${whatWords(said, voice)}.`;
    case 'goes-on': {
      if (said.period === null) return say('step.goes-on-none');
      const line = say('step.goes-on', { period: said.period.label });
      return said.when === null || said.applies ? line : say(`step.only-${said.when}`, { line });
    }
    case 'asks': {
      const line = say(`step.asks-${said.ask}`);
      return said.when === null || said.applies ? line : say(`step.only-${said.when}`, { line });
    }
    case 'nobody-by':
      return say('step.nobody', { method: say(`method.${said.method}`) });
    case 'criterion':
      return tellCriterion(said, voice);
  }
}

function whatWords({ of, scope }: Of<'compared' | 'would-compare'>, { say }: Voice): string {
  const what = say(`step.${of}`);
  return scope === 'period' ? say('step.in-period', { what }) : what;
}

function tellCompared(said: Of<'compared'>, voice: Voice): string {
  const { say, who } = voice;
  const { more, apart } = said;
  const [red, blue] = [number(said.red), number(said.blue)];
  const what = whatWords(said, voice);
  const line =
    more === null
      ? say('step.level', { what, red, blue })
      : say('step.more', { what, red, blue, who: who(more) });
  return apart === null
    ? line
    : say('step.apart', { line, red: number(apart.red), blue: number(apart.blue) });
}

function tellCriterion({ criterion, more, fouls, reached }: Of<'criterion'>, voice: Voice): string {
  const { say, who } = voice;
  if (!reached) return say('step.criterion-open', { criterion: criterion.label });
  const line =
    more === null
      ? say('step.criterion', { criterion: criterion.label })
      : say('step.criterion-more', { criterion: criterion.label, who: who(more) });
  return fouls === null
    ? line
    : say('step.criterion-fouls', { line, red: fouls.red, blue: fouls.blue });
}

/** `Red won by points.` */
export function tellResult({ outcome }: Why, { say, who }: Voice): string {
  const method = say(`method.${outcome.method}`);
  return outcome.winner === null
    ? say('why.nobody', { method })
    : say('why.won', { who: who(outcome.winner), method });
}

/** What ended it, and what stands beside the steps, as a sentence. */
export function tellConclusion(said: Conclusion, voice: Voice): string {
  const { say } = voice;
  switch (said.kind) {
    case 'by-call':
      return say('why.by-call', {
        time: clockWords(said.elapsedMs),
        did: tellDid(said.did, voice),
      });
    case 'by-bell':
    case 'by-lead':
      return say(`why.${said.kind}`, { period: said.period.label });
    case 'ladder-full':
      return say('why.ladder-full', {
        who: voice.who(said.side),
        step: said.step,
        of: said.of,
      });
    case 'score-aside':
      return say('why.score-aside', { red: number(said.red), blue: number(said.blue) });
    case 'out':
    case 'barred':
      return say(`why.${said.kind}`, { who: sidesWords(said.sides, voice) });
  }
}

function sidesWords(sides: readonly Side[], voice: Voice): string {
  const [first, second] = sides;
  if (first === undefined) return '';
  return whoWords(second === undefined ? first : 'both', voice);
}
