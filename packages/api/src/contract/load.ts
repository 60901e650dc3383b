import type { Endpoints } from './endpoints.ts';

let contract: Endpoints | undefined;

/** The contract, if it has been loaded. */
export const loadedContract = (): Endpoints | undefined => contract;

/**
 * Loads the contract at the first call, or as soon as a page is interactive (`useLive`), since evaluating it takes longer than all other work
 * before. Each import is a task of its own, so that a phone can respond to a tap between them. If loading fails, the next call tries again.
 */
export const loadContract = async (): Promise<Endpoints> => {
  await import('./define.ts');
  await import('./channels.ts');
  return (contract = (await import('./endpoints.ts')).endpoints);
};
