import type { Side } from '@threecount/match';
import { unseenCorrection } from '../decide/correction.ts';
import { sheetTeams } from '../decide/team-paper.ts';
import { entriesIn, latePlaces } from '../draw/late.ts';
import { teamRulesOf } from '../engine/team-rules.ts';
import { idsAfter } from '../ids.ts';
import { findMatch } from '../progress/find.ts';
import { progressOf } from '../progress/memo.ts';
import { previewOf } from '../progress/preview.ts';
import type { MatchNow } from '../progress/types.ts';
import { oneOf, type Random, shuffled } from '../random/random.ts';
import { levelIn } from '../results/pool-order.ts';
import { sides } from '../sides.ts';
import type { PaperResult, TournamentAction } from '../types/actions.ts';
import type { MatchId } from '../types/entities.ts';
import type { DivisionState } from '../types/state.ts';
import type { CensusLog } from './census-log.ts';
import { enter } from './occasion.ts';
import { teamSheet } from './team-sheet.ts';
import { fightTeams } from './team-tables.ts';

const said = { by: 'Census', reason: 'by chance' };

/** All matches of a tournament, division by division. */
export function allMatches({ state }: CensusLog): MatchNow[] {
  return [...state.divisions.values()].flatMap((division) => [
    ...progressOf(state, division).matches,
  ]);
}

/** A sheet as they come: most have a winner, some put both out, some bar somebody. */
function randomSheet(random: Random): PaperResult {
  const lot = random.below(100);
  const points = { red: { points: random.below(7) }, blue: { points: random.below(7) } };
  const sheet = { ...points, elapsedMs: random.below(300_000), by: 'Census' };
  if (lot < 5) return { ...sheet, winner: null, method: 'disqualification', ...barring(random) };
  if (lot < 8) return { ...sheet, winner: null, method: 'no-contest' };
  const winner: Side = random.chance(50) ? 'red' : 'blue';
  if (lot < 14) return { ...sheet, winner, method: 'disqualification' };
  if (lot < 17) {
    const barred: readonly Side[] = [winner === 'red' ? 'blue' : 'red'];
    return { ...sheet, winner, method: 'disqualification', barred };
  }
  return { ...sheet, winner, method: lot < 50 ? 'submission' : 'points' };
}

/** The same for a match of that division: a team match ends in other ways. */
export function sheetFor(log: CensusLog, matchId: MatchId, random: Random): PaperResult {
  const sheet = randomSheet(random);
  const found = findMatch(log.state, matchId);
  const rules = found === null ? null : teamRulesOf(log.state, found.division);
  if (found === null || rules === null) return sheet;
  return teamSheet(sheet, rules, sheetTeams(found, rules), random);
}

function barring(random: Random): Pick<PaperResult, 'barred'> {
  return random.chance(30) ? { barred: sides.filter(() => random.chance(50)) } : {};
}

/** The next match that can be fought gets its result, or one or both do not come; two teams mostly fight their bouts. */
export function fight(log: CensusLog, random: Random): boolean {
  const ready = allMatches(log).filter(({ phase }) => phase === 'fightable');
  const next = oneOf(ready, random);
  if (next === undefined) return false;
  const { matchId } = next.match;
  if (fightTeams(log, matchId, random)) return true;
  const absent = random.chance(5) ? sides.filter(() => random.chance(60)) : [];
  if (absent.length > 0) log.must('match', matchId, { type: 'record-no-show', absent });
  else
    log.must('match', matchId, {
      type: 'enter-paper-result',
      result: sheetFor(log, matchId, random),
    });
  return true;
}

/** Those of a pool who are level are parted by lot, and matches that wait for a ruling get one; false: nothing waits. */
export function rule(log: CensusLog, random: Random): boolean {
  const divisions = [...log.state.divisions.keys()];
  for (const divisionId of divisions) {
    for (const level of levelIn(log.state, divisionId)) {
      const order = shuffled(level, random);
      log.must('division', divisionId, { type: 'rule-level-places', order, ...said });
      return true;
    }
  }
  const waiting = allMatches(log).find(
    ({ phase, red, blue }) =>
      phase === 'needs-ruling' && red.kind !== 'unknown' && blue.kind !== 'unknown',
  );
  if (waiting === undefined) return false;
  const { matchId } = waiting.match;
  const stands = { type: 'rule-match', ruling: 'stands', ...said } as const;
  if (!(random.chance(50) && log.take('match', matchId, stands).ok)) {
    log.must('match', matchId, { ...stands, ruling: 'void' });
  }
  return true;
}

