import fc from 'fast-check';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import type { OpenDatabase } from '@oche/server/platform/db/open';
import { request, type Plan } from './requests.ts';
import { shoot, type Shot } from './shoot.ts';
import { openWorld } from './world.ts';

export type Tally = {
  requests: number;
  byStatus: Map<number, number>;
  /** endpoints that answered 200 at least once; for any other, the run proves nothing about valid requests */
  answered: Set<EndpointName>;
  failures: { at: number; plan: Plan; shot: Shot }[];
  /** what the server logged as an error */
  errors: string[];
};

/** Requests in a batch. Before each batch, the test users get their accounts, roles and tokens back. */
const batchSize = 250;
/** Requests in flight at the same time. */
const concurrency = 8;

/**
 * Sends requests generated from the contract to the server with demo data. The same seed generates the same requests, but because eight are in
 * flight at once, they may find the database in another state. Stops after ten failures.
 */
export async function fuzz(
  database: OpenDatabase,
  { runs, seed, onProgress = () => {} }: { runs: number; seed: number; onProgress?: (tally: Tally) => void },
): Promise<Tally> {
  const world = await openWorld(database);
  const tally: Tally = { requests: 0, byStatus: new Map(), answered: new Set(), failures: [], errors: world.errors };
  try {
    for (let from = 0; from < runs && tally.failures.length < 10; from += batchSize) {
      const plans = fc.sample(request, { seed: seed + from, numRuns: Math.min(batchSize, runs - from) });
      const people = await world.renew();
      const left = plans.map((plan, at) => ({ plan, at: from + at })).toReversed();
      const worker = async () => {
        for (let next = left.pop(); next; next = left.pop()) {
          const shot = await shoot(next.plan, world, people);
          tally.requests += 1;
          tally.byStatus.set(shot.status, (tally.byStatus.get(shot.status) ?? 0) + 1);
          if (shot.status === 200 && shot.sent.method === endpoints[next.plan.name].method) tally.answered.add(next.plan.name);
          if (shot.complaint !== null) tally.failures.push({ ...next, shot });
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

/** The request and what is wrong with its answer, in a few lines: enough to send it again by hand. */
export const describeFailure = ({ at, plan, shot: { sent, complaint } }: Tally['failures'][number]): string =>
  [
    `request ${at}: ${plan.name} as ${plan.role}: ${complaint}`,
    `  ${sent.method} ${sent.path}`,
    `  ${JSON.stringify({ ...sent.headers, ...(sent.headers['authorization']?.startsWith('Bearer ') && { authorization: `(${plan.role})` }) })}`,
    ...(sent.body === null ? [] : [`  ${sent.body.length > 2000 ? `${sent.body.slice(0, 2000)}… (${sent.body.length})` : sent.body}`]),
  ].join('\n');
