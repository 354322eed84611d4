export type { AccessStore, Session, TableLink } from './access/types.ts';
export type { BackupInfo, RestoreBackupResult } from './backup/backups.ts';
export type { BackupReason } from './backup/names.ts';
export { exportTournament, readExport, sha256Hex } from './export/export-file.ts';
export type { ImportTournamentResult } from './export/import-tournament.ts';
export { type DataFolder, type OpenedFolder, openDataFolder } from './folder/data-folder.ts';
export { findServer, processLives, readServerInfo, type ServerInfo } from './folder/server-info.ts';
export { openStore, type Store, type StoreOptions } from './open-store.ts';
export type { DriverName } from './sqlite/driver.ts';
