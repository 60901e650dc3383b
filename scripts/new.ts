/**
 * Usage: npm run new -- page NAME PATH [--lists ENDPOINT] [--site SITE] [--access ACCESS] [--layout LAYOUT] [--area AREA] | map
 *
 * Creates a page: its row in the route table, its folder with page.ts, screen, texts and stories, its line in the page map, and its English texts
 * in the catalogue. Prints the next steps.
 *
 *   page NAME PATH     creates a page with the route NAME and the path PATH, which has parameters in braces
 *   --lists ENDPOINT   an endpoint of the contract that returns pages of a list: the page reads it and the screen shows it
 *   --site SITE        app, competition or both
 *   --access ACCESS    none, anonymous, auth, superadmin, board-auth or board-anonymous
 *   --layout LAYOUT    default, authentication, tablet, tablet-live, competition or none
 *   --area AREA        its folder in packages/screens/src
 *   map                only writes the page map; use this after you have renamed a row or a folder
 *
 * Site, access, layout and area come from PATH's row in packages/routes/routes.tsv unless an option overrides them.
 *
 * Example: npm run new -- page rankings /rankings --lists listRankings
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { routes } from '@oche/routes/table';
import { pageFiles, rowFor, withRow, type NewPage } from './lib/newPage.ts';
import { readSpecifiedRoutes } from './lib/pageFolders.ts';
import { writePageMap } from './lib/pageMap.ts';
import { Failure, main, root } from './lib/project.ts';
import { runQuietly } from './lib/run.ts';

const table = 'packages/routes/src/table.ts';

/** Runs a script in a new process, so that it imports the new files. */
async function run(...args: string[]): Promise<void> {
  const { code, output } = await runQuietly(args);
  if (code !== 0) throw new Failure(output);
}

async function createPage(page: NewPage): Promise<void> {
  if (page.name in routes) throw new Failure(`The route "${page.name}" already exists.`);
  const files = pageFiles(page);
  const existing = files.find(({ path }) => existsSync(join(root, path)));
  if (existing) throw new Failure(`${existing.path} already exists.`);
  writeFileSync(join(root, table), withRow(readFileSync(join(root, table), 'utf8'), page));
  for (const { path, text } of files) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  await run('scripts/new.ts', 'map');
  await run('node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', table, ...files.map(({ path }) => path));
  await run('scripts/messages.ts', 'extract');
  console.log(
    [
      ...[table, ...files.map(({ path }) => path)].map((path) => `written: ${path}`),
      '',
      'Next steps: write the texts and the screen, add the translations (npm run messages -- merge FILE), and link to the page. Then run:',
      'npm run check -- types messages routes stories',
    ].join('\n'),
  );
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lists: { type: 'string' },
      site: { type: 'string' },
      access: { type: 'string' },
      layout: { type: 'string' },
      area: { type: 'string' },
    },
  });
  const [command, name, path] = positionals;
  if (command === 'map') {
    console.log(`written: ${writePageMap()}`);
    return;
  }
  if (command !== 'page' || !name || !path) throw new Failure('usage: npm run new -- page NAME PATH [--lists ENDPOINT]; more with --help');
  await createPage(rowFor({ name, path, ...values }, readSpecifiedRoutes()));
});
