/** How many passed, and what failed: for each its name and the first line of why. */
export type Outcome = { passed: number; failed: string[] };

/**
 * What a run of vitest came to. `cutShort` are the files that were not run to their end, though no test of them failed, as where a browser or a
 * process went away; `lost` is what the runner says of that, which names no file.
 */
export type VitestOutcome = Outcome & { cutShort: string[]; lost: string[] };

const ansi = /\u001b\[[0-9;]*m/g;

/** A line of `Outcome.failed`. */
export const failure = (name: string, why: string | undefined) =>
  [name, why?.replace(ansi, '').trim().split('\n')[0]].filter(Boolean).join(': ');
