import { useReadMoment } from '@oche/api/query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useInBrowser } from './useInBrowser.ts';

const never = () => () => {};
const zoneOfDevice = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the reader's device. A server cannot know it: the first picture is in UTC, the next one right. */
export function useDeviceZone(): string {
  return useSyncExternalStore(never, zoneOfDevice, () => 'UTC');
}

/** The zone of the device, unless it is UTC: browsers that hide or do not know the zone report that. */
export const knownZone = (zone: string): string | null => (/^(?:UTC|GMT|Etc\/.*|)$/.test(zone) ? null : zone);

/**
 * The present, in milliseconds, new every ten seconds. On a page that a server rendered it begins at the moment when that read it, which
 * both agree about.
 */
export function useNow(): number {
  const moment = useReadMoment();
  const isAwake = useInBrowser();
  const [now, setNow] = useState(() => (isAwake ? Date.now() : (moment ?? 0)));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
