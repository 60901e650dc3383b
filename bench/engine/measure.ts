import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Measured } from '../suite.ts';

/** A run to measure. It calls `endLap` at the end of its first part, and returns a checksum of its result. */
export type Run = (endLap: () => void) => number | Promise<number>;
/** Milliseconds of a run. `lap`: of its first part, 0 if it has none. */
export type Times = { lap: number; whole: number };

setFlagsFromString('--expose-gc');
/** Runs the garbage collector. */
export const collectGarbage = runInNewContext('gc') as () => void;

/** Turns of a cell. Ours and the reference run once in each. */
export const turns = 30;
/** Milliseconds: the minimum to measure, and the duration of a warm-up. */
const [minimumMs, warmUpMs] = [5, 150];

let sum = 0;
/** Reads the sum of all checksums, so that the compiler cannot remove the code that computes them. */
export const resultsWereRead = (): boolean => Number.isFinite(sum);

/** The mean times of a number of consecutive runs. */
async function measure(run: Run, repeats: number): Promise<Times> {
  let lap = 0;
  const start = performance.now();
  for (let i = 0; i < repeats; i++) {
    const runStart = performance.now();
    const result = run(() => (lap += performance.now() - runStart));
    sum += typeof result === 'number' ? result : await result;
  }
  return { lap: lap / repeats, whole: (performance.now() - start) / repeats };
}

/** Runs repeatedly, so that the code is compiled before it is measured. Returns the shortest time of a run. */
export async function warmUp(run: Run): Promise<number> {
  let shortest = (await measure(run, 1)).whole;
  if (shortest > warmUpMs) return shortest;
  const end = performance.now() + warmUpMs;
  while (performance.now() < end) shortest = Math.min(shortest, (await measure(run, 1)).whole);
  return shortest;
}

/** The number of consecutive runs that together are long enough to measure. */
const repeatsOf = async (run: Run) => Math.min(2000, Math.ceil(minimumMs / Math.max(await warmUp(run), 1e-4)));

export type Comparison = { ours: Times[]; reference: Times[] };

/** Measures both, 30 times in alternating order. Collects garbage before a long run, so that it does not pay for the other's. */
export async function compare(ours: Run, reference: Run): Promise<Comparison> {
  const repeats = [await repeatsOf(ours), await repeatsOf(reference)] as const;
  const comparison: Comparison = { ours: [], reference: [] };
  for (let turn = 0; turn < turns; turn++) {
    for (const side of turn % 2 === 0 ? (['ours', 'reference'] as const) : (['reference', 'ours'] as const)) {
      const [run, count] = side === 'ours' ? [ours, repeats[0]] : [reference, repeats[1]];
      if (count === 1) collectGarbage();
      comparison[side].push(await measure(run, count));
    }
  }
  return comparison;
}

/** Whether ours is clearly slower: its fastest run took longer than the slowest run of the reference. */
export const isLost = ({ ours, reference }: Pick<Measured, 'ours' | 'reference'>): boolean => Math.min(...ours) > Math.max(...reference);

/** The bytes of memory that a result retains. */
export async function retainedBytes(make: () => unknown): Promise<number> {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const result = await make();
  collectGarbage();
  const bytes = process.memoryUsage().heapUsed - before;
  // Used after measuring, so that it is not collected before.
  sum += Number(result === undefined);
  return Math.max(0, bytes);
}
