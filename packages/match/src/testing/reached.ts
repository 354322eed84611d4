import type { ResolvedRules } from '@threecount/rulebooks';
import type { MatchEvent } from '../engine/events.ts';
import type { CallEntry } from '../engine/state.ts';
import { actionFields } from '../script/action-fields.ts';
import type { MatchAction, MatchSetup } from '../types.ts';
import type { Played, Turn } from './random-match.ts';

/** What random matches came to: in how many of them each thing happened. */
export type Tally = Map<string, number>;

/** Counts what happened in one match. */
export function count(tally: Tally, played: Played): void {
  for (const name of happenings(played)) tally.set(name, (tally.get(name) ?? 0) + 1);
}

function happenings({ turns, state }: Played): ReadonlySet<string> {
  const names = new Set<string>([`phase ${state.phase.is}`]);
  for (const turn of turns) {
    if (turn.events === null) {
      names.add(`refused: ${turn.refusal?.code}`);
      continue;
    }
    const { phase, clock, setup } = turn.after;
    names.add(`phase ${phase.is}`);
    names.add(`period ${setup.rules.periods[clock.period]?.id}`);
    if (phase.is === 'ended') names.add(`method ${phase.outcome.method}`);
    if (phase.is === 'awaiting') names.add(`asked ${phase.what}`);
    for (const name of saidBy(turn.action)) names.add(name);
    for (const event of turn.events) for (const name of followed(turn, event)) names.add(name);
    for (const name of corrections(turn)) names.add(name);
  }
  if (state.log.some((entry) => entry.kind === 'call' && entry.standing === 'stranded'))
    names.add('a call is stranded');
  return names;
}

/** The call, and what it names. */
function saidBy(action: MatchAction): readonly string[] {
  const said = [`do ${action.do}`];
  switch (action.do) {
    case 'score':
      return [...said, `score ${action.technique}`];
    case 'foul':
      return [...said, `foul ${action.foul}`];
    case 'advantage':
      return [...said, `advantage ${action.reason}`];
    case 'submission':
      return [...said, `submission ${action.by}`];
    case 'unable':
      return [...said, `unable ${action.cause}`];
    case 'forfeit':
      return [...said, `forfeit ${action.reason}`];
    case 'stoppage':
      return [...said, `stoppage ${action.reason}`];
    case 'decision':
      return [...said, `criterion ${action.criterion}`];
    case 'override':
      return [...said, `ruling ${Object.keys(action.ruling)[0]}`];
    default:
      return said;
  }
}

function followed({ action }: Turn, event: MatchEvent): readonly string[] {
  switch (event.type) {
    case 'StepTaken':
      return [`count ${event.count.split('/')[0]} at ${event.steps}`];
    case 'AllowanceUsedUp':
      return [`${event.reason} time used up`];
    case 'MatchEnded':
      return action.do === 'foul' ? ['a foul ends the match'] : [];
    case 'LateCallRecorded':
      return ['a late signal'];
    default:
      return [];
  }
}

/** A void: of the last call, of an older one, of a void; and a call given anew after one. */
function corrections({ action, before }: Turn): readonly string[] {
  const calls = before.log.filter((entry): entry is CallEntry => entry.kind === 'call');
  if (action.do === 'void') {
    const target = calls.find((entry) => entry.index === action.action);
    if (target?.action.do === 'void') return ['a void is taken back'];
    return [
      target === calls.at(-1) ? 'the last call is taken back' : 'an older call is taken back',
    ];
  }
  const last = calls.at(-1)?.action;
  const taken = last?.do === 'void' && calls.find((entry) => entry.index === last.action)?.action;
  return taken && taken.do === action.do ? ['a call is given anew'] : [];
}

/** Everything that the rules of these setups let happen, so far as it can be read from them. */
export function possible(setups: readonly MatchSetup[]): readonly string[] {
  const always = [
    ...['not-started', 'running', 'stopped', 'timed-out', 'awaiting', 'ended'].map(
      (is) => `phase ${is}`,
    ),
    ...['adjust', 'winner', 'reopen'].map((kind) => `ruling ${kind}`),
    'method disqualification',
    'method override',
    'asked allowance-ruling',
    'a foul ends the match',
    'a late signal',
    'a call is stranded',
    'the last call is taken back',
    'an older call is taken back',
    'a void is taken back',
    'a call is given anew',
  ];
  return [...new Set([...always, ...setups.flatMap(({ rules }) => inRules(rules))])].toSorted();
}

function inRules(rules: ResolvedRules): readonly string[] {
  const { periods, scoring, fouls, endings, allowances } = rules;
  const advantages = scoring.advantages?.reasons ?? [];
  const asks = askedIn(periods);
  const holds = ({ periods: named }: { readonly periods: readonly string[] }): boolean =>
    named.length === 0 || periods.some(({ id }) => named.includes(id));
  const limited = allowances.filter(({ limitMs }) => limitMs !== null && limitMs > 0);
  return [
    ...doable(rules, asks).map((name) => `do ${name}`),
    ...periods.map(({ id }) => `period ${id}`),
    ...(periods.length > 1 ? ['phase between-periods'] : []),
    ...asks.map((what) => `asked ${what}`),
    ...methodsIn([periods, endings, fouls]).map((method) => `method ${method}`),
    ...scoring.techniques.map(({ code }) => `score ${code}`),
    ...advantages.map(({ reason }) => `advantage ${reason}`),
    ...fouls.fouls.map(({ code }) => `foul ${code}`),
    ...endings.submissions.map(({ by }) => `submission ${by}`),
    ...endings.unable.map(({ cause }) => `unable ${cause}`),
    ...endings.forfeits.map(({ reason }) => `forfeit ${reason}`),
    ...endings.stoppages.map(({ reason }) => `stoppage ${reason}`),
    ...(asks.includes('decision') ? endings.decision.criteria : []).map(
      ({ code }) => `criterion ${code}`,
    ),
    ...limited.map(({ reason }) => `${reason} time used up`),
    ...fouls.ladders
      .filter(holds)
      .flatMap((ladder) =>
        ladder.rungs.map((_, i) => `count ${[ladder.id, ...ladder.periods].join(':')} at ${i + 1}`),
      ),
  ];
}

const askedIn = (periods: ResolvedRules['periods']): readonly string[] =>
  periods.flatMap(({ verdict }) => verdict.flatMap((row) => (row.step === 'ask' ? [row.ask] : [])));

/** The calls that these rules take at some time. */
function doable({ scoring }: ResolvedRules, asks: readonly string[]): readonly string[] {
  const not = new Set<string>(['no-contest']);
  if (scoring.techniques.length === 0) not.add('score');
  if (scoring.advantages === null) not.add('advantage');
  for (const what of ['decision', 'coin-toss']) if (!asks.includes(what)) not.add(what);
  return Object.keys(actionFields).filter((name) => !not.has(name));
}

/** The value of every key `method`, however deep. */
function methodsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'method' && typeof inner === 'string' ? [inner] : methodsIn(inner),
  );
}
