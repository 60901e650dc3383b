import { Refusal } from './refusal.ts';

/** Names that JavaScript knows and PostgreSQL does not. */
const unknownToPostgres: readonly string[] = ['US/Pacific-New'];

/** Whether a text names a time zone by its place, such as `Europe/Brussels`, or is `UTC`. Offsets have other signs in PostgreSQL. */
export const isTimeZone = (zone: string): boolean => {
  if (zone !== 'UTC' && (!/^[A-Za-z_]+(\/[A-Za-z_-]+){1,2}$/.test(zone) || unknownToPostgres.includes(zone))) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** The time zone unchanged. @throws Refusal 400 if it is unknown */
export const requireTimeZone = (zone: string): string => {
  if (!isTimeZone(zone)) throw new Refusal('invalid', 'This time zone is unknown.', { fields: { time_zone: 'unknown' } });
  return zone;
};

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

const formats = new Map<string, Intl.DateTimeFormat>();
/** The format that writes the local time of a zone. Creating one takes as long as a thousand uses. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  let format = formats.get(timeZone);
  if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })));
  return format;
};

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
export const offsetAt = (timeZone: string, instant: number): number => {
  const whole = Math.floor(instant / second) * second;
  return Date.parse(`${formatOf(timeZone).format(whole).replace(' ', 'T')}Z`) - whole;
};

/** The instants at which the clocks of a time zone show a local time like `2026-11-27T20:00`: none or two on the days when they change. */
export const instantsOf = (timeZone: string, local: string): number[] => {
  const asUtc = Date.parse(`${local}Z`);
  const offsets = new Set([offsetAt(timeZone, asUtc - day), offsetAt(timeZone, asUtc + day)]);
  return [...offsets]
    .map((offset) => asUtc - offset)
    .filter((instant) => asUtc - offsetAt(timeZone, instant) === instant)
    .toSorted((a, b) => a - b);
};

/** A change of the clocks of a time zone, with their offsets before and after it. */
export type ClockChange = { at: number; before: number; after: number };

/** The changes of the clocks of a time zone between two instants. Changes that are less than a week apart may be missed. */
export const clockChanges = (timeZone: string, from: number, to: number): ClockChange[] => {
  const changes: ClockChange[] = [];
  for (let start = from; start < to; start += 7 * day) {
    let [low, high] = [start, Math.min(start + 7 * day, to)];
    const [before, after] = [offsetAt(timeZone, low), offsetAt(timeZone, high)];
    if (before === after) continue;
    while (high - low > second) {
      const middle = Math.floor((low + high) / 2 / second) * second;
      if (offsetAt(timeZone, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
  }
  return changes;
};
