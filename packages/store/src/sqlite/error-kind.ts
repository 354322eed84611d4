/** SQLite's own result codes, the low byte of `errcode` and the start of `code`. */
const FULL = 13;
const DAMAGED: readonly number[] = [11, 26];
/** Read-only, error of the disk, full, cannot open. */
const UNWRITABLE: readonly number[] = [8, 10, FULL, 14];

/** The system's or better-sqlite3's word for it; empty: none. */
const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** The result code of Node's own SQLite; -1: not an error of it. */
const resultOf = (error: Error): number =>
  'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : -1;

/** Whether something could not be stored because no space is left for it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EDQUOT' || resultOf(error) === FULL
  );
}

/** Whether a database file is none, or is damaged inside. */
export function isDamaged(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error)) || DAMAGED.includes(resultOf(error));
}

/** Whether a folder or file cannot be written, by permission or by the state of its disk. */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    isDiskFull(error) ||
    /^(EROFS|EACCES|EPERM|SQLITE_(READONLY|IOERR|CANTOPEN).*)$/.test(codeOf(error)) ||
    UNWRITABLE.includes(resultOf(error))
  );
}
