// npm run build: compiles everything (tests are type-checked too) and builds the pages.
import { buildWeb, compile } from './lib/build.mjs';

process.exitCode = compile() && buildWeb() ? 0 : 1;
