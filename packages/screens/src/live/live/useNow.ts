import { useEffect, useState } from 'react';

/** The time, anew every half minute; null while a server renders, whose clock is not the reader's. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const interval = setInterval(tick, 30_000);
    return () => clearInterval(interval);
  }, []);
  return now;
}
