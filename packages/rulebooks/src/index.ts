export { books, findBook } from './books/index.ts';
export * from './codes.ts';
export { bookHash } from './hash/book-hash.ts';
export { canonicalJson } from './hash/canonical.ts';
export { type LengthForBelts, resolveDivision } from './lookup/division-rules.ts';
export { type Entrant, type EntryFinding, entryFindings } from './lookup/eligibility.ts';
export {
  /** @public */ type EnteredClass,
  /** @public */ type EnteredList,
  /** @public */ enteredClasses,
  /** @public */ enteredClassFor,
} from './lookup/entered-weights.ts';
export {
  /** @public */ type AgeGenderGroup,
  /** @public */ ageGenderGroups,
  /** @public */ ageGroupFor,
  type DivisionVocabulary,
  divisionVocabulary,
  /** @public */ levelsFor,
  /** @public */ type Named,
} from './lookup/groups.ts';
export {
  type GuideQuery,
  guideFor,
  /** @public */ type Moment,
  /** @public */ type Official,
} from './lookup/guide.ts';
export {
  type HandicapRow,
  /** @public */ type HandicapScore,
  /** @public */ type HandicapWarning,
  handicapScore,
  handicapWarnings,
} from './lookup/handicap.ts';
export {
  /** @public */ type ChoiceMade,
  type OfficialRules,
  officialRules,
} from './lookup/official.ts';
export {
  isTableThere,
  needsTable,
  type TableNeed,
  tableNeed,
  /** @public */ type UnconfirmedTable,
  unconfirmedTables,
} from './lookup/unconfirmed.ts';
export {
  /** @public */ tenthsOfPound,
  /** @public */ type Weight,
  /** @public */ type WeightClass,
  /** @public */ weightClasses,
  /** @public */ weightClassFor,
} from './lookup/weight.ts';
export { checkOptions } from './options/check-options.ts';
export {
  type OptionForm,
  type OptionView,
  optionViews,
  type TechniqueTable,
} from './options/option-view.ts';
export { type TableValues, tableValues } from './options/table-values.ts';
export type { DivisionColumn } from './resolve/division-column.ts';
export { kindByTable } from './resolve/kind-by-table.ts';
export type { Options } from './resolve/options.ts';
export { type Problem, unknownName } from './resolve/problem.ts';
export { /** @public */ type Bout, type Resolution, resolveRules } from './resolve/resolve.ts';
export type {
  /** @public */ LegalStanding,
  /** @public */ ResolvedLegality,
  /** @public */ ResolvedPeriod,
  ResolvedRules,
  ResolvedTechniques,
} from './resolve/resolved.ts';
export { legalityBySide, screenRules } from './resolve/screen.ts';
export {
  type ResolvedTeam,
  resolveTeam,
  /** @public */ type TeamResolution,
} from './resolve/team.ts';
export type { AllowanceRule } from './schema/clock.ts';
export type { Effect, Ending, VerdictStep } from './schema/effect.ts';
export type { Consequence, FoulRule, LadderRule } from './schema/fouls.ts';
export {
  /** @public */ type GuideItem,
  guideKinds,
  moments,
  officials,
} from './schema/guide.ts';
export { /** @public */ parseRulebook } from './schema/parse.ts';
export { readPinnedBook } from './schema/pinned-book.ts';
export type { Rulebook } from './schema/rulebook.ts';
export type { TechniqueRule } from './schema/scoring.ts';
export * from './screen-rules.ts';
