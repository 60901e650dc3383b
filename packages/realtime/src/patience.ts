/** Waits for the next attempt: about three seconds, doubling up to about fifteen. */
export type Patience = {
  /** Calls back once after the present wait; nothing while a wait is under way. */
  wait: (retry: () => void) => void;
  /** It worked, or nobody wants it any more: the next wait is a short one. */
  reset: () => void;
};

const longestMs = 20_000;

/** Half of each wait is random, so that a whole hall does not come back in the same instant. */
export function createPatience(shortestMs = 4_000): Patience {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next = shortestMs;
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
      next = shortestMs;
    },
  };
}
