export { canonicalJson } from './canonical.ts';
export { parseEnvelope } from './envelope-schema.ts';
export { formatExport, type TournamentExport } from './export/export-format.ts';
export { type ParsedExport, parseExport } from './export/parse-export.ts';
export { createMemoryStore } from './memory-store.ts';
export { erasedPerson, planPeople } from './people.ts';
export { parsePerson } from './person-schema.ts';
export { planAppend, streamKey } from './plan-append.ts';
export * from './types.ts';
