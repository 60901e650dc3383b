/**
 * Usage: npm run check:fuzz -- [--runs N] [--seed N]
 *
 * Sends requests generated from the contract, valid and invalid, to the real server with demo data, as every kind of caller. Each request must get
 * a response, never a 5xx. Errors must have a code and a message, and other responses must match the contract. Prints the seed and the failures.
 * Starts its own PostgreSQL.
 *
 *   --runs N   the number of requests (100000)
 *   --seed N   repeats a run
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { endpoints } from '@oche/api/contract/endpoints';
import { openDatabase } from '@oche/server/platform/db/open';
import { describeFailure, fuzz } from './fuzz/fuzz.ts';
import { startPostgres } from './lib/postgres.ts';
import { Failure, main } from './lib/project.ts';

await main(async () => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '100000' }, seed: { type: 'string', default: String(randomInt(2 ** 31)) } },
  });
  const [runs, seed] = [Number(values.runs), Number(values.seed)];
  if (!Number.isInteger(runs) || !Number.isInteger(seed)) throw new Failure('--runs and --seed must be whole numbers.');
  console.log(`${runs} requests from seed ${seed}.`);
  const postgres = await startPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url });
  const start = performance.now();
  try {
    let reported = 0;
    const { requests, byStatus, succeeded, failures, errors } = await fuzz(database, {
      ...{ runs, seed },
      onProgress: (tally) => {
        if (tally.requests - reported < 10_000) return;
        reported = tally.requests;
        console.log(`  ${reported} sent, ${tally.failures.length} failed, ${((performance.now() - start) / 1000).toFixed(0)} s`);
      },
    });
    const statuses = [...byStatus].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    console.log(`${requests} requests in ${((performance.now() - start) / 1000).toFixed(0)} s. ${statuses.join(', ')}.`);
    const others = Object.keys(endpoints).filter((name) => !succeeded.has(name as never));
    console.log(
      `${succeeded.size} of ${Object.keys(endpoints).length} endpoints responded with 200${others.length ? `; not: ${others.join(', ')}` : ''}.`,
    );
    for (const failure of failures) console.log(describeFailure(failure));
    for (const error of errors) console.log(`logged: ${error}`);
    if (failures.length + errors.length > 0)
      throw new Failure(`${failures.length} failed. To repeat: npm run check:fuzz -- --runs ${runs} --seed ${seed}`);
  } finally {
    await database.close();
    await postgres.stop();
  }
});
process.exit();
