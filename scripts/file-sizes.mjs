// npm run sizes: prints how long the source files are; fails where they are too long.
import { root } from './lib/paths.mjs';
import { sizes } from './lib/sizes.mjs';

const { figures, faults, longest } = sizes(root);
const { files, median, p95, max } = figures;
console.log(`File sizes in lines: ${files} files, median ${median}, p95 ${p95}, max ${max}.`);
for (const { file, lines } of longest) console.log(`  ${String(lines).padStart(4)}  ${file}`);
for (const fault of faults) console.error(`Too long: ${fault}.`);
process.exitCode = faults.length > 0 ? 1 : 0;
