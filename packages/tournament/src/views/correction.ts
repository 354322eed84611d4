import { unseenCorrection } from '../decide/correction.ts';
import type { TournamentDecision } from '../decide/decision.ts';
import { previewOf } from '../progress/preview.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { MatchId } from '../types/entities.ts';
import type { TournamentState } from '../types/state.ts';
import type { CorrectionPreview } from '../types/views.ts';
import { podiumView } from './division.ts';
import { cardMaker } from './match-card.ts';
import type { People } from './people.ts';

/** A correction, or its taking back, before anybody saw what it makes. */
export type ProposedCorrection = Extract<
  TournamentAction,
  { readonly type: 'correct-result' | 'take-back-correction' }
>;

/**
 * What a correction would make of the matches and podiums, or the refusal.
 * @param now epoch ms.
 */
export function correctionPreview(
  state: TournamentState,
  people: People,
  matchId: MatchId,
  action: ProposedCorrection,
  now: number,
):
  | { readonly ok: true; readonly preview: CorrectionPreview }
  | Extract<TournamentDecision, { ok: false }> {
  const decision = unseenCorrection(state, matchId, action);
  if (!decision.ok) return decision;
  const { matches, needRuling, podiums, after } = previewOf(
    state,
    { kind: 'match', id: matchId },
    decision.events,
    now,
  );
  const was = cardMaker(state, people, now);
  const is = cardMaker(after, people, now);
  const preview: CorrectionPreview = {
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
