import type { SeasonTeam } from '@oche/api/contract/team';
import type { Locale } from '@oche/i18n/locales';

/** The days of a week, Monday first, which is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The name of a weekday, from 1 for Monday: "Friday". */
export const weekdayName = (locale: Locale, weekday: number, style: 'long' | 'short' = 'long'): string =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

/** The home evening of a team: "Friday 20:00"; a dash without one. */
export const eveningOf = (locale: Locale, { homeWeekday, homeTime }: Pick<SeasonTeam, 'homeWeekday' | 'homeTime'>): string =>
  homeWeekday === null ? '–' : [weekdayName(locale, homeWeekday), homeTime].filter(Boolean).join(' ');
