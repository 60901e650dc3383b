/**
 * Usage: npm run check:fuzz [-- --runs N] [--seed N]
 *
 * Sends requests made from the contract to the real server on the demo data, as every kind of user: valid ones, and ones that are wrong in every
 * way. No answer may be a 5xx or missing, every refusal has a code and a message, every answer keeps the contract. Prints the seed and what
 * failed. Uses a PostgreSQL of its own.
 *
 *   --runs N   the number of requests (100000)
 *   --seed N   repeats a run
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { endpoints } from '@oche/api/contract/endpoints';
import { openDatabase } from '@oche/server/platform/db/open';
import { fuzz, told } from './fuzz/fuzz.ts';
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
    let said = 0;
    const { requests, byStatus, answered, failures, errors } = await fuzz(database, {
      ...{ runs, seed },
      onProgress: (tally) => {
        if (tally.requests - said < 10_000) return;
        said = tally.requests;
        console.log(`  ${said} sent, ${tally.failures.length} failed, ${((performance.now() - begun) / 1000).toFixed(0)} s`);
      },
    });
    const statuses = [...byStatus].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    console.log(`${requests} requests in ${((performance.now() - begun) / 1000).toFixed(0)} s. ${statuses.join(', ')}.`);
    const never = Object.keys(endpoints).filter((name) => !answered.has(name as never));
    console.log(
      `${answered.size} of ${Object.keys(endpoints).length} endpoints answered 200${never.length ? `; not: ${never.join(', ')}` : ''}.`,
    );
    for (const failure of failures) console.log(told(failure));
    for (const error of errors) console.log(`logged: ${error}`);
    if (failures.length + errors.length > 0)
      throw new Failure(`${failures.length} failed; again: npm run check:fuzz -- --runs ${runs} --seed ${seed}`);
  } finally {
    await database.close();
    await postgres.stop();
  }
});
process.exit();
