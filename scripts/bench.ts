/**
 * Usage: npm run bench -- SUITE [--json]
 *
 * Runs one suite of bench/ and prints a table and a description of the machine. Each row compares our cost with the cost of a reference: the
 * median and the spread of runs that alternate between the two. Exits with 1 if a figure exceeds its limit.
 *
 *   SUITE    api      the API compared with PostgreSQL alone (needs pgbench; uses TEST_DATABASE_URL or starts a PostgreSQL)
 *            bots     the bots compared with real players
 *            bracket  the bracket compared with other libraries
 *            engine   draws and results compared with five libraries
 *            evening  many readers of the sites of two federations during a match evening
 *            fixtures the figures of planned seasons compared with those that are required
 *            forecast the forecast end of tournaments of each format compared with rehearsed evenings
 *            herd     many spectators who read at the same time, while boards score
 *            league   tables and leaderboards compared with bare SQL
 *            reads    the cost of readers of a running tournament, compared with an earlier commit
 *            tap      the scoring screen compared with a bare keypad, in Chromium
 *            ui       the size of each component compared with bare Radix and three libraries
 *            web      a public page compared with empty Next pages
 *   --json   prints the cells as JSON: name, ours, reference, ratio
 */
import { parseArgs } from 'node:util';
import { tableOfChecks } from '../bench/checks.ts';
import { tableOf, type Suite } from '../bench/suite.ts';
import { Failure, main } from './lib/project.ts';
import { machine } from './rehearse/print.ts';

const suites: Record<string, () => Promise<{ run: (progress: (line: string) => void) => Promise<Suite> }>> = {
  api: () => import('../bench/api.ts'),
  bots: () => import('../bench/bots.ts'),
  bracket: () => import('../bench/bracket.ts'),
  engine: () => import('../bench/engine.ts'),
  evening: () => import('../bench/evening.ts'),
  fixtures: () => import('../bench/fixtures.ts'),
  forecast: () => import('../bench/forecast.ts'),
  herd: () => import('../bench/herd.ts'),
  league: () => import('../bench/league.ts'),
  reads: () => import('../bench/reads.ts'),
  tap: () => import('../bench/tap.ts'),
  ui: () => import('../bench/ui.ts'),
  web: () => import('../bench/web.ts'),
};

await main(async () => {
  const { values, positionals } = parseArgs({ options: { json: { type: 'boolean', default: false } }, allowPositionals: true });
  const [name = ''] = positionals;
  const load = suites[name];
  if (!load) throw new Failure(`There is no suite "${name}". Suites: ${Object.keys(suites).join(', ')}.`);
  const { run } = await load();
  const suite = await run((line) => process.stderr.write(process.stderr.isTTY ? `\r\x1b[2K${line}` : `${line}\n`));
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
  const { cells, checks: tables = [] } = suite;
  const checks = tables.flatMap((table) => table.checks.map((check) => ({ ...check, name: `${table.title}: ${check.name}` })));
  console.log(
    values.json
      ? JSON.stringify(
          [
            ...cells,
            ...checks.map(({ found, expected, ...check }) => ({ ...check, ours: found, reference: expected, ratio: found / expected })),
          ].map((row) => ({ ...row, machine: machine() })),
          null,
          2,
        )
      : [...tables.map(tableOfChecks), `${tableOf(suite)}\nMachine: ${machine()}.`].join('\n\n'),
  );
  process.exit(checks.every(({ holds }) => holds) ? 0 : 1);
});
