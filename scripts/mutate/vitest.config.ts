import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mutatedFolders } from './folders.ts';

const fewerRuns = fileURLToPath(new URL('fewerRuns.ts', import.meta.url));

/** The configuration for Stryker's copies of packages/darts: the tests of the mutated folders, with fewer runs of each property. */
export default defineConfig({
  plugins: [
    {
      name: 'fewer-runs-of-properties',
      enforce: 'pre',
      resolveId: (source, importer) => (source === 'fast-check' && importer !== fewerRuns ? fewerRuns : undefined),
    },
  ],
  test: { include: mutatedFolders.map((name) => `src/${name}/**/*.test.ts`), testTimeout: 30_000 },
});
