import type { AppendResult, EventLog, NewEnvelope } from './types.ts';

/** What `decide` makes of a state: envelopes for the log, or a refusal for whoever asked. */
export type Decision<Refusal> =
  | { readonly ok: true; readonly batch: readonly NewEnvelope[] }
  | { readonly ok: false; readonly refusal: Refusal };

export type DecisionResult<Refusal> =
  | AppendResult
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** How often an append is tried before its conflict is handed out. */
const ATTEMPTS = 5;

/**
 * Loads, decides and appends; on a conflict does it again with what has been stored meanwhile, a bounded
 * number of times. The last conflict is given back. Only for acts that stay meant when somebody else was faster.
 */
export async function decideAndAppend<State, Refusal>(
  log: Pick<EventLog, 'append'>,
  tournamentId: string,
  load: () => Promise<State>,
  decide: (state: State) => Decision<Refusal>,
  attempts: number = ATTEMPTS,
): Promise<DecisionResult<Refusal>> {
  for (let attempt = 1; ; attempt++) {
    const decision = decide(await load());
    if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
    const result = await log.append(tournamentId, decision.batch);
    const final = result.kind !== 'conflict' || result.storedCommandId !== undefined;
    if (final || attempt >= attempts) return result;
  }
}
