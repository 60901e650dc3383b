import { formatInstant } from '@oche/i18n/format';
import type { Locale } from '@oche/i18n/locales';

/** The time at which a waiting game is expected to begin, in the time zone of the location. A time in the past becomes `now`. */
export const expectedTime = (locale: Locale, expectedAt: string, timeZone: string, now: number): string =>
  formatInstant(locale, Math.max(Date.parse(expectedAt), now), timeZone, 'time');
