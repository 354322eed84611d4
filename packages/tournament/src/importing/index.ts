export { entryNotes } from './check-eligibility.ts';
export type { DateOrder } from './dates.ts';
export { knownPerson } from './known-person.ts';
export { importPlan, planImport } from './plan.ts';
export { headerSignature, knownHeaders, type ListTable, listTable } from './table.ts';
export { TEMPLATE_HEADERS } from './template.ts';
export { markFormula } from './text.ts';
export type { ExistingEntries, ImportOptions, ImportPlan } from './types.ts';
export type { DurationOf } from './vocabulary.ts';
