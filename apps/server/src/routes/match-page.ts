import { type Explanation, forSpectators } from '@threecount/match';
import type { LiveScore, MatchCard } from '@threecount/tournament';
import type { Identity } from '../auth/identity.ts';
import type { Deps } from '../deps.ts';
import { type Route, route } from '../http/route.ts';
import { matchId, ofTournament } from '../inputs/common.ts';
import { found, readerOf } from './found.ts';

/** What the page of a match shows. */
interface MatchAnswer {
  readonly card: MatchCard;
  readonly live: LiveScore | null;
  /** As spectators are told; null where it was not fought here. */
  readonly explanation: Explanation | null;
  /** With clauses and remarks: for the organiser and the tables of the tournament; null for everybody else. */
  readonly official: Explanation | null;
}

const isOfficial = ({ organiser, tables }: Identity, t: string): boolean =>
  organiser !== null || tables.some((grant) => grant.tournamentId === t);

/** A match with its explanation: everybody's version, and that of the officials for them alone. */
export const matchPageRoutes = (deps: Deps): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tournaments/:t/matches/:m',
    need: 'viewer',
    params: ofTournament.extend({ m: matchId }),
    handle({ params, who }): MatchAnswer {
      const page = found(readerOf(deps, params).match(params.m), 'match');
      const { card, live, explanation } = page;
      return {
        card,
        live,
        explanation: explanation && forSpectators(explanation),
        official: isOfficial(who, params.t) ? explanation : null,
      };
    },
  }),
];
