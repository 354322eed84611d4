export type { AccessStore, Session } from './access/types.ts';
export { exportTournament, readExport } from './export/export-file.ts';
export { type DataFolder, openDataFolder } from './folder/data-folder.ts';
export { findServer, type ServerInfo } from './folder/server-info.ts';
export { openStore, type Store } from './open-store.ts';
export { isDamaged, isDiskFull, isUnwritable } from './sqlite/error-kind.ts';
