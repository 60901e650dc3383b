import { routes } from '@oche/routes/table';
import { compareCatalogues, extractMessages, idProblems, translations } from './catalogues.ts';
import { componentStates } from './componentStates.ts';
import { docstringProblems } from './docstrings.ts';
import { folderProblems, mapProblems } from './pageMap.ts';
import { isBuilt, missingStories, readPageFolders, readSpecifiedRoutes, routeDifferences } from './pageFolders.ts';
import { runQuietly } from './run.ts';
import { siteProblems } from './siteCatalogue.ts';
import { termProblems } from './terms.ts';
import { typographyProblems } from './typography.ts';

/** The result of a check. `summary` is printed after its name, `problems` only if it failed. */
type Outcome = { passed: boolean; summary?: string; problems?: string };
type Check = { name: string; run: () => Promise<Outcome> };

const tool =
  (...args: string[]) =>
  async (): Promise<Outcome> => {
    const { code, output } = await runQuietly(args);
    return { passed: code === 0, problems: output };
  };

const outcome = (problems: string[], summary: string): Outcome => ({
  passed: problems.length === 0,
  summary,
  problems: problems.join('\n'),
});

type Diagnostic = { message: string; severity: 'error' | 'warning'; filename: string; labels: { span: { line: number } }[] };

const placeOf = ({ filename, labels }: Diagnostic): string => `${filename}:${labels[0]?.span.line}`;

/** Rules that need types. The summary reports the functions that are more complex than `.oxlintrc.json` recommends. */
async function lintWithTypes(): Promise<Outcome> {
  const { output } = await runQuietly(['node_modules/oxlint/bin/oxlint', '--format=json']);
  if (!output.startsWith('{')) return { passed: false, problems: output };
  const { diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const complex = diagnostics
    .filter(({ severity }) => severity === 'warning')
    .map((warning) => ({ complexity: Number(/complexity of (\d+)/.exec(warning.message)?.[1]), place: placeOf(warning) }))
    .sort((one, other) => other.complexity - one.complexity);
  const highest = complex.slice(0, 3).map(({ complexity, place }) => `${complexity} in ${place}`);
  return outcome(
    errors.map((error) => `${placeOf(error)} ${error.message}`),
    `${complex.length} functions have a complexity above 15 (${highest.join(', ')})`,
  );
}

async function messages(): Promise<Outcome> {
  const { messages: source, problems } = await extractMessages();
  return outcome(
    [...problems, ...compareCatalogues(source), ...(await siteProblems()), ...termProblems(), ...typographyProblems()],
    `${Object.keys(source).length} in ${translations.length + 1} languages`,
  );
}

async function stories(): Promise<Outcome> {
  const pages = await readPageFolders();
  const problems = pages.flatMap((page) => missingStories(page).map((story) => `${page.folder}: has no story "${story}"`));
  return outcome(problems, `of ${pages.length} pages`);
}

async function states(): Promise<Outcome> {
  const { problems, states, components } = componentStates();
  return outcome(problems, `${states} of ${components} components`);
}

async function routeTable(): Promise<Outcome> {
  const specified = readSpecifiedRoutes();
  const pages = await readPageFolders();
  const built = new Set(pages.filter(isBuilt).map(({ route }) => route));
  const problems = [...routeDifferences(specified, routes), ...folderProblems(), ...mapProblems(), ...(await idProblems())];
  return outcome(problems, `${built.size} of ${specified.length}`);
}

async function docs(): Promise<Outcome> {
  const { problems, files } = docstringProblems();
  return outcome(problems, `every export of ${files} files of packages/darts`);
}

const checks: Check[] = [
  // TypeScript 7 checks in half of the time. ESLint and other tools still need the API of TypeScript 6.
  { name: 'types', run: tool('node_modules/typescript-7/bin/tsc', '-p', '.') },
  // Separate, because Next changes types of Node for the whole program.
  { name: 'types of hosts/web', run: tool('node_modules/typescript-7/bin/tsc', '-p', 'hosts/web/tsconfig.types.json') },
  { name: 'lint', run: tool('node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0') },
  { name: 'lint with types', run: lintWithTypes },
  { name: 'format', run: tool('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.') },
  {
    name: 'arrows',
    run: tool(
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'hosts',
      'mocks',
      'scripts',
    ),
  },
  { name: 'unused', run: tool('node_modules/knip/bin/knip.js', '--no-config-hints') },
  { name: 'theme', run: tool('scripts/tokens.ts', '--check') },
  { name: 'messages', run: messages },
  { name: 'stories', run: stories },
  { name: 'states', run: states },
  { name: 'routes', run: routeTable },
  { name: 'docs', run: docs },
];

/**
 * Runs all checks in parallel, or only the named ones. Prints a line for each when it ends, and all problems at the end. `failed`: the names of
 * the checks that failed.
 */
export async function runChecks(only: string[] = []): Promise<{ passed: number; failed: string[] }> {
  const chosen = checks.filter(({ name }) => only.length === 0 || only.includes(name));
  const failed: string[] = [];
  const reasons: string[] = [];
  await Promise.all(
    chosen.map(async ({ name, run }) => {
      const { passed, summary, problems } = await run().catch((error: unknown): Outcome => ({
        passed: false,
        summary: '',
        problems: String(error),
      }));
      console.log(`${passed ? '✓' : '✗'} ${name}${summary ? `: ${summary}` : ''}`);
      if (passed) return;
      failed.push(name);
      reasons.push(`\n── ${name} ──\n${problems?.trim()}`);
    }),
  );
  if (failed.length > 0) console.log(reasons.join('\n'));
  return { passed: chosen.length - failed.length, failed };
}

/** The names that `npm run check` accepts. */
export const checkNames = checks.map(({ name }) => name);
