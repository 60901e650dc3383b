/** Milliseconds between two readers while something is being written. */
const pauseMs = 4;

/**
 * Lets readers in one by one, one in each turn of the event loop, fewer while something is being written. A herd of them comes in
 * one turn, and would hold whatever comes after it until the last of them is answered; so a visit goes on between two of them.
 * Addresses take turns, so that nobody waits for all that another one asks for.
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
    /** Writes, and has readers give way. */
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
