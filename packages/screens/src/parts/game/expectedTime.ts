import { formatInstant } from '@oche/i18n/format';
import type { Locale } from '@oche/i18n/locales';

/** When a game that waits may begin, on the clock of the hall: a moment that has passed without it is now. */
export const expectedTime = (locale: Locale, expectedAt: string, timeZone: string, now: number): string =>
  formatInstant(locale, Math.max(Date.parse(expectedAt), now), timeZone, 'time');
