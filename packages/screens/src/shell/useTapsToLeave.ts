import { useEffect, useState } from 'react';

const taps = 5;
/** ms from one tap to the next. A screen reader taps twice for each, so that five in three seconds would lock its readers in. */
const patience = 3000;

/** Calls `leave` at the fifth tap in a row: a gesture that nobody makes by accident. `left`: how many are missing, once there are two. */
export function useTapsToLeave(leave: () => void): { tap: () => void; left: number | null } {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), patience);
    return () => clearTimeout(timer);
  }, [count]);
  const tap = () => {
    if (count + 1 < taps) return setCount(count + 1);
    setCount(0);
    leave();
  };
  return { tap, left: count < 2 ? null : taps - count };
}
