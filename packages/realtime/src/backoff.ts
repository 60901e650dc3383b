/** Exponential backoff: the delays double, up to 20 seconds. */
export type Backoff = {
  /** Calls `retry` once after the current delay. Does nothing while a delay is running. */
  wait: (retry: () => void) => void;
  /** Cancels a running delay; the next one is the shortest. Call it after a success, or when no retry is needed. */
  reset: () => void;
};

const longestMs = 20_000;

/** `firstMs`: the longest first delay. Half of each delay is random, so that the tablets of a hall do not reconnect at the same time. */
export function createBackoff(firstMs = 4_000): Backoff {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next = firstMs;
  return {
    wait: (retry) => {
      if (timer !== undefined) return;
      const delay = next * (0.5 + Math.random() / 2);
      next = Math.min(next * 2, longestMs);
      timer = setTimeout(() => {
        timer = undefined;
        retry();
      }, delay);
    },
    reset: () => {
      clearTimeout(timer);
      timer = undefined;
      next = firstMs;
    },
  };
}
