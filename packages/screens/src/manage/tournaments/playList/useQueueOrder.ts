import { useState } from 'react';
import type { QueuedGame } from '@oche/api/contract/tournament';

type Waiting = readonly QueuedGame[];

/** The queue with a game at another place among `listed`, and the game before which it now is; null at the end. */
export function movedTo(waiting: Waiting, listed: Waiting, id: string, to: number): { queue: QueuedGame[]; before: string | null } {
  const game = waiting.find((queued) => queued.game.id === id)!;
  const others = waiting.filter((queued) => queued !== game);
  const above = listed.filter((queued) => queued !== game)[to - 1];
  const place = above ? others.indexOf(above) + 1 : 0;
  return { queue: others.toSpliced(place, 0, game), before: others[place]?.game.id ?? null };
}

/** The queue, and a function that shows it in another order until it is read again. */
export function useQueueOrder(waiting: Waiting): [Waiting, (queue: Waiting) => void] {
  const [moved, setMoved] = useState<{ read: Waiting; queue: Waiting }>();
  return [moved?.read === waiting ? moved.queue : waiting, (queue) => setMoved({ read: waiting, queue })];
}
