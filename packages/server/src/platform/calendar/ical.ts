import { clockChanges, offsetAt } from '../timeZone.ts';

/*
 * A small writer of iCalendar (RFC 5545). It has no dependency because only one kind of component is needed, without recurrences and alarms, and
 * because libraries take the rules of time zones from a package that must be updated. `Intl` has them already.
 */

/** An appointment with a local start in a time zone. `sequence` rises whenever its time or place changes. */
export type CalendarEvent = {
  uid: string;
  sequence: number;
  /** when it last changed */
  revisedAt: Date;
  /** local to `timeZone`: `2026-11-27T20:00` */
  startsAt: string;
  timeZone: string;
  minutes: number;
  summary: string;
  description: string;
  location: string;
  isCancelled: boolean;
};
export type Calendar = { name: string; events: readonly CalendarEvent[] };

/** The most octets of a line, without its end. */
const mostOctets = 75;

/** Splits a line into lines of at most 75 octets, of which the later ones begin with a space. No character is split. */
const fold = (line: string): string => {
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > mostOctets) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
};

/** Escapes a value of the type TEXT, and removes control characters, which it may not contain. */
const text = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

/** `20261127T200000` */
const dateTime = (iso: string): string => iso.slice(0, 19).replace(/[-:]/g, '').padEnd(15, '0');
const utc = (date: Date): string => `${dateTime(date.toISOString())}Z`;

/** `+0100` */
const offset = (milliseconds: number): string => {
  const minutes = Math.abs(Math.round(milliseconds / 60_000));
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${milliseconds < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`;
};

type Observance = { at: number; before: number; after: number; isSummer: boolean };

const observanceLines = ({ at, before, after, isSummer }: Observance): string[] => {
  const kind = isSummer ? 'DAYLIGHT' : 'STANDARD';
  // The onset is local to the clocks before the change.
  const start = dateTime(new Date(at + before).toISOString());
  return [`BEGIN:${kind}`, `DTSTART:${start}`, `TZOFFSETFROM:${offset(before)}`, `TZOFFSETTO:${offset(after)}`, `END:${kind}`];
};

const year = 366 * 86_400_000;

/** A time zone with every change of its clocks from a year before the first event to a year after the last one. */
const timeZoneLines = (timeZone: string, events: readonly CalendarEvent[]): string[] => {
  const starts = events.map(({ startsAt }) => Date.parse(`${startsAt}Z`));
  const [from, to] = [Math.min(...starts) - year, Math.max(...starts) + year];
  const changes = clockChanges(timeZone, from, to);
  const first = offsetAt(timeZone, from);
  const [next] = changes;
  const observances = [
    { at: from, before: first, after: first, isSummer: next !== undefined && next.after < next.before },
    ...changes.map((change) => ({ ...change, isSummer: change.after > change.before })),
  ];
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances.flatMap(observanceLines), 'END:VTIMEZONE'];
};

const eventLines = ({ timeZone, ...event }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${utc(event.revisedAt)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART;TZID=${timeZone}:${dateTime(event.startsAt)}`,
  `DURATION:PT${event.minutes}M`,
  `SUMMARY:${text(event.summary)}`,
  ...(event.description === '' ? [] : [`DESCRIPTION:${text(event.description)}`]),
  ...(event.location === '' ? [] : [`LOCATION:${text(event.location)}`]),
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ...(event.isCancelled ? ['TRANSP:TRANSPARENT'] : []),
  'END:VEVENT',
];

/** Writes a calendar. It has no `METHOD`, so that programs subscribe to it instead of treating it as an invitation. */
export const writeCalendar = ({ name, events }: Calendar): string => {
  const zones = Map.groupBy(events, ({ timeZone }) => timeZone);
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Oche//League//EN', 'CALSCALE:GREGORIAN'],
    ...[`NAME:${text(name)}`, `X-WR-CALNAME:${text(name)}`],
    // Programs look for changes every hour. Some only know the older property.
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
    ...[...zones].flatMap(([timeZone, ofZone]) => timeZoneLines(timeZone, ofZone)),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
};
