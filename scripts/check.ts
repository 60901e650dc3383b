/**
 * `npm run check`: types, lint, format, arrows, unused code, theme, messages, stories, states (of components), routes, docs (docstrings of the rules).
 * `npm run check -- lint types` runs some.
 */
import { checkNames, runChecks } from './lib/checks.ts';
import { Failure, main } from './lib/project.ts';

await main(async () => {
  const only = process.argv.slice(2);
  const unknown = only.find((name) => !checkNames.includes(name));
  if (unknown) throw new Failure(`There is no check "${unknown}": choose among ${checkNames.join(', ')}.`);
  const { failed } = await runChecks(only);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
