import fc from 'fast-check';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import type { OpenDatabase } from '@oche/server/platform/db/open';
import { request, type Plan } from './requests.ts';
import { sendPlan, type Result } from './sendPlan.ts';
import { openWorld } from './world.ts';

export type Tally = {
  requests: number;
  byStatus: Map<number, number>;
  /** endpoints that responded with 200 at least once; for any other, the run proves nothing about valid requests */
  succeeded: Set<EndpointName>;
  failures: { number: number; plan: Plan; result: Result }[];
  /** errors in the server's log */
  errors: string[];
};

/** Requests in a batch. Before each batch, the accounts, roles and tokens of the test users are restored. */
const batchSize = 250;
/** Requests in flight at the same time. */
const concurrency = 8;

/**
 * Sends requests generated from the contract to the server with demo data. The same seed generates the same requests. But because eight are in
 * flight at the same time, the state of the database may differ when they arrive. Stops after ten failures.
 */
export async function fuzz(
  database: OpenDatabase,
  { runs, seed, onProgress = () => {} }: { runs: number; seed: number; onProgress?: (tally: Tally) => void },
): Promise<Tally> {
  const world = await openWorld(database);
  const tally: Tally = { requests: 0, byStatus: new Map(), succeeded: new Set(), failures: [], errors: world.errors };
  try {
    for (let from = 0; from < runs && tally.failures.length < 10; from += batchSize) {
      const plans = fc.sample(request, { seed: seed + from, numRuns: Math.min(batchSize, runs - from) });
      const references = await world.renew();
      const queue = plans.map((plan, index) => ({ plan, number: from + index })).toReversed();
      const worker = async () => {
        for (let next = queue.pop(); next; next = queue.pop()) {
          const result = await sendPlan(next.plan, world, references);
          tally.requests += 1;
          tally.byStatus.set(result.status, (tally.byStatus.get(result.status) ?? 0) + 1);
          if (result.status === 200 && result.sent.method === endpoints[next.plan.name].method) tally.succeeded.add(next.plan.name);
          if (result.problem !== null) tally.failures.push({ ...next, result });
        }
      };
      await Promise.all(Array.from({ length: concurrency }, worker));
      onProgress(tally);
    }
  } finally {
    await world.close();
  }
  return tally;
}

/** A few lines with the request and the problem of its response. They are enough to send the request again by hand. */
export const describeFailure = ({ number, plan, result: { sent, problem } }: Tally['failures'][number]): string =>
  [
    `request ${number}: ${plan.name} as ${plan.role}: ${problem}`,
    `  ${sent.method} ${sent.path}`,
    `  ${JSON.stringify({ ...sent.headers, ...(sent.headers['authorization']?.startsWith('Bearer ') && { authorization: `(${plan.role})` }) })}`,
    ...(sent.body === null ? [] : [`  ${sent.body.length > 2000 ? `${sent.body.slice(0, 2000)}… (${sent.body.length})` : sent.body}`]),
  ].join('\n');
