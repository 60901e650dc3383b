import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './children.ts';

/** Before restarts, in ms: doubled from `first` up to `longest`, and `first` again once a host has run for `steady`. */
export type Pauses = { first: number; longest: number; steady: number };

export const pauses: Pauses = { first: 250, longest: 30_000, steady: 60_000 };

export type SuperviseOptions = {
  start: () => Child;
  /** Tells the person at the terminal. */
  say: (text: string) => void;
  /** Ends the supervision; the child is not ended by it. */
  signal: AbortSignal;
  pauses?: Pauses;
};

/** The end of what a host printed: enough for a stack. */
const linesTold = 12;

function told(child: Child, how: string, pause: number): string {
  const lines = child.lastLines().split('\n').slice(-linesTold).join('\n').trim();
  const seconds = pause / 1000;
  const sentence = `The ${child.name} host ${how}. It starts again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}; the others go on.`;
  return lines ? `${sentence} It printed last:\n${lines}` : `${sentence} It printed nothing.`;
}

/** Starts a host again whenever it ends, until the signal. */
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
    say(told(current, how, pause));
    await Promise.race([sleep(pause), aborted]);
    if (isAborted()) return;
  }
}
