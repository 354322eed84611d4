import { expect, it } from 'vitest';
import { resolveRules } from '../resolve/resolve.ts';
import { findBook } from './index.ts';

const columns = {
  classic: { discipline: 'gi', event: 'single-rank' },
  'grappling-x': { discipline: 'no-gi', ageGroup: 'adults', gender: 'male', level: 'advanced' },
} as const;

function resolve(id: keyof typeof columns, options: Readonly<Record<string, unknown>>) {
  const book = findBook(id);
  if (!book) throw new Error(`no book ${id}`);
  return resolveRules(book, options, columns[id]);
}

/** What a text leaves to the organiser and no match hangs on, by the clause that leaves it open. */
const ofTheTournament = [
  ['classic', 'CLS-ORD-09', 'absentFighter'],
  ['classic', 'CLS-GI-18', 'collarWidthToleranceCm'],
  ['classic', 'CLS-ORD-10', 'injuredFighter'],
  ['classic', 'CLS-GI-11', 'jointProtectors'],
  ['classic', 'CLS-ORD-06', 'orderVisible'],
  ['classic', 'CLS-MIN-16', 'outOfBoundsRestart'],
  ['classic', 'CLS-COMP-10', 'overLimitTeam'],
  ['classic', 'CLS-ORD-02', 'reorderBetweenTies'],
  ['classic', 'CLS-COMP-01', 'shortTeam'],
  ['classic', 'CLS-COMP-02', 'singleRankLower'],
  ['classic', 'CLS-COMP-03', 'teamWeightLimitKg'],
  ['classic', 'CLS-GI-12', 'uniformThirdFailure'],
  ['grappling-x', 'GX-LVL-07', 'adultFrom'],
  ['grappling-x', 'GX-LVL-09', 'age14'],
  ['grappling-x', 'GX-LVL-07', 'ageReference'],
  ['grappling-x', 'GX-LVL-06', 'exactly18'],
  ['grappling-x', 'GX-LVL-03', 'gap18to24'],
  ['grappling-x', 'GX-SAND-02', 'sandbagScope'],
  ['grappling-x', 'GX-WEIGH-01', 'weightTable'],
] as const;

it.each(ofTheTournament)('%s, %s: %s is of the tournament, not of a match', (id, _, name) => {
  expect(resolve(id, { [name]: 'any' })).toMatchObject({
    ok: false,
    problems: [
      {
        place: `options.${name}`,
        message: 'is a setting of the tournament, not of a match',
      },
    ],
  });
});

/** What holds where the organiser says nothing, by its name. */
const defaults = [
  ['classic', 'CLS-DISC-07', 'carelessDisciplinaryAct', 'major-foul'],
  ['classic', 'CLS-ORD-08', 'disqualifiedReturns', 'next-tie'],
  ['classic', 'CLS-MIN-15', 'doubleThirdWarning', 'both-out'],
  ['classic', 'CLS-LEGAL-03', 'illegalTechnique', 'warning'],
  ['classic', 'CLS-ORD-05', 'injuryWithoutFoul', 'opponent-wins'],
  ['classic', 'CLS-TBK-01', 'lastBout', 'both-last'],
  ['classic', 'CLS-LEGAL-02', 'legalityTable', 'unconfirmed'],
  ['classic', 'CLS-ORD-07', 'orderMode', 'next-fighter'],
  ['classic', 'CLS-TIME-06', 'rankGapOverThree', 'two-minutes'],
  ['classic', 'CLS-MIN-16', 'singleWarningRestart', 'same'],
  ['classic', 'CLS-TBK-03', 'submissionTally', 'with-unconscious'],
  ['classic', 'CLS-TBK-07', 'suddenDeathEnds', 'finish'],
  ['classic', 'CLS-TBK-04', 'suddenDeathPool', 'any-fit'],
  ['classic', 'CLS-DISC-11', 'teamDqScope', 'event'],
  ['classic', 'CLS-TBK-02', 'totalWarningsScope', 'tie'],
  ['classic', 'CLS-MIN-14', 'warningsCarryOver', 'no'],
  ['grappling-x', 'GX-TIME-08', 'absoluteTechniques', 'lowest-level'],
  ['grappling-x', 'GX-DQ-09', 'blatantHurt', 'immediate'],
  ['grappling-x', 'GX-LEGAL-01', 'giLegLocks', 'none'],
  ['grappling-x', 'GX-ILL-06', 'illegalTechniquePenalty', 'warn-then-dq'],
  ['grappling-x', 'GX-MED-06', 'injuryMethod', 'injury'],
  ['grappling-x', 'GX-LEG-06', 'kidsAdvancedAnkleLock', 'legal'],
  ['grappling-x', 'GX-PTS-13', 'kneeOnBelly', 0],
  ['grappling-x', 'GX-LEG-07', 'kneebarIsStraightKneeLock', 'yes'],
  ['grappling-x', 'GX-PEN-13', 'ladderScope', 'section-10'],
  ['grappling-x', 'GX-LEG-05', 'legalityTable', 'rulebook'],
  ['grappling-x', 'GX-LEG-03', 'mastersAdvancedLegLocks', 'none'],
  ['grappling-x', 'GX-TIME-03', 'mastersBeginnerMinutes', 4],
  ['grappling-x', 'GX-OT-05', 'overtimeStalling', 'third-loses'],
  ['grappling-x', 'GX-OT-09', 'overtimeStart', 'standing'],
  ['grappling-x', 'GX-OT-08', 'overtimeTiedWithPoints', 'sudden-death'],
  ['grappling-x', 'GX-PEN-10', 'penaltyDelivery', 'deduct'],
  ['grappling-x', 'GX-PEN-10', 'scoreFloor', 'none'],
  ['grappling-x', 'GX-MED-05', 'secondBleed', 'loses'],
  ['grappling-x', 'GX-OT-11', 'suddenDeathDeduction', 'loses'],
  ['grappling-x', 'GX-OT-09', 'suddenDeathPosition', 'same'],
  ['grappling-x', 'GX-PTS-03', 'takedownBack', 2],
  ['grappling-x', 'GX-TIME-04', 'womenAdvancedMinutes', 6],
] as const;

it.each(defaults)('%s, %s: %s %j is what holds where nothing is chosen', (id, _, name, value) => {
  const [named, unsaid] = [resolve(id, { [name]: value }), resolve(id, {})];
  if (!named.ok || !unsaid.ok) throw new Error('refused');
  expect({ ...named.rules, options: {} }).toEqual(unsaid.rules);
});
