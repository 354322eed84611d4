// npm run boundaries: fails where a source file imports what its place on the ladder forbids.
import { checkBoundaries } from './lib/boundaries.mjs';
import { root } from './lib/paths.mjs';

const { modules, faults } = checkBoundaries(root);
for (const fault of faults) console.error(fault);
console.log(`Boundaries: ${modules} modules read, ${faults.length} faults.`);
process.exitCode = modules === 0 || faults.length > 0 ? 1 : 0;
