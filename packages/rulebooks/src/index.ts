export { books, findBook } from './books/index.ts';
export * from './codes.ts';
export { bookHash } from './hash/book-hash.ts';
export { canonicalJson } from './hash/canonical.ts';
export { sha256 } from './hash/sha256.ts';
export {
  type AgeGenderGroup,
  ageGenderGroups,
  ageGroupFor,
  type DivisionVocabulary,
  divisionVocabulary,
  levelsFor,
  type Named,
} from './lookup/groups.ts';
export { type UnconfirmedTable, unconfirmedTables } from './lookup/unconfirmed.ts';
export {
  tenthsOfPound,
  type Weight,
  type WeightClass,
  weightClasses,
  weightClassFor,
} from './lookup/weight.ts';
export type { DivisionColumn } from './resolve/division-column.ts';
export type { Options } from './resolve/options.ts';
export { type Problem, unknownName } from './resolve/problem.ts';
export { type Bout, type Resolution, resolveRules } from './resolve/resolve.ts';
export type {
  LegalStanding,
  ResolvedLegality,
  ResolvedPeriod,
  ResolvedRules,
} from './resolve/resolved.ts';
export { screenRules } from './resolve/screen.ts';
export type { AllowanceRule } from './schema/clock.ts';
export type { Effect, Ending, VerdictStep } from './schema/effect.ts';
export type { Consequence, FoulRule, LadderRule } from './schema/fouls.ts';
export { parseRulebook } from './schema/parse.ts';
export type { Rulebook } from './schema/rulebook.ts';
export type { TechniqueRule } from './schema/scoring.ts';
export * from './screen-rules.ts';
