import { unseenRestoration } from '../decide/calling.ts';
import { unseenCorrection } from '../decide/correction.ts';
import { refuse, type TournamentDecision } from '../decide/decision.ts';
import { disqualifyEntry, unseenReinstatement, withdrawEntry } from '../decide/entry.ts';
import { divisionOfEntry } from '../evolve/change.ts';
import { streamVersion } from '../evolve/version.ts';
import { previewOf } from '../progress/preview.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { EntryId, MatchId } from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';
import type { ChangePreview } from '../types/views.ts';
import { podiumView } from './division.ts';
import { cardMaker } from './match-card.ts';
import type { People } from './people.ts';

/** What is looked at before it is done: what can make fought matches need a ruling, and who leaves or is put out. */
export type ProposedChange = Extract<TournamentAction, { readonly type: OfMatch | OfEntry }>;
type OfMatch = 'correct-result' | 'take-back-correction' | 'restore-match';
type OfEntry = 'reinstate-entry' | 'withdraw-entry' | 'disqualify-entry';
type EntryChange = Extract<ProposedChange, { readonly type: OfEntry }>;

const isOfEntry = (action: ProposedChange): action is EntryChange =>
  action.type === 'reinstate-entry' ||
  action.type === 'withdraw-entry' ||
  action.type === 'disqualify-entry';

/**
 * What a correction, the return of a match, or an entry that leaves, is put out or comes back would make of the matches
 * and podiums, or the refusal.
 * @param id of the match or the entry.
 * @param now epoch ms.
 */
export function changePreview(
  state: TournamentState,
  people: People,
  id: MatchId | EntryId,
  action: ProposedChange,
  now: number,
):
  | { readonly ok: true; readonly preview: ChangePreview }
  | Extract<TournamentDecision, { ok: false }> {
  const decision = unseen(state, id, action);
  if (!decision.ok) return decision;
  const kind = isOfEntry(action) ? 'entry' : 'match';
  const { matches, needRuling, podiums, after } = previewOf(
    state,
    { kind, id },
    decision.events,
    now,
  );
  const was = cardMaker(state, people, now);
  const is = cardMaker(after, people, now);
  const preview: ChangePreview = {
    matches: matches.flatMap(({ divisionId, effect, before, after: then }) => {
      const [division, next] = [state.divisions.get(divisionId), after.divisions.get(divisionId)];
      if (division === undefined || next === undefined) return [];
      return [
        {
          effect,
          before: was({ division, now: before }),
          after: is({ division: next, now: then }),
        },
      ];
    }),
    version: streamVersion(state, { kind, id }),
    needRuling,
    podiums: podiums.flatMap((divisionId) => {
      const [division, next] = [state.divisions.get(divisionId), after.divisions.get(divisionId)];
      if (division === undefined || next === undefined) return [];
      const before = podiumView(state, people, division);
      const then = podiumView(after, people, next);
      return [{ divisionId, divisionName: division.name, before, after: then }];
    }),
  };
  return { ok: true, preview };
}

function unseen(
  state: TournamentState,
  id: MatchId | EntryId,
  action: ProposedChange,
): TournamentDecision {
  if (isOfEntry(action)) return ofEntry(state, id, action);
  return action.type === 'restore-match'
    ? unseenRestoration(state, id, action)
    : unseenCorrection(state, id, action);
}

function ofEntry(state: TournamentState, id: EntryId, action: EntryChange): TournamentDecision {
  const division = divisionOfEntry(state, id);
  const held = division?.entries.get(id);
  if (division === undefined || held === undefined) {
    return refuse('unknown-entry', `There is no entry ${id}.`);
  }
  switch (action.type) {
    case 'reinstate-entry':
      return unseenReinstatement(state, division, held, action.lifted);
    case 'withdraw-entry':
      return withdrawEntry(held.entry, action);
    case 'disqualify-entry':
      return disqualifyEntry(held, action);
  }
}
