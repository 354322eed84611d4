export { type Applied, apply, type Decision, decide, noteRejected } from './engine/decide.ts';
export type { MatchEvent } from './engine/events.ts';
export { evolve } from './engine/evolve.ts';
export { type CallEntry, initialState, type LogEntry, type MatchState } from './engine/state.ts';
export { checkExpect, type Difference } from './script/expect.ts';
export { exportScript } from './script/export.ts';
export type { Parsed } from './script/fields.ts';
export { type ReplayedFile, replayFile, replayFiles, type ScriptFile } from './script/files.ts';
export { type ParsedAction, parseMatchAction } from './script/parse-action.ts';
export {
  type MatchScript,
  parseMatchScript,
  parseMatchScriptText,
} from './script/parse-script.ts';
export { playScript, replayScript } from './script/replay.ts';
export {
  type MatchResult,
  matchResult,
  type RejectedLine,
  type SideResult,
} from './script/result.ts';
export { formatResultTable } from './script/table.ts';
export * from './types.ts';
export { viewMatch } from './view/match-view.ts';
export { outcomeOf, settledAt } from './view/status.ts';
export { parseTime, timeText } from './view/time-text.ts';
