/** What a column of an entry list may hold, in the order in which screens offer it. */
export const IMPORT_FIELDS = [
  'givenName',
  'middleName',
  'familyName',
  'fullName',
  'club',
  'team',
  'birthDate',
  'birthYear',
  'age',
  'gender',
  'division',
  'discipline',
  'ageGroup',
  'level',
  'belt',
  'grade',
  'experience',
  'weightClass',
  'weight',
  'seed',
  'points',
  'approved',
  'weighIn',
  'country',
  'email',
  'phone',
  'personId',
  'ignore',
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number];

export const isImportField = (text: string): text is ImportField =>
  (IMPORT_FIELDS as readonly string[]).includes(text);

/** Our field by the list's header. */
export type ImportMapping = Readonly<Record<string, ImportField>>;

/** Fields of which a list has one column at most; of the others the first filled one counts. */
export const fieldColumns = (
  headers: readonly string[],
  mapping: ImportMapping,
): ReadonlyMap<ImportField, readonly number[]> => {
  const columns = new Map<ImportField, number[]>();
  headers.forEach((header, index) => {
    const field = Object.hasOwn(mapping, header) ? mapping[header] : undefined;
    if (field === undefined || field === 'ignore') return;
    columns.set(field, [...(columns.get(field) ?? []), index]);
  });
  return columns;
};
