export {
  apply,
  /** @public */ type Decision,
  decide,
  /** @public */ noteRejected,
} from './engine/decide.ts';
export type { MatchEvent } from './engine/events.ts';
export { evolve } from './engine/evolve.ts';
export { exchangedAction, exchangedSetup } from './engine/exchange.ts';
export { initialState, type MatchState } from './engine/state.ts';
export {
  english,
  /** @public */ type TextKey,
  /** @public */ type Texts,
} from './explain/english.ts';
export { explainMatch } from './explain/explain-match.ts';
export type * from './explain/explanation.ts';
export { formatExplanation, tellLine } from './explain/format.ts';
export type { Need, /** @public */ Sentence } from './explain/sentence.ts';
export { forSpectators } from './explain/spectator.ts';
export { tellNeed } from './explain/tell-need.ts';
export { tellConclusion, tellResult, tellStep } from './explain/tell-why.ts';
export {
  officialVoice,
  /** @public */ sayIn,
  spectatorVoice,
  type Voice,
} from './explain/voice.ts';
export { formatRecorded } from './recorded/check.ts';
export { /** @public */ type CheckedRecord, checkRecordedFile } from './recorded/file.ts';
export { contradicting } from './recorded/report.ts';
export { type Row, rowsUnder } from './recorded/table.ts';
export { /** @public */ checkExpect, type Difference } from './script/expect.ts';
export { type ExplainedFile, explainFile } from /** @public */ './script/explain-file.ts';
export { exportScript } from './script/export.ts';
export {
  type ReplayedFile,
  replayFile,
  /** @public */ replayFiles,
  /** @public */ type ScriptFile,
} from './script/files.ts';
export {
  /** @public */ type ParsedAction,
  /** @public */ parseMatchAction,
} from './script/parse-action.ts';
export {
  /** @public */ type MatchScript,
  /** @public */ parseMatchScript,
} from './script/parse-script.ts';
export { /** @public */ replayScript } from './script/replay.ts';
export { /** @public */ type MatchResult, /** @public */ matchResult } from './script/result.ts';
export { formatResultTable } from './script/table.ts';
export {
  /** @public */ type BoutTerms,
  boutResult,
  boutTerms,
  dueBout,
} from './team/bout.ts';
export {
  /** @public */ checkTeam,
  /** @public */ checkTeams,
} from './team/composition/check.ts';
export {
  /** @public */ type CheckTexts,
  /** @public */ checkEnglish,
} from './team/composition/english.ts';
export { /** @public */ type CheckedTeams, checkTeamsText } from './team/composition/file.ts';
export { bodyKg } from './team/composition/sum.ts';
export {
  formatTeamCheck,
  /** @public */ tellChange,
  /** @public */ tellFinding,
  /** @public */ tellSubstitution,
  tellTableWarning,
} from './team/composition/tell.ts';
export type * from './team/composition/types.ts';
export {
  /** @public */ sayTeam,
  /** @public */ type TeamTexts,
} from './team/explain/english.ts';
export { explainTeamMatch, type TeamExplanationLine } from './team/explain/explain.ts';
export { formatTeamResult, formatTeamStory, teamLines } from './team/explain/format.ts';
export {
  initialTeamState,
  remaining,
  /** @public */ type TeamAction,
  takeTeamAction,
} from './team/fold.ts';
export { disqualifiedForGood, hurtPlaces, placeDue } from './team/order.ts';
export {
  pickable,
  pickedFrom,
} from './team/picks.ts';
export {
  type ExportedAct,
  type ExportedNames,
  exportTeamScript,
} from './team/script/export.ts';
export type { /** @public */ TeamMatchResult } from './team/script/result.ts';
export { submissionsOf, warningsOf } from './team/tally.ts';
export type * from './team/types.ts';
export { teamMethods } from './team/types.ts';
export type * from './team/view.ts';
export { viewTeamMatch } from './team/view.ts';
export * from './types.ts';
export { viewMatch } from './view/match-view.ts';
export { outcomeOf } from './view/status.ts';
export { /** @public */ timeText } from './view/time-text.ts';
