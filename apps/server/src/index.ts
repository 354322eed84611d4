export { csvCells } from './importing/csv-cells.ts';
export { createServer, type Server, type ServerOptions, type Started } from './server.ts';
export { version } from './version.ts';
