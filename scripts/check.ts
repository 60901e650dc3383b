/**
 * Usage: npm run check [-- NAME …]
 *
 * Runs all checks in parallel, or only the named ones. Exits with 1 if one fails.
 *
 *   NAME   types, lint, 'lint with types' (also reports complex functions), format, arrows (imports between packages), unused (code),
 *          theme, messages (translations), stories, states (of components), routes, docs (docstrings of the rules)
 *
 * Example: npm run check -- lint types
 */
import { checkNames, runChecks } from './lib/checks.ts';
import { Failure, main } from './lib/project.ts';

await main(async () => {
  const only = process.argv.slice(2);
  const unknown = only.find((name) => !checkNames.includes(name));
  if (unknown) throw new Failure(`There is no check "${unknown}". Choose one of ${checkNames.join(', ')}.`);
  const { failed } = await runChecks(only);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
