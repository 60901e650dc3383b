/** `npm run format`: writes every file as Prettier does, and repairs what the linter can repair. */
import { main } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

await main(async () => {
  const paths = process.argv.slice(2);
  const over = paths.length > 0 ? paths : ['.'];
  const lint = await runLoudly(['node_modules/eslint/bin/eslint.js', '--fix', ...over]);
  const format = await runLoudly(['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', ...over]);
  process.exitCode = lint || format;
});
