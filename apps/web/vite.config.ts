import { defaultClientConditions, defineConfig } from 'vite';

/** Where `vite` in development finds the server; the built pages are served by the server itself. */
const server = process.env['THREECOUNT_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inline: the pages run under a content security policy of 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': server } },
});
