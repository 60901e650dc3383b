/** Milliseconds between two readers while something is being written. */
const pauseMs = 4;

/**
 * Lets readers in one by one, one in each turn of the event loop, fewer while something is being written. A herd of them comes in
 * one turn, and would hold whatever comes after it until the last of them is answered; so a visit goes on between two of them.
 */
export const createTurns = () => {
  const waiting: (() => void)[] = [];
  let writes = 0;
  const next = () => {
    if (writes > 0) setTimeout(letIn, pauseMs);
    else setImmediate(letIn);
  };
  const letIn = () => {
    waiting.shift()!();
    if (waiting.length > 0) next();
  };
  return {
    /** Resolves when a reader may go on. */
    reader: () =>
      new Promise<void>((go) => {
        waiting.push(go);
        if (waiting.length === 1) next();
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
