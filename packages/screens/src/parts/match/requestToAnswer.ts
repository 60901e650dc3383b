import type { Postponement } from '@oche/api/contract/postponement';
import type { Side } from '@oche/darts/match/structure';

/** What the captain of a side has to answer: a request for another evening, or the offer of other ones; null if it is not their turn. */
export function requestToAnswer({ state, offeredBy, askedBy }: Postponement, side: Side): 'request' | 'offer' | null {
  if (state !== 'asked' || (offeredBy === 'home') === (side === 0)) return null;
  return offeredBy === askedBy ? 'request' : 'offer';
}
