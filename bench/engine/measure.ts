import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Measured } from '../suite.ts';

/** One thing done once; `lap` may be called where a first part of it ends. */
export type Run = (lap: () => void) => number | Promise<number>;
export type Taken = { part: number; whole: number };

setFlagsFromString('--expose-gc');
/** Collects what nobody holds any more. */
export const collect = runInNewContext('gc') as () => void;

/** Turns of a cell, each of them ours and the reference's. */
export const turns = 30;
const [sample, warm] = [5, 150];

let sink = 0;
/** What was read in the runs, so that no compiler may leave the reading out. */
export const wasRead = (): boolean => Number.isFinite(sink);

/** Milliseconds of one run, the mean of so many in a row. */
async function take(run: Run, repeats: number): Promise<Taken> {
  let part = 0;
  const start = performance.now();
  for (let i = 0; i < repeats; i++) {
    const begun = performance.now();
    const got = run(() => (part += performance.now() - begun));
    sink += typeof got === 'number' ? got : await got;
  }
  return { part: part / repeats, whole: (performance.now() - start) / repeats };
}

/** Runs it for a while, so that it is compiled as it will be, and returns the shortest time that a run took. */
export async function warmUp(run: Run): Promise<number> {
  let shortest = (await take(run, 1)).whole;
  if (shortest > warm) return shortest;
  const end = performance.now() + warm;
  while (performance.now() < end) shortest = Math.min(shortest, (await take(run, 1)).whole);
  return shortest;
}

/** How many runs in a row are long enough to be timed. */
const repeatsOf = async (run: Run) => Math.min(2000, Math.ceil(sample / Math.max(await warmUp(run), 1e-4)));

export type Compared = { ours: Taken[]; reference: Taken[] };

/** Both in turn, and who begins by turns, 30 times. A long run begins on a heap that nobody else's garbage fills. */
export async function compare(ours: Run, reference: Run): Promise<Compared> {
  const repeats = [await repeatsOf(ours), await repeatsOf(reference)] as const;
  const found: Compared = { ours: [], reference: [] };
  for (let turn = 0; turn < turns; turn++) {
    for (const who of turn % 2 === 0 ? (['ours', 'reference'] as const) : (['reference', 'ours'] as const)) {
      const [run, count] = who === 'ours' ? [ours, repeats[0]] : [reference, repeats[1]];
      if (count === 1) collect();
      found[who].push(await take(run, count));
    }
  }
  return found;
}

/** Ours is slower, and not by chance: its fastest run took longer than the slowest of the reference. */
export const isLost = ({ ours, reference }: Pick<Measured, 'ours' | 'reference'>): boolean => Math.min(...ours) > Math.max(...reference);

/** Bytes that a result holds. */
export async function held(make: () => unknown): Promise<number> {
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = await make();
  collect();
  const bytes = process.memoryUsage().heapUsed - before;
  // Read after measuring, so that it is not collected before.
  sink += Number(kept === undefined);
  return Math.max(0, bytes);
}
