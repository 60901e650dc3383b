import type { FixturesInput } from '@oche/darts/fixtures/fixture';
import type { FixturePlan } from '@oche/darts/fixtures/plan';
import { Refusal } from '../platform/refusal.ts';
import { versionOf } from './fixturesInput.ts';
import { planInThread } from './planThread.ts';

/*
 * Plans of fixtures take seconds. A process computes one at a time, and one for each organisation. The newest plans are kept, so that a plan is
 * not computed again when it is applied. A plan that is no longer kept is computed again, with the same result.
 */

const mostWaiting = 8;
const mostKept = 8;

type Open = { key: string; plan: Promise<FixturePlan> };

/** The plans that are computed or wait, by organisation. */
const open = new Map<string, Open>();
/** The newest plans, the oldest first. */
const kept = new Map<string, FixturePlan>();
let last: Promise<unknown> = Promise.resolve();

const compute = async (organisationId: string, key: string, input: FixturesInput, drawNumber: number): Promise<FixturePlan> => {
  try {
    const plan = await planInThread(input, drawNumber);
    kept.set(key, plan);
    const [oldest] = kept.keys();
    if (kept.size > mostKept) kept.delete(oldest!);
    return plan;
  } finally {
    open.delete(organisationId);
  }
};

/** The plan of an input. @throws Refusal 429 while another plan of the organisation is computed, or if too many wait; 413 if it takes too long */
export const planOf = (organisationId: string, input: FixturesInput, drawNumber: number): Promise<FixturePlan> => {
  const key = `${versionOf(input)} ${drawNumber}`;
  const known = kept.get(key);
  if (known) return Promise.resolve(known);
  const current = open.get(organisationId);
  if (current?.key === key) return current.plan;
  if (current || open.size >= mostWaiting)
    throw new Refusal('too-many-requests', 'Other fixtures are being planned. Try again in a moment.', { retryAfter: 3 });
  const plan = last.then(() => compute(organisationId, key, input, drawNumber));
  last = plan.catch(() => {});
  open.set(organisationId, { key, plan });
  return plan;
};
