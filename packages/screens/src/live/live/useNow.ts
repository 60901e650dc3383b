import { useEffect, useState } from 'react';

/** The current time in milliseconds, updated every 30 seconds; null on a server and during hydration, so that both render the same. */
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
