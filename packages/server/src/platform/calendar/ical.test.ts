import { expect, test } from 'vitest';
import { clockChanges, instantsOf } from '../timeZone.ts';
import { writeCalendar, type CalendarEvent } from './ical.ts';
import { readCalendar } from './testCalendar.ts';

const evening: CalendarEvent = {
  ...{ uid: '01890000-0000-7000-8000-000000000001', sequence: 0, revisedAt: new Date('2026-09-01T08:00:00.500Z'), minutes: 180 },
  ...{ startsAt: '2026-11-27T20:00', timeZone: 'Europe/Brussels', summary: 'A v B', description: '', location: '', isCancelled: false },
};
const write = (more: Partial<CalendarEvent> = {}, name = 'Oche') => writeCalendar({ name, events: [{ ...evening, ...more }] });
/** The content lines, with folded ones joined again. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('an appointment has the local time of its location, whose clocks the calendar describes', () => {
  const lines = linesOf(write());
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Oche//League//EN']);
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
    ...['BEGIN:VEVENT', 'UID:01890000-0000-7000-8000-000000000001', 'DTSTAMP:20260901T080000Z', 'SEQUENCE:0'],
    ...['DTSTART;TZID=Europe/Brussels:20261127T200000', 'DURATION:PT180M', 'SUMMARY:A v B', 'STATUS:CONFIRMED', 'END:VEVENT'],
    ...['END:VCALENDAR', ''],
  ]);
  const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE')).join('\n');
  // The local time before the change: 03:00 becomes 02:00 in autumn, 02:00 becomes 03:00 in spring.
  expect(zone).toContain('BEGIN:STANDARD\nDTSTART:20261025T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nEND:STANDARD');
  expect(zone).toContain('BEGIN:DAYLIGHT\nDTSTART:20270328T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nEND:DAYLIGHT');
});

test('each time zone is described once, also one whose clocks never change', () => {
  const events = [evening, { ...evening, uid: '2' }, { ...evening, uid: '3', timeZone: 'Asia/Kolkata' }];
  const lines = linesOf(writeCalendar({ name: 'Oche', events }));
  expect(lines.filter((line) => line.startsWith('TZID:'))).toEqual(['TZID:Europe/Brussels', 'TZID:Asia/Kolkata']);
  expect(lines.filter((line) => line === 'TZOFFSETTO:+0530')).toHaveLength(1);
});

test('a calendar without appointments is valid', () => {
  expect(writeCalendar({ name: 'Oche', events: [] })).toMatch(/^BEGIN:VCALENDAR\r\n[^]+\r\nEND:VCALENDAR\r\n$/);
});

test('a cancelled appointment does not block the evening', () => {
  const lines = linesOf(write({ isCancelled: true, sequence: 3 }));
  for (const line of ['SEQUENCE:3', 'STATUS:CANCELLED', 'TRANSP:TRANSPARENT']) expect(lines).toContain(line);
});

test('texts are escaped and cannot add lines', () => {
  const lines = linesOf(write({ summary: 'A; B, \\C\r\nBEGIN:VEVENT\u0007', description: 'One\nTwo', location: 'Zaal "De Bel"' }));
  expect(lines).toContain('SUMMARY:A\\; B\\, \\\\C\\nBEGIN:VEVENT ');
  expect(lines).toContain('DESCRIPTION:One\\nTwo');
  expect(lines).toContain('LOCATION:Zaal "De Bel"');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

test.each([
  // The clocks go back on Sunday 25 October 2026 and on Sunday 31 October 2027.
  ['2026-10-24T20:00', '2026-10-24T18:00:00.000Z'],
  ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-10-25T20:00', '2026-10-25T19:00:00.000Z'],
  ['2027-10-30T20:00', '2027-10-30T18:00:00.000Z'],
  ['2027-10-31T20:00', '2027-10-31T19:00:00.000Z'],
  // They go forward on Sunday 28 March 2027.
  ['2027-03-27T20:00', '2027-03-27T19:00:00.000Z'],
  ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['2027-03-28T20:00', '2027-03-28T18:00:00.000Z'],
])('a calendar program finds the instant of %s in Brussels, also in a calendar of the whole season', (startsAt, instant) => {
  const season = ['2026-09-04T20:00', startsAt, '2027-12-10T20:00'].map((start, index) => ({
    ...evening,
    uid: String(index),
    startsAt: start,
  }));
  for (const events of [[season[1]!], season]) {
    const read = readCalendar(writeCalendar({ name: 'Oche', events })).events.find(({ uid }) => uid === '1');
    expect(read).toMatchObject({ startsAt: `${startsAt}:00`, startInstant: instant });
  }
});

const separators = String.fromCodePoint(0x2028, 0x2029, 0x85);

test.each<[string, string, string?]>([
  ['with the signs of the format', 'DC "De; Bel", \N\n \;: =^ BEGIN:VEVENT'],
  [
    'with a new line that would begin a property',
    'A\r\nATTENDEE:mailto:evil@example.org\rX\nEND:VEVENT',
    'A\nATTENDEE:mailto:evil@example.org\nX\nEND:VEVENT',
  ],
  ['with control characters', 'A\u0000B\u0007C\u001bD\u007f\tE', 'A B C D  E'],
  ['with other separators of lines', `A${separators}END:VCALENDAR`],
  ['with families, flags and accents that are joined', '👩‍👩‍👧‍👦🇧🇪🏴󠁧󠁢󠁳󠁣󠁴󠁿 Zoë e\u0301 '.repeat(30).trim()],
  ['from right to left', 'نادي السهام \u202eevil'],
  ['of a thousand characters', 'Größenwahnsinnige '.repeat(60).trim()],
  ['with half a character', `A${String.fromCharCode(0xd83c)}B`, 'A\ufffdB'],
])('a calendar program reads names %s', (_what, name, read = name) => {
  const text = Buffer.from(write({ summary: name, description: name, location: name }, name)).toString('utf8');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = readCalendar(text);
  expect(calendar.name).toBe(read);
  expect(calendar.events).toMatchObject([{ summary: read, description: read, location: read, startInstant: '2026-11-27T19:00:00.000Z' }]);
});

test('lines have at most 75 octets, end with CRLF, and split no character', () => {
  const summary = 'Größe é 🎯 '.repeat(40);
  const text = write({ summary }, 'ü'.repeat(100));
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(linesOf(text)).toContain(`SUMMARY:${summary}`);
});

test('clocks show a local time once, twice when they go back, and never when they go forward', () => {
  const zone = 'Europe/Brussels';
  expect(instantsOf(zone, '2026-11-27T20:00')).toEqual([Date.parse('2026-11-27T19:00Z')]);
  expect(instantsOf(zone, '2026-10-25T02:30')).toEqual([Date.parse('2026-10-25T00:30Z'), Date.parse('2026-10-25T01:30Z')]);
  expect(instantsOf(zone, '2026-03-29T02:30')).toEqual([]);
  expect(instantsOf('Asia/Kolkata', '2026-11-27T20:00')).toEqual([Date.parse('2026-11-27T14:30Z')]);
});

test('the changes of the clocks between two instants', () => {
  const hour = 3_600_000;
  expect(clockChanges('Europe/Brussels', Date.parse('2026-01-01'), Date.parse('2027-01-01'))).toEqual([
    { at: Date.parse('2026-03-29T01:00Z'), before: hour, after: 2 * hour },
    { at: Date.parse('2026-10-25T01:00Z'), before: 2 * hour, after: hour },
  ]);
  expect(clockChanges('UTC', Date.parse('2026-01-01'), Date.parse('2027-01-01'))).toEqual([]);
});
