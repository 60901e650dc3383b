import { routes } from '@oche/routes/table';
import { compareCatalogues, extractMessages, idProblems, translations } from './catalogues.ts';
import { componentStates } from './componentStates.ts';
import { docstringProblems } from './docstrings.ts';
import { folderProblems, mapProblems } from './pageMap.ts';
import { isBuilt, missingStories, readPageFolders, readSpecifiedRoutes, routeDifferences } from './pageFolders.ts';
import { runQuietly } from './run.ts';
import { termProblems } from './terms.ts';
import { typographyProblems } from './typography.ts';

/** The result of a check. `summary` is printed after its name, `problems` only if it failed. */
type Finding = { passed: boolean; summary?: string; problems?: string };
type Check = { name: string; run: () => Promise<Finding> };

const tool =
  (...args: string[]) =>
  async (): Promise<Finding> => {
    const { code, output } = await runQuietly(args);
    return { passed: code === 0, problems: output };
  };

const finding = (problems: string[], summary: string): Finding => ({
  passed: problems.length === 0,
  summary,
  problems: problems.join('\n'),
});

async function messages(): Promise<Finding> {
  const { messages: source, problems } = await extractMessages();
  return finding(
    [...problems, ...compareCatalogues(source), ...termProblems(), ...typographyProblems()],
    `${Object.keys(source).length} in ${translations.length + 1} languages`,
  );
}

async function stories(): Promise<Finding> {
  const pages = await readPageFolders();
  const problems = pages.flatMap((page) => missingStories(page).map((story) => `${page.folder}: has no story "${story}"`));
  return finding(problems, `of ${pages.length} pages`);
}

async function states(): Promise<Finding> {
  const { problems, states, components } = componentStates();
  return finding(problems, `${states} of ${components} components`);
}

async function routeTable(): Promise<Finding> {
  const specified = readSpecifiedRoutes();
  const pages = await readPageFolders();
  const built = new Set(pages.filter(isBuilt).map(({ route }) => route));
  const problems = [...routeDifferences(specified, routes), ...folderProblems(), ...mapProblems(), ...(await idProblems())];
  return finding(problems, `${built.size} of ${specified.length}`);
}

async function docs(): Promise<Finding> {
  const { problems, files } = docstringProblems();
  return finding(problems, `every export of ${files} files of packages/darts`);
}

const checks: Check[] = [
  { name: 'types', run: tool('node_modules/typescript/bin/tsc', '-p', '.') },
  // separate, because Next changes types of Node for the whole program
  { name: 'types of hosts/web', run: tool('node_modules/typescript/bin/tsc', '-p', 'hosts/web/tsconfig.types.json') },
  { name: 'lint', run: tool('node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0') },
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
      const found = await run().catch((error: unknown) => ({ passed: false, summary: '', problems: String(error) }));
      console.log(`${found.passed ? '✓' : '✗'} ${name}${found.summary ? `: ${found.summary}` : ''}`);
      if (found.passed) return;
      failed.push(name);
      reasons.push(`\n── ${name} ──\n${found.problems?.trim()}`);
    }),
  );
  if (failed.length > 0) console.log(reasons.join('\n'));
  return { passed: chosen.length - failed.length, failed };
}

/** The names that `npm run check` accepts. */
export const checkNames = checks.map(({ name }) => name);
