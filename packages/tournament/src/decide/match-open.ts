import type { BySide, Stage } from '@threecount/match';
import type { Rulebook } from '@threecount/rulebooks';
import { applicableOptions, beltOf, setupOf } from '../engine/book.ts';
import { teamSettings } from '../engine/team-match.ts';
import { teamRulesOf } from '../engine/team-rules.ts';
import { type FoundMatch, findMat, findMatch, openOnMat } from '../progress/find.ts';
import { entryOn } from '../progress/types.ts';
import { matOfMatch } from '../schedule/mat-of-match.ts';
import { heldReasons } from '../schedule/readiness.ts';
import type { TournamentAction } from '../types/actions.ts';
import type { EntryId, MatchId } from '../types/entities.ts';
import type { DivisionState, TournamentState } from '../types/state.ts';
import type { HeldReason } from '../types/views.ts';
import {
  accept,
  blankRefusal,
  type DecideContext,
  refuse,
  type TournamentDecision,
} from './decision.ts';
import { enteringTeams, teamsRefusal, unfitTeams } from './team-open.ts';

type OpenMatch = Extract<TournamentAction, { type: 'open-match' }>;

export function openMatch(
  state: TournamentState,
  matchId: MatchId,
  action: OpenMatch,
  context: DecideContext,
): TournamentDecision {
  const found = findMatch(state, matchId);
  if (found === null) return refuse('unknown-match', `There is no match ${matchId}.`);
  return (
    matRefusal(state, found, action) ??
    phaseRefusal(found) ??
    heldRefusal(state, found, action.overrule, context.now) ??
    unfitTeams(state, found, action.overrule !== undefined) ??
    opening(state, matchId, found, action, context)
  );
}

function matRefusal(
  state: TournamentState,
  { division, now }: FoundMatch,
  { matId }: OpenMatch,
): TournamentDecision | null {
  const mat = findMat(state, matId);
  if (mat === null) return refuse('unknown-mat', `There is no mat ${matId}.`);
  if (matOfMatch(division, now.match.matchId) !== matId) {
    return refuse('not-this-mat', `This match of ${division.name} is not for ${mat.name}.`);
  }
  return openOnMat(state, mat) === null
    ? null
    : refuse('mat-busy', `${mat.name} has a match that is not confirmed yet.`);
}

/** A refusal unless both sides are there and nobody has the match yet. */
export function phaseRefusal({ now }: FoundMatch): TournamentDecision | null {
  switch (now.phase) {
    case 'fightable':
      return null;
    case 'waiting':
      return refuse('not-ready', 'A side of this match is not known yet.');
    case 'open':
      return refuse('already-open', 'A table has this match.');
    case 'confirmed':
      return refuse('match-confirmed', 'The result of this match is confirmed.');
    case 'decided':
    case 'not-needed':
      return refuse('not-fought', 'This match is not fought.');
    case 'needs-ruling':
      return refuse('needs-ruling', 'The competitors of this match changed after it was opened.');
  }
}

/** A refusal where one of the two can not be called yet, unless somebody overrules by name and reason. */
export function heldRefusal(
  state: TournamentState,
  { division, now }: FoundMatch,
  overrule: OpenMatch['overrule'],
  at: number,
): TournamentDecision | null {
  if (overrule !== undefined) {
    return (
      blankRefusal('The name of who overrules', overrule.by) ??
      blankRefusal('The reason', overrule.reason)
    );
  }
  const [first] = heldReasons(state, division, now, at);
  return first === undefined ? null : refuse('match-held', heldSentence(first, at));
}

function heldSentence(reason: HeldReason, at: number): string {
  if (reason.kind === 'on-other-mat') return `A competitor is on ${reason.matName}.`;
  if (reason.kind === 'on-hold') return 'A competitor is on medical hold.';
  const seconds = Math.ceil((reason.until - at) / 1000);
  return `A competitor rests for another ${seconds} seconds.`;
}

function opening(
  state: TournamentState,
  matchId: MatchId,
  { division, now }: FoundMatch,
  action: OpenMatch,
  { device, now: at }: DecideContext,
): TournamentDecision {
  const entries = entriesOf(now);
  const bookHash = state.rulebook?.hash ?? '';
  const book = state.books.get(bookHash);
  if (entries === null || book === undefined) throw new Error(`${matchId} can not be opened`);
  const teams = enteringTeams(state, division, entries, at);
  const plain = conditionsOf(state, { division, now }, entries, book);
  const ofTeams = teams === null ? {} : teamSettings(book, state.settings.options);
  const conditions = { ...plain, options: { ...plain.options, ...ofTeams } };
  const refusal = rulesRefusal(book, conditions, teams);
  if (refusal !== null) return refusal;
  const { column, options, stage, ranks } = conditions;
  const epoch = (division.matches.get(matchId)?.epoch ?? 0) + 1;
  const overrule = action.overrule ?? null;
  const { matId } = action;
  return accept({
    type: 'MatchOpened',
    matId,
    entries,
    bookHash,
    column,
    options,
    stage,
    ranks,
    epoch,
    ...(device === undefined ? {} : { holder: device }),
    overrule,
    ...(teams === null ? {} : { teams }),
  });
}

/** A refusal where the book has no rules for a match, or for none of the bouts of a team match. */
function rulesRefusal(
  book: Rulebook,
  conditions: ReturnType<typeof conditionsOf>,
  teams: ReturnType<typeof enteringTeams>,
): TournamentDecision | null {
  if (teams !== null) return teamsRefusal(book, conditions, teams);
  const { column, options, stage, ranks } = conditions;
  const resolved = setupOf(book, column, options, stage, ranks);
  return resolved.ok ? null : { ok: false, refusal: resolved.refusal };
}

/** What decides the rules of a match between two entries, as the tournament stands now. */
export function conditionsOf(
  state: TournamentState,
  { division, now }: FoundMatch,
  entries: BySide<EntryId>,
  book: Rulebook,
) {
  const { column } = division.column;
  const { kind } = now.match.round;
  const last = kind === 'final' || kind === 'second-final';
  const isTeams = teamRulesOf(state, division) !== null;
  const stage: Stage = isTeams ? 'team' : last ? 'final' : 'bracket';
  const options = applicableOptions(book, column, state.settings.options, stage);
  const ranks = { red: rankOf(division, entries.red), blue: rankOf(division, entries.blue) };
  return { column, options, stage, ranks };
}

/** The entries on both sides, or null while one is missing. */
export function entriesOf(now: FoundMatch['now']): BySide<EntryId> | null {
  const red = entryOn(now.red);
  const blue = entryOn(now.blue);
  return red === null || blue === null ? null : { red, blue };
}

function rankOf(division: DivisionState, entryId: EntryId): string | null {
  return beltOf(division.entries.get(entryId)?.entry.rank ?? '');
}
