/**
 * Usage: npm run format [-- PATH …]
 *
 * Formats every file with Prettier and applies the linter's automatic fixes.
 *
 *   PATH   only these files and folders
 */
import { main } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

await main(async () => {
  const paths = process.argv.slice(2);
  const targets = paths.length > 0 ? paths : ['.'];
  const lint = await runLoudly(['node_modules/eslint/bin/eslint.js', '--fix', ...targets]);
  const format = await runLoudly(['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', ...targets]);
  process.exitCode = lint || format;
});