/** What the day brings besides results; each may be refused, which is as good. */
export function meddle(log: CensusLog, random: Random): void {
  const division = oneOf([...log.state.divisions.values()], random);
  if (division?.bracket == null) return;
  const entryId = oneOf(entriesIn(division.bracket), random) ?? '';
  const match = oneOf(progressOf(log.state, division).matches, random)?.match.matchId ?? '';
  const kind = random.chance(50) ? 'technical' : 'disciplinary';
  const acts: readonly (readonly ['entry' | 'match', string, TournamentAction])[] = [
    ['entry', entryId, { type: 'withdraw-entry', reason: 'hurt' }],
    ['entry', entryId, { type: 'withdraw-entry', reason: 'went home' }],
    [
      'entry',
      entryId,
      { type: 'reinstate-entry', lifted: said, ...seeingAll(log, 'entry', entryId) },
    ],
    ['entry', entryId, { type: 'disqualify-entry', kind, ...said }],
    ['match', match, { type: 'cancel-match', ...said }],
    ['match', match, { type: 'restore-match', ...said, ...seeingAll(log, 'match', match) }],
    ['match', match, { type: 'reopen-result', ...said }],
  ];
  const lot = random.below(acts.length + 2);
  const act = acts[lot];
  if (act === undefined) comeLate(log, division, random);
  else log.take(...act);
}

/** What a change back has to have seen. */
export function seeingAll(
  log: CensusLog,
  kind: 'entry' | 'match',
  id: string,
): { readonly seen?: readonly MatchId[] } {
  if (id === '') return {};
  const event =
    kind === 'entry'
      ? ({ type: 'EntryReinstated' } as const)
      : ({ type: 'MatchRestored', ...said } as const);
  return { seen: previewOf(log.state, { kind, id }, [event], log.now).needRuling };
}

function comeLate(log: CensusLog, { divisionId }: DivisionState, random: Random): void {
  const personId = `p${1000 + random.below(9000)}`;
  const entryId = idsAfter(log.state).entry();
  if (enter(log, { entryId, personId, divisionId, seed: null, notDrawn: 'late' }) === null) return;
  const division = log.state.divisions.get(divisionId);
  const place = division && oneOf(latePlaces(log.state, division), random);
  if (place === undefined) return;
  log.must('division', divisionId, { type: 'place-late-entry', entryId, place });
}

function anyLevel({ state }: CensusLog): boolean {
  return [...state.divisions.keys()].some((id) => levelIn(state, id).length > 0);
}

/**
 * A result is corrected, with what its preview showed; while a ruling is due from before only if `evenIfDue`.
 * @returns its match; null: there was nothing to correct.
 */
export function correct(log: CensusLog, random: Random, evenIfDue = false): MatchId | null {
  const matches = allMatches(log);
  if (!evenIfDue && (matches.some(({ phase }) => phase === 'needs-ruling') || anyLevel(log)))
    return null;
  const one = oneOf(
    matches.filter(
      ({ phase, ruling, record, stored }) =>
        phase === 'confirmed' && ruling === null && record === stored,
    ),
    random,
  );
  if (one === undefined) return null;
  const { matchId } = one.match;
  const result = random.chance(15) ? null : sheetFor(log, matchId, random);
  seeing(log, matchId, { type: 'correct-result', result, ...said });
  return matchId;
}

/** The last correction of a match is taken back. */
export function takeBack(log: CensusLog, matchId: MatchId): void {
  seeing(log, matchId, { type: 'take-back-correction', ...said });
}

/** A correction from some time ago is taken back, whatever came of it since. */
export function takeBackLater(log: CensusLog, random: Random): void {
  const corrected = allMatches(log).filter(({ stored }) => (stored?.corrections.length ?? 0) > 0);
  const one = oneOf(corrected, random);
  if (one !== undefined) takeBack(log, one.match.matchId);
}

type Unseen<T> = T extends unknown ? Omit<T, 'seen'> : never;
type Correction = Extract<
  TournamentAction,
  { readonly type: 'correct-result' | 'take-back-correction' }
>;

function seeing(log: CensusLog, matchId: MatchId, given: Unseen<Correction>): void {
  const asked: Correction = { ...given, seen: [] };
  const decision = unseenCorrection(log.state, matchId, asked);
  if (!decision.ok) throw new Error(`${given.type} ${matchId}: ${decision.refusal.message}`);
  const stream = { kind: 'match', id: matchId } as const;
  const { needRuling } = previewOf(log.state, stream, decision.events, log.now);
  log.must('match', matchId, { ...asked, seen: needRuling });
}
