export {
  apply,
  /** @public */ type Decision,
  decide,
  /** @public */ noteRejected,
} from './engine/decide.ts';
export type { MatchEvent } from './engine/events.ts';
export { evolve } from './engine/evolve.ts';
export { initialState, type MatchState } from './engine/state.ts';
export { /** @public */ checkExpect, type Difference } from './script/expect.ts';
export { /** @public */ exportScript } from './script/export.ts';
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
export * from './types.ts';
export { viewMatch } from './view/match-view.ts';
export { outcomeOf } from './view/status.ts';
export { /** @public */ timeText } from './view/time-text.ts';
