/** Milliseconds between two readers while something is being written. */
const pauseMs = 4;

/**
 * Lets one reader in per turn of the event loop, fewer while something is being written. Without this, many reads that arrive together
 * would all be answered before the next write; with it, a visit is written between two of them. Addresses take turns, so that one
 * with many reads does not hold up the others.
 */
export const createTurns = () => {
  const waiting = new Map<string, (() => void)[]>();
  let writes = 0;
  const next = () => {
    if (writes > 0) setTimeout(letIn, pauseMs);
    else setImmediate(letIn);
  };
  const letIn = () => {
    const [asker, queue] = waiting.entries().next().value!;
    waiting.delete(asker);
    queue.shift()!();
    // behind all others
    if (queue.length > 0) waiting.set(asker, queue);
    if (waiting.size > 0) next();
  };
  return {
    /** Resolves when a reader may go on. */
    reader: (asker: string) =>
      new Promise<void>((go) => {
        const isFirst = waiting.size === 0;
        const queue = waiting.get(asker);
        if (queue) queue.push(go);
        else waiting.set(asker, [go]);
        if (isFirst) next();
      }),
    /** Runs a write; readers give way meanwhile. */
    first: async <T>(write: () => Promise<T>): Promise<T> => {
      writes += 1;
      try {
        return await write();
      } finally {
        writes -= 1;
      }
    },
  };
};
