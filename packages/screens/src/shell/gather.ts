/** Batches items: hands over all items since the last batch, `delayMs` after the first of them. Of items with equal `keyOf`, one is kept. */
export function createGather<T>({
  keyOf,
  delayMs,
  onGathered,
}: {
  keyOf: (each: T) => string;
  delayMs: () => number;
  onGathered: (gathered: T[]) => void;
}): { add: (each: readonly T[]) => void; stop: () => void } {
  const gathered = new Map<string, T>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    add: (items) => {
      for (const each of items) gathered.set(keyOf(each), each);
      if (gathered.size === 0) return;
      timer ??= setTimeout(() => {
        const all = [...gathered.values()];
        gathered.clear();
        timer = null;
        onGathered(all);
      }, delayMs());
    },
    stop: () => {
      if (timer) clearTimeout(timer);
      timer = null;
      gathered.clear();
    },
  };
}

/** Milliseconds in which the events of several boards cause one read. */
export const gatherMs = 250;

/** Milliseconds to wait before reading again: organisers wait only for the batch; spectators are spread over `spreadMs`. */
export const readDelayMs = (prompt: boolean, spreadMs: number, random: () => number): number =>
  gatherMs + (prompt ? 0 : random() * spreadMs);
