import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './children.ts';

/**
 * Pauses before restarts, in milliseconds. They double from `first` to at most `longest`. If a host has run for at least `steady`, the next
 * pause is `first` again.
 */
export type Pauses = { first: number; longest: number; steady: number };

export const pauses: Pauses = { first: 250, longest: 30_000, steady: 60_000 };

export type SuperviseOptions = {
  start: () => Child;
  /** Prints a message in the terminal. */
  print: (text: string) => void;
  /** Ends the supervision but not the child. */
  signal: AbortSignal;
  pauses?: Pauses;
};

/** The number of last lines of output that are printed. It is enough for a stack. */
const linesPrinted = 12;

function describeEnd(child: Child, description: string, pause: number): string {
  const lines = child.lastLines().split('\n').slice(-linesPrinted).join('\n').trim();
  const seconds = pause / 1000;
  const unit = seconds === 1 ? 'second' : 'seconds';
  const sentence = `The ${child.name} host ${description}. It is restarted in ${seconds} ${unit}; the others keep running.`;
  return lines ? `${sentence} Its last output:\n${lines}` : `${sentence} It printed nothing.`;
}

/** Restarts a host every time it ends, until `signal`. */
export async function supervise(child: Child, { start, print, signal, pauses: { first, longest, steady } = pauses }: SuperviseOptions) {
  const aborted = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));
  const isAborted = () => signal.aborted;
  let failures = 0;
  for (let current = child; !isAborted(); current = start()) {
    const startedAt = Date.now();
    const description = await Promise.race([current.exited, aborted]);
    if (description === undefined || isAborted()) return;
    failures = Date.now() - startedAt >= steady ? 1 : failures + 1;
    const pause = Math.min(first * 2 ** (failures - 1), longest);
    print(describeEnd(current, description, pause));
    await Promise.race([sleep(pause), aborted]);
    if (isAborted()) return;
  }
}
