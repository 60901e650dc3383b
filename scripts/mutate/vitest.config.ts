import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fewerRuns = fileURLToPath(new URL('fewerRuns.ts', import.meta.url));

/** What Stryker runs in its copy of packages/darts: the tests of the folders that are mutated, with fewer runs of each law. */
export default defineConfig({
  plugins: [
    {
      name: 'fewer-runs-of-laws',
      enforce: 'pre',
      resolveId: (source, importer) => (source === 'fast-check' && importer !== fewerRuns ? fewerRuns : undefined),
    },
  ],
  test: { include: ['src/{x01,standings}/**/*.test.ts'], testTimeout: 30_000 },
});
