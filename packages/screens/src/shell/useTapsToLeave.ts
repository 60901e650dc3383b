import { useEffect, useState } from 'react';

const taps = 5;
/**
 * Milliseconds allowed between two taps. The limit is not for all five taps, because users of a screen reader tap twice for each of
 * them.
 */
const tapTimeoutMs = 3000;

/** Calls `leave` at the fifth tap in a row. `left` is the number of missing taps, or null before the second tap. */
export function useTapsToLeave(leave: () => void): { tap: () => void; left: number | null } {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), tapTimeoutMs);
    return () => clearTimeout(timer);
  }, [count]);
  const tap = () => {
    if (count + 1 < taps) return setCount(count + 1);
    setCount(0);
    leave();
  };
  return { tap, left: count < 2 ? null : taps - count };
}
