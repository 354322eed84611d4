export { type DateOrder, detectDateOrder } from './dates.ts';
export { type DivisionReading, readDivision } from './division-text.ts';
export { IMPORT_FIELDS, type ImportField, type ImportMapping, isImportField } from './fields.ts';
export { guessColumn } from './guess-column.ts';
export { guessMapping } from './guess-mapping.ts';
export { planImport } from './plan.ts';
export { headerSignature, knownHeaders, type ListRow, type ListTable, listTable } from './table.ts';
export { TEMPLATE_HEADERS } from './template.ts';
export { cleanText, divisionKey, foldText, markFormula, unmarkFormula } from './text.ts';
export type {
  ExistingEntries,
  ImportOptions,
  ImportPlan,
  Move,
  PlannedDivision,
} from './types.ts';
export type { DivisionFacts, DurationOf } from './vocabulary.ts';
