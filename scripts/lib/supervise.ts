import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './children.ts';

/** Pauses before restarts in milliseconds: they double from `first` up to `longest`. After a host has run for `steady`, they start with `first` again. */
export type Pauses = { first: number; longest: number; steady: number };

export const pauses: Pauses = { first: 250, longest: 30_000, steady: 60_000 };

export type SuperviseOptions = {
  start: () => Child;
  /** Prints a message for the person at the terminal. */
  say: (text: string) => void;
  /** Ends the supervision but not the child. */
  signal: AbortSignal;
  pauses?: Pauses;
};

/** How many of the last lines of output are printed: enough for a stack. */
const linesPrinted = 12;

function describeEnd(child: Child, how: string, pause: number): string {
  const lines = child.lastLines().split('\n').slice(-linesPrinted).join('\n').trim();
  const seconds = pause / 1000;
  const sentence = `The ${child.name} host ${how}. It starts again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}; the others go on.`;
  return lines ? `${sentence} It printed last:\n${lines}` : `${sentence} It printed nothing.`;
}

/** Restarts a host whenever it ends, until `signal`. */
export async function supervise(child: Child, { start, say, signal, pauses: { first, longest, steady } = pauses }: SuperviseOptions) {
  const aborted = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));
  const isAborted = () => signal.aborted;
  let failures = 0;
  for (let current = child; !isAborted(); current = start()) {
    const startedAt = Date.now();
    const how = await Promise.race([current.exited, aborted]);
    if (how === undefined || isAborted()) return;
    failures = Date.now() - startedAt >= steady ? 1 : failures + 1;
    const pause = Math.min(first * 2 ** (failures - 1), longest);
    say(describeEnd(current, how, pause));
    await Promise.race([sleep(pause), aborted]);
    if (isAborted()) return;
  }
}
