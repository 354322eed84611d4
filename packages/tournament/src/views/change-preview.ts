import { unseenRestoration } from '../decide/calling.ts';
import { unseenCorrection } from '../decide/correction.ts';
import { refuse, type TournamentDecision } from '../decide/decision.ts';
import { unseenReinstatement } from '../decide/entry.ts';
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

/** What can make fought matches need a ruling, before anybody saw what it makes. */
export type ProposedChange = Extract<
  TournamentAction,
  {
    readonly type: 'correct-result' | 'take-back-correction' | 'restore-match' | 'reinstate-entry';
  }
>;

/**
 * What a correction, or the return of a match or an entry, would make of the matches and podiums, or the refusal.
 * @param id of the match, or of the entry that is reinstated.
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
  const kind = action.type === 'reinstate-entry' ? 'entry' : 'match';
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
  switch (action.type) {
    case 'correct-result':
    case 'take-back-correction':
      return unseenCorrection(state, id, action);
    case 'restore-match':
      return unseenRestoration(state, id, action);
    case 'reinstate-entry': {
      const division = divisionOfEntry(state, id);
      const held = division?.entries.get(id);
      return division === undefined || held === undefined
        ? refuse('unknown-entry', `There is no entry ${id}.`)
        : unseenReinstatement(state, division, held, action.lifted);
    }
  }
}
