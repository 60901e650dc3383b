import { useReadMoment } from '@oche/api/query';
import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const zoneOfDevice = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the reader's device. A server cannot know it: the first picture is in UTC, the next one right. */
export function useDeviceZone(): string {
  return useSyncExternalStore(never, zoneOfDevice, () => 'UTC');
}

/**
 * The present, in milliseconds, new every ten seconds. Begins at the moment when the page was read, which server and
 * browser agree about.
 */
export function useNow(): number {
  const [now, setNow] = useState(useReadMoment());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
