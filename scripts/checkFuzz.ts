/**
 * Usage: npm run check:fuzz [-- --runs N] [--seed N]
 *
 * Sends requests generated from the contract, valid and invalid, to the real server with demo data, as every kind of caller. Each request must
 * be answered, never with a 5xx; errors must have a code and a message, and other answers must match the contract. Prints the seed and the
 * failures. Starts its own PostgreSQL.
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
  if (!Number.isInteger(runs) || !Number.isInteger(seed)) throw new Failure('--runs and --seed take whole numbers.');
  console.log(`${runs} requests from seed ${seed}.`);
  const postgres = await startPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url });
  const begun = performance.now();
  try {
    let reported = 0;
    const { requests, byStatus, answered, failures, errors } = await fuzz(database, {
      ...{ runs, seed },
      onProgress: (tally) => {
        if (tally.requests - reported < 10_000) return;
        reported = tally.requests;
        console.log(`  ${reported} sent, ${tally.failures.length} failed, ${((performance.now() - begun) / 1000).toFixed(0)} s`);
      },
    });
    const statuses = [...byStatus].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    console.log(`${requests} requests in ${((performance.now() - begun) / 1000).toFixed(0)} s. ${statuses.join(', ')}.`);
    const never = Object.keys(endpoints).filter((name) => !answered.has(name as never));
    console.log(
      `${answered.size} of ${Object.keys(endpoints).length} endpoints answered 200${never.length ? `; not: ${never.join(', ')}` : ''}.`,
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
