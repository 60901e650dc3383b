/**
 * `npm run bench -- NAME [--json]`: runs one suite of `bench/` and prints its table: our cost ÷ the reference's, median and
 * spread of runs made in turn, and on what machine. `--json`: the same as data, an array of cells with `name`, `ours`,
 * `reference` and `ratio`. Suites: `api` (needs pgbench; on the PostgreSQL at TEST_DATABASE_URL, else on one of its own).
 */
import { parseArgs } from 'node:util';
import { tableOf, type Suite } from '../bench/suite.ts';
import { Failure, main } from './lib/project.ts';
import { machine } from './rehearse/print.ts';

const suites: Record<string, () => Promise<{ run: (progress: (line: string) => void) => Promise<Suite> }>> = {
  api: () => import('../bench/api.ts'),
};

await main(async () => {
  const { values, positionals } = parseArgs({ options: { json: { type: 'boolean', default: false } }, allowPositionals: true });
  const [name = ''] = positionals;
  const load = suites[name];
  if (!load) throw new Failure(`There is no suite "${name}". Suites: ${Object.keys(suites).join(', ')}.`);
  const { run } = await load();
  const suite = await run((line) => process.stderr.write(process.stderr.isTTY ? `\r\x1b[2K${line}` : `${line}\n`));
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
  console.log(
    values.json
      ? JSON.stringify(
          suite.cells.map((cell) => ({ ...cell, machine: machine() })),
          null,
          2,
        )
      : `${tableOf(suite)}\nMachine: ${machine()}.`,
  );
  process.exit();
});
