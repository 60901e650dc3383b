import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { FixturesInput } from '@oche/darts/fixtures/fixture';
import { planFixtures, type FixturePlan } from '@oche/darts/fixtures/plan';
import { Refusal } from '../platform/refusal.ts';

/** 300 teams take about ten seconds. */
const mostMs = 60_000;

type Order = { task: 'plan-fixtures'; input: FixturesInput; drawNumber: number };

// This module is also the program of its thread.
const order = workerData as Order | null;
if (order?.task === 'plan-fixtures') parentPort?.postMessage(planFixtures(order.input, order.drawNumber));

/** Plans fixtures in a thread, because this takes seconds in which the process would answer no requests. @throws Refusal 413 after a minute */
export const planInThread = (input: FixturesInput, drawNumber: number): Promise<FixturePlan> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { task: 'plan-fixtures', input, drawNumber } satisfies Order });
    const timer = setTimeout(() => void worker.terminate(), mostMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Refusal('too-large', 'These fixtures take too long to plan.'));
    });
  });
