// npm start: installs what is missing, builds what changed, then is the server itself
// (the same process, so that its signals and its end are the server's).
// Arguments go to `threecount serve`: npm start -- --demo --port 8080 --data DIR
import { refusal } from './lib/node-version.mjs';

const no = refusal(process.versions.node);
if (no) {
  console.error(no);
  process.exit(1);
}

const { install } = await import('./lib/install.mjs');
const { buildWeb, compile } = await import('./lib/build.mjs');
if (!install() || !compile(['apps/cli']) || !buildWeb()) {
  console.error('Threecount was not started.');
  process.exit(1);
}

const { main } = await import('../apps/cli/dist/index.js');
process.exitCode = await main(['serve', ...process.argv.slice(2)]);
