import { expect, it } from 'vitest';
import {
  formatAgo,
  formatAverage,
  formatDay,
  formatDifference,
  formatInstant,
  formatList,
  formatNumber,
  formatPercent,
  formatPlanned,
  formatResult,
} from './format.ts';
import { localeCodes, localeOf, negotiateLocale } from './locales.ts';

it('shows averages with two decimals in every language', () => {
  expect(localeCodes.map((locale) => formatAverage(locale, 98.4))).toEqual(['98.40', '98,40', '98,40', '98,40']);
  expect(formatAverage('en', 167)).toBe('167.00');
});

it('writes a true minus', () => {
  expect(localeCodes.map((locale) => formatDifference(locale, -20))).toEqual(['−20', '−20', '−20', '−20']);
  expect([formatDifference('en', 4), formatDifference('en', 0), formatNumber('en', -1234)]).toEqual(['+4', '0', '−1,234']);
});

it('separates results with an en dash, in German with a colon', () => {
  expect([formatResult('en', 7, 3), formatResult('de', 2, 1)]).toEqual(['7–3', '2:1']);
});

it('formats shares and lists', () => {
  expect(formatPercent('en', 5 / 12)).toBe('41.7%');
  expect(formatList('nl', ['An', 'Bo', 'Cis'])).toBe('An, Bo en Cis');
});

it('shows an instant on the clock of a time zone', () => {
  expect(formatInstant('en', '2026-06-01T18:30:00Z', 'Europe/Brussels', 'time')).toBe('20:30');
  expect(formatInstant('nl', '2026-11-21T23:30:00Z', 'Europe/Brussels', 'date')).toBe('22 nov 2026');
});

it('names the day of an instant in a time zone', () => {
  const instant = Date.parse('2026-11-21T23:30:00Z');
  expect(formatDay(instant, 'UTC')).toBe('2026-11-21');
  expect(formatDay(instant, 'Europe/Brussels')).toBe('2026-11-22');
});

it('shows planned dates as they were written', () => {
  expect(formatPlanned('en', '2026-11-21T19:30')).toBe('21 Nov 2026, 19:30');
  expect(formatPlanned('de', '2026-11-21', 'date')).toBe('21.11.2026');
});

it('finds a language from a code, a tag and a header', () => {
  expect([localeOf('nl'), localeOf('be-NL'), localeOf('NL-be'), localeOf('be')]).toEqual(['nl', 'nl', 'nl', undefined]);
  expect(negotiateLocale('it, fr-CH;q=0.7, de;q=0.9, en;q=0.1')).toBe('de');
  expect(negotiateLocale('it, *;q=0.5')).toBeUndefined();
});

it('shows how long ago it was, in the largest unit that fits', () => {
  const now = Date.parse('2026-11-27T20:05:00Z');
  const ago = (minutes: number) => formatAgo('en', now - minutes * 60_000, now);
  expect([0, 4, 59, 60, 24 * 60, 40 * 24 * 60, 800 * 24 * 60].map(ago)).toEqual([
    ...['1 minute ago', '4 minutes ago', '59 minutes ago', '1 hour ago', '1 day ago', '1 month ago', '2 years ago'],
  ]);
  expect(localeCodes.map((locale) => formatAgo(locale, '2026-11-27T18:05:00Z', now))).toEqual([
    ...['2 hours ago', '2 uur geleden', 'il y a 2 heures', 'vor 2 Stunden'],
  ]);
});
