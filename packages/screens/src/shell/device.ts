import { useReadMoment } from '@oche/api/query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useInBrowser } from './useInBrowser.ts';

const subscribeToNothing = () => () => {};
const zoneOfDevice = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the user's device. A server does not know it, so the first render uses UTC. */
export function useDeviceZone(): string {
  return useSyncExternalStore(subscribeToNothing, zoneOfDevice, () => 'UTC');
}

/** The zone of the device, or null for UTC, which browsers report if they hide or do not know the zone. */
export const knownZone = (zone: string): string | null => (/^(?:UTC|GMT|Etc\/.*|)$/.test(zone) ? null : zone);

/**
 * The current time in milliseconds, updated every ten seconds. A page rendered on a server starts with the time at which the server read
 * its data, so that the first render in the browser matches the HTML.
 */
export function useNow(): number {
  const moment = useReadMoment();
  const inBrowser = useInBrowser();
  const [now, setNow] = useState(() => (inBrowser ? Date.now() : (moment ?? 0)));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
