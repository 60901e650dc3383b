import { useSyncExternalStore } from 'react';
import { useReadMoment } from '@oche/api/query';
import { formatDay } from '@oche/i18n/format';

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
};

/**
 * Today's date in a time zone, as `2026-09-06`. A page rendered on a server starts with the day on which the server read its data. It renders again
 * only on another day.
 */
export function useToday(timeZone: string): string {
  const moment = useReadMoment() ?? 0;
  return useSyncExternalStore(
    everyMinute,
    () => formatDay(Date.now(), timeZone),
    () => formatDay(moment, timeZone),
  );
}
