import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles a module of ours into one file that every Node can run. Gives the file's path. */
export async function bundle(entry: URL, outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source'] },
    ssr: { noExternal: true, external: ['better-sqlite3'], resolve: { conditions: ['source'] } },
    build: {
      ssr: fileURLToPath(entry),
      outDir,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  });
  return `${outDir}/child.mjs`;
}
