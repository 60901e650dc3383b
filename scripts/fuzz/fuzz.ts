import fc from 'fast-check';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import type { OpenDatabase } from '@oche/server/platform/db/open';
import { request, type Plan } from './requests.ts';
import { shoot, type Shot } from './shoot.ts';
import { openWorld } from './world.ts';

export type Tally = {
  requests: number;
  byStatus: Map<number, number>;
  /** endpoints that answered 200 at least once: what was never right was not tried */
  answered: Set<EndpointName>;
  failures: { at: number; plan: Plan; shot: Shot }[];
  /** what the server logged as an error */
  errors: string[];
};

/** Requests between which everybody gets back what was taken from them. */
const atOnce = 250;
/** How many are on their way together. */
const lanes = 8;

/**
 * Sends requests made from the contract to the server on the demo data. The same seed makes the same requests; since eight are on their way at
 * once, what they meet in the database may differ. Stops at ten failures.
 */
export async function fuzz(
  database: OpenDatabase,
  { runs, seed, onProgress = () => {} }: { runs: number; seed: number; onProgress?: (tally: Tally) => void },
): Promise<Tally> {
  const world = await openWorld(database);
  const tally: Tally = { requests: 0, byStatus: new Map(), answered: new Set(), failures: [], errors: world.errors };
  try {
    for (let from = 0; from < runs && tally.failures.length < 10; from += atOnce) {
      const plans = fc.sample(request, { seed: seed + from, numRuns: Math.min(atOnce, runs - from) });
      const people = await world.renew();
      const left = plans.map((plan, at) => ({ plan, at: from + at })).toReversed();
      const lane = async () => {
        for (let next = left.pop(); next; next = left.pop()) {
          const shot = await shoot(next.plan, world, people);
          tally.requests += 1;
          tally.byStatus.set(shot.status, (tally.byStatus.get(shot.status) ?? 0) + 1);
          if (shot.status === 200 && shot.sent.method === endpoints[next.plan.name].method) tally.answered.add(next.plan.name);
          if (shot.complaint !== null) tally.failures.push({ ...next, shot });
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      onProgress(tally);
    }
  } finally {
    await world.close();
  }
  return tally;
}

/** A failure as somebody would try it again. */
export const told = ({ at, plan, shot: { sent, complaint } }: Tally['failures'][number]): string =>
  [
    `request ${at}: ${plan.name} as ${plan.role}: ${complaint}`,
    `  ${sent.method} ${sent.path}`,
    `  ${JSON.stringify({ ...sent.headers, ...(sent.headers['authorization']?.startsWith('Bearer ') && { authorization: `(${plan.role})` }) })}`,
    ...(sent.body === null ? [] : [`  ${sent.body.length > 2000 ? `${sent.body.slice(0, 2000)}… (${sent.body.length})` : sent.body}`]),
  ].join('\n');
