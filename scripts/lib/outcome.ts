/** How many passed, and what failed: for each its name and the first line of why. */
export type Outcome = { passed: number; failed: string[] };

const ansi = /\u001b\[[0-9;]*m/g;

/** A line of `Outcome.failed`. */
export const failure = (name: string, why: string | undefined) =>
  [name, why?.replace(ansi, '').trim().split('\n')[0]].filter(Boolean).join(': ');
