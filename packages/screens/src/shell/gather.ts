/** Hands over all that was added since the last time, `delayMs` after the first of them. What is equal by `keyOf` is handed over once. */
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

/** What eight boards say at once is read once. */
export const gatherMs = 250;

/** How long to wait before reading again: those who act on what they see no longer than it takes to gather; everybody else spread over `spreadMs`. */
export const readDelayMs = (prompt: boolean, spreadMs: number, random: () => number): number =>
  gatherMs + (prompt ? 0 : random() * spreadMs);
