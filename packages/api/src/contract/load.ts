import type { Endpoints } from './endpoints.ts';

let contract: Endpoints | undefined;

/** The contract, if it has been loaded. */
export const loadedContract = (): Endpoints | undefined => contract;

/**
 * The contract takes longer to run than all else that a page runs before it can be used, and no picture needs it. So it comes by itself, once
 * there is somebody to call, and in two parts, so that a phone can answer a finger in between: what it is written in, then what it says. Where
 * it did not arrive, the next call asks again.
 */
export const loadContract = async (): Promise<Endpoints> => {
  await import('./define.ts');
  return (contract = (await import('./endpoints.ts')).endpoints);
};
