/**
 * Usage: npm run new -- page NAME PATH [--lists ENDPOINT] [--site SITE] [--access ACCESS] [--layout LAYOUT] [--area AREA] | map
 *
 * Writes what a new page consists of: its row in the table of routes, its folder with page.ts, screen, texts and stories, the map of pages,
 * and its English texts in the catalogue. It prints what is left to do.
 *
 *   page NAME PATH     a page: the name of its route, and its path with parameters in braces
 *   --lists ENDPOINT   an endpoint of the contract that answers pages of a list: the page reads it and the screen shows it
 *   --site SITE        app, competition or both
 *   --access ACCESS    none, anonymous, auth, superadmin, board-auth or board-anonymous
 *   --layout LAYOUT    default, authentication, tablet, tablet-live, competition or none
 *   --area AREA        its folder in packages/screens/src
 *   map                writes only the map of pages: after a row or a folder was renamed by hand
 *
 * Site, access, layout and area are those of PATH in packages/routes/routes.tsv unless an option says otherwise.
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

/** Runs one of our scripts or tools, which sees what was written meanwhile. */
async function run(...args: string[]): Promise<void> {
  const { code, output } = await runQuietly(args);
  if (code !== 0) throw new Failure(output);
}

async function writePage(page: NewPage): Promise<void> {
  if (page.name in routes) throw new Failure(`There is a route "${page.name}" already.`);
  const files = pageFiles(page);
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken) throw new Failure(`${taken.path} exists already.`);
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
      'What is left: the texts and the screen; the translations (npm run messages -- merge FILE); where a link leads to the page.',
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
  const [what, name, path] = positionals;
  if (what === 'map') {
    console.log(`written: ${writePageMap()}`);
    return;
  }
  if (what !== 'page' || !name || !path) throw new Failure('usage: npm run new -- page NAME PATH [--lists ENDPOINT]; more with --help');
  await writePage(rowFor({ name, path, ...values }, readSpecifiedRoutes()));
});
