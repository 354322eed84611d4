import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// `source` first: packages are tested from their TypeScript, no build is needed.
const conditions = ['source', ...defaultServerConditions];

const shared = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
};

const unitFiles = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'apps/*/src/**/*.test.{ts,tsx}',
  'tests/**/*.test.{ts,tsx}',
];
const browserFiles = ['{packages,apps}/*/**/*.e2e.test.ts', 'tests/**/*.e2e.test.ts'];
const never = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: unitFiles,
          exclude: [...never, ...browserFiles],
          environment: 'node',
          maxWorkers: '100%',
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'e2e',
          include: browserFiles,
          exclude: never,
          environment: 'node',
          // After the others and one at a time: two cores are all we ask for.
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
