export { canonicalJson } from './canonical.ts';
export type { Checked } from './checked.ts';
export { type Decision, type DecisionResult, decideAndAppend } from './decide-and-append.ts';
export { checkEnvelope, parseEnvelope } from './envelope-schema.ts';
export {
  EXPORT_FORMAT,
  type ExportHeader,
  type ExportSource,
  formatExport,
  type Sha256,
  type TournamentExport,
} from './export/export-format.ts';
export { type ParsedExport, parseExport } from './export/parse-export.ts';
export { createMemoryStore } from './memory-store.ts';
export { erasedPerson, PersonVersionError, planPeople } from './people.ts';
export { checkPerson, parsePerson } from './person-schema.ts';
export { type LogKnowledge, planAppend, streamKey } from './plan-append.ts';
export * from './types.ts';
