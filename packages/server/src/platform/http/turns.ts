/** Milliseconds between two reads while a write is running. */
const pauseMs = 4;

/**
 * Starts one read per turn of the event loop, and fewer while a write is running. Otherwise many reads that arrive together would all run
 * before the next write. Clients take turns, so that one with many reads does not delay the others.
 */
export const createTurns = () => {
  const waiting = new Map<string, (() => void)[]>();
  let writes = 0;
  const next = () => {
    if (writes > 0) setTimeout(startOne, pauseMs);
    else setImmediate(startOne);
  };
  const startOne = () => {
    const [client, queue] = waiting.entries().next().value!;
    waiting.delete(client);
    queue.shift()!();
    // The client goes to the end of the queue.
    if (queue.length > 0) waiting.set(client, queue);
    if (waiting.size > 0) next();
  };
  return {
    /** Resolves when a read of this client may start. */
    waitForTurn: (client: string) =>
      new Promise<void>((go) => {
        const isFirst = waiting.size === 0;
        const queue = waiting.get(client);
        if (queue) queue.push(go);
        else waiting.set(client, [go]);
        if (isFirst) next();
      }),
    /** Runs a write. Meanwhile reads start more slowly. */
    runWrite: async <T>(write: () => Promise<T>): Promise<T> => {
      writes += 1;
      try {
        return await write();
      } finally {
        writes -= 1;
      }
    },
  };
};
