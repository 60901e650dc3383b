import { locales } from './locales.ts';
import type { Locale } from './locales.ts';

// Creating an Intl formatter costs far more than using it, and lists format thousands of values.
type Formatter = Intl.NumberFormat | Intl.DateTimeFormat | Intl.ListFormat | Intl.RelativeTimeFormat;
const formatters = new Map<string, Formatter>();
function cached<F extends Formatter>(key: string, create: () => F): F {
  const known = formatters.get(key) as F | undefined;
  if (known) return known;
  const created = create();
  formatters.set(key, created);
  return created;
}

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions) {
  return cached(`n${locale}${JSON.stringify(options)}`, () => new Intl.NumberFormat(locales[locale].intl, options));
}

/** In these languages Intl writes negative numbers with a hyphen. Tables need the minus sign, which is as wide as the plus sign. */
const trueMinus = (text: string) => text.replace('-', '\u2212');

/** A number with the separators of the language and a true minus: `1,234`, `−20`. */
export function formatNumber(locale: Locale, value: number, options: Intl.NumberFormatOptions = {}): string {
  return trueMinus(numberFormat(locale, options).format(value));
}

/** A three-dart average or any other ratio of the sport, always with two decimals: `98.40`, in Dutch `98,40`. */
export function formatAverage(locale: Locale, average: number): string {
  return formatNumber(locale, average, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A difference with its sign: `+4`, `0`, `−2`. */
export function formatDifference(locale: Locale, difference: number): string {
  return formatNumber(locale, difference, { signDisplay: 'exceptZero' });
}

/** A share between 0 and 1 as a percentage with at most one decimal: `41.7%`. */
export function formatPercent(locale: Locale, share: number): string {
  return formatNumber(locale, share, { style: 'percent', maximumFractionDigits: 1 });
}

/** Legs or sets of two sides: `7–3`, in German `7:3`. */
export function formatResult(locale: Locale, left: number, right: number): string {
  return `${left}${locale === 'de' ? ':' : '\u2013'}${right}`;
}

/** Game points of two teams, of which a drawn game has half: `3–2.5`, because `3–2½` would be misread. In German `3:2,5`. */
export function formatScore(locale: Locale, [home, away]: readonly [number, number]): string {
  return `${formatNumber(locale, home)}${locale === 'de' ? ':' : '\u2013'}${formatNumber(locale, away)}`;
}

/** A list of names: `Ann, Bea and Cis`. */
export function formatList(locale: Locale, items: readonly string[], type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction'): string {
  return cached(`l${locale}${type}`, () => new Intl.ListFormat(locales[locale].intl, { type })).format(items);
}

export type DateStyle = 'date' | 'time' | 'dateTime' | 'weekday' | 'month' | 'appointment' | 'day' | 'shortDay';
const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  // A line in a list of coming events: "Sat 21 Nov, 13:00".
  appointment: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  // The day of such a line: "Sat 21 Nov".
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  // The heading of a narrow column: "21 Nov".
  shortDay: { day: 'numeric', month: 'short' },
};

function dateFormat(locale: Locale, style: DateStyle, timeZone: string) {
  const options = { ...dateStyles[style], timeZone };
  return cached(`d${locale}${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locales[locale].intl, options));
}

/** A past event: an instant (ISO 8601 with an offset, or epoch milliseconds) on the clock of an IANA time zone. */
export function formatInstant(locale: Locale, instant: string | number, timeZone: string, style: DateStyle = 'dateTime'): string {
  return dateFormat(locale, style, timeZone).format(new Date(instant));
}

/** The ISO day of an instant in a time zone: `2026-11-21`, the same in every language. */
export function formatDay(instant: number, timeZone: string): string {
  return cached(`day${timeZone}`, () => new Intl.DateTimeFormat('sv-SE', { timeZone })).format(instant);
}

/** A planned event: a local date (`2026-11-21`) or date-time (`2026-11-21T19:30`), shown as written and not converted to the visitor's time zone. */
export function formatPlanned(locale: Locale, local: string, style: DateStyle = 'dateTime'): string {
  return dateFormat(locale, style, 'UTC').format(new Date(local.includes('T') ? `${local}Z` : `${local}T00:00Z`));
}

const spans = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
] as const;

/** The time since an instant in words: `4 minutes ago`, `3 days ago`. Less than a minute is shown as one minute. `now` is in epoch milliseconds. */
export function formatAgo(locale: Locale, instant: string | number, now: number): string {
  const minutes = Math.max(1, Math.floor((now - new Date(instant).getTime()) / 60_000));
  const [unit, length] = spans.find(([, span]) => minutes >= span) ?? (['minute', 1] as const);
  const format = cached(`a${locale}`, () => new Intl.RelativeTimeFormat(locales[locale].intl));
  return format.format(-Math.floor(minutes / length), unit);
}
