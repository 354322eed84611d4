import { describe, expect, it } from 'vitest';
import { BACKUP_REASONS, backupName, parseBackupName } from './names.ts';

const AT = Date.UTC(2026, 4, 2, 9, 5, 7, 42);

describe('names of backups', () => {
  it.each(BACKUP_REASONS)('say instant and reason: %s', (reason) => {
    const name = backupName(AT, reason);
    expect(name).toBe(`20260502T090507042Z-${reason}.sqlite`);
    expect(parseBackupName(name)).toEqual({ name, at: '2026-05-02T09:05:07.042Z', reason });
  });

  it.each([
    '',
    '../20260502T090507042Z-result.sqlite',
    '20260502T090507042Z-result.sqlite/../../x',
    '20260502T090507042Z-result.sqlite.part',
    '20260502T090507042Z-result.sqlite\n',
    '20260502T090507042Z-evil.sqlite',
    'C:\\20260502T090507042Z-result.sqlite',
    'threecount.sqlite',
  ])('refuse %j', (name) => {
    expect(parseBackupName(name)).toBeUndefined();
  });
});
