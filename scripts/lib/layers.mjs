// The ladder of imports (docs/adr/0001): each part may use what is named here, and nothing else of ours.

const engine = ['rulebooks', 'match', 'tournament'];
const log = [...engine, 'eventlog'];

/** Which of our parts each part may import. */
export const mayImport = {
  rulebooks: [],
  match: ['rulebooks'],
  tournament: ['rulebooks', 'match'],
  eventlog: engine,
  store: log,
  client: log,
  server: [...log, 'store'],
  web: [...log, 'client'],
  // The one app that uses another: `threecount serve` starts the server (docs/adr/0001).
  cli: [...log, 'store', 'server'],
};

/** Packages without time, chance, input or output, and the npm packages that each may use. */
export const pure = { rulebooks: ['zod'], match: [], tournament: [], eventlog: ['zod'] };

/** Parts that run in a browser: no module of Node. */
export const browser = ['client', 'web'];

/** Packages that must not know which rulebook they run. */
export const bookless = ['match', 'tournament'];
