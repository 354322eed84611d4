import { type Explanation, forSpectators, type Side } from '@threecount/match';
import { legalityBySide, type ScreenRules } from '@threecount/rulebooks';
import {
  forEverybody,
  type LiveScore,
  type MatchCard,
  type MatchForOfficials,
  type TeamBoutsView,
} from '@threecount/tournament';
import { z } from 'zod';
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
  /** A team match with its bouts, reasons only for officials; null: it is none, or was not fought here. */
  readonly team: TeamBoutsView | null;
  /** False where the book has no points, so that no page shows any. */
  readonly points: boolean;
  /** Where the clauses named in this answer stand in the book's text. */
  readonly places: Readonly<Record<string, string>>;
  /** Where the belts of the two differ: which techniques are legal between them. */
  readonly pair: PairLegality | null;
}

type Techniques = ScreenRules['legality'];

interface PairLegality {
  readonly ranks: MatchForOfficials['ranks'];
  /** The columns of the book's table by which they are judged. */
  readonly columns: readonly string[];
  /** One list for both, or one a side where each is judged by the own belt. */
  readonly techniques: readonly { readonly side: Side | null; readonly list: Techniques }[];
}

function pairOf({ ranks, official }: MatchForOfficials): PairLegality | null {
  if (official === null || ranks.red === null || ranks.blue === null) return null;
  if (ranks.red === ranks.blue) return null;
  const columns = official.columns.map(({ label }) => label);
  return { ranks, columns, techniques: legalityBySide(official.rules) };
}

/** The places of those clauses that stand in the text of an answer. */
function placesIn(answer: object, all: Readonly<Record<string, string>>) {
  const text = JSON.stringify(answer);
  return Object.fromEntries(Object.entries(all).filter(([id]) => text.includes(`"${id}"`)));
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
    // Of a team match the bout, from 1, that is explained.
    query: z.object({ bout: z.coerce.number().int().min(1).max(999).exactOptional() }),
    handle({ params, query, who }): MatchAnswer {
      const reader = readerOf(deps, params);
      const { card, live, explanation, team } = found(reader.match(params.m, query.bout), 'match');
      const rules = found(reader.matchForOfficials(params.m), 'match');
      const official = isOfficial(who, params.t);
      const told = {
        card,
        live,
        explanation: explanation && forSpectators(explanation),
        official: official ? explanation : null,
        team: official ? team : team && forEverybody(team),
        points: rules.official === null || rules.official.rules.scoring.techniques.length > 0,
        pair: pairOf(rules),
      };
      return { ...told, places: placesIn(told, reader.clausePlaces(params.m)) };
    },
  }),
  route({
    method: 'GET',
    path: '/tournaments/:t/matches/:m/referee',
    need: 'viewer',
    params: ofTournament.extend({ m: matchId }),
    handle: ({ params }) => found(readerOf(deps, params).matchForOfficials(params.m), 'match'),
  }),
];
