import { expect, test } from 'vitest';
import { birthDateOf, dayOf, isYes, timeOf, weekdayOf, weekdaysOf } from './cells.ts';
import { SimilarNames } from './similarNames.ts';

test.each([
  ['Monday', 1],
  ['Mon', 1],
  ['maandag', 1],
  ['Lu', 1],
  ['dinsdagen', null],
  ['Di.', null],
  ['Dienstags', 2],
  ['mercredi', 3],
  ['ma', null],
  ['Do', 4],
  ['vrijdag', 5],
  ['Fr', 5],
  ['zaterdag', 6],
  ['Sonntag', 7],
  ['7', 7],
  ['8', null],
  ['', null],
])('the weekday %j is %j', (text, day) => expect(weekdayOf(text)).toBe(day));

test('a short weekday is read in the language of the user first', () => {
  expect([weekdayOf('ma', 'nl'), weekdayOf('ma', 'fr')]).toEqual([1, 2]);
  expect([weekdayOf('Di', 'nl'), weekdayOf('Di', 'de'), weekdayOf('di', 'fr')]).toEqual([2, 2, 7]);
  expect([weekdayOf('lundi', 'nl'), weekdayOf('Fri', 'nl')]).toEqual([1, 5]);
});

test.each([
  ['wo en vr', [3, 5]],
  ['Mi und Fr', [3, 5]],
  ['mer et ven', [3, 5]],
  ['wo/vr, wo', [3, 5]],
  ['wo en soms', null],
])('the weekdays %j are %j', (text, days) => expect(weekdaysOf(text)).toEqual(days));

test.each([
  ['1/1/85', '1985-01-01'],
  ['31.12.14', '2014-12-31'],
  ['1/1/25', '1925-01-01'],
  ['1/1/27', '1927-01-01'],
  ['26/11/2026', null],
  ['25/11/2026', '2026-11-25'],
  ['2085-01-01', null],
  ['1985-01-01', '1985-01-01'],
])('the date of birth %j is %j', (text, day) => expect(birthDateOf(text, '2026-11-25')).toBe(day));

test.each([
  ['20:00', '20:00'],
  ['9.30', '09:30'],
  ['20h', '20:00'],
  ['19h45', '19:45'],
  ['19u30', '19:30'],
  ['19.30 Uhr', '19:30'],
  ['20 Uhr', '20:00'],
  ['20:00:00', '20:00'],
  ['8 pm', null],
  ['evening', null],
])('the time %j is %j', (text, time) => expect(timeOf(text)).toBe(time));

test.each([
  ['2026-09-04', '2026-09-04'],
  ['4/9/2026', '2026-09-04'],
  ['04.09.2026', '2026-09-04'],
  ['4-9-2026', '2026-09-04'],
  ['4/9/26', '2026-09-04'],
  ['9/4', null],
  ['4 September 2026', null],
])('the day %j is %j', (text, day) => expect(dayOf(text)).toBe(day));

test('a tick, a cross and yes in four languages say yes', () => {
  expect(['x', 'X', '1', 'yes', 'Ja', 'oui', '✓'].every(isYes)).toBe(true);
  expect(['', 'no', 'nee', 'non', 'nein', '0'].some(isYes)).toBe(false);
});

test('similar names differ by a letter, spaces, signs and diacritics', async () => {
  const names = await SimilarNames.of(['De Linde A', 'Café Het Krijt', 'Bulls', 'AB']);
  expect(names.find('de linde-a')).toBe('De Linde A');
  expect(names.find('De Lindee A')).toBe('De Linde A');
  expect(names.find('Cafe het Kriijt')).toBe('Café Het Krijt');
  expect(names.find('Buls')).toBe('Bulls');
  expect(names.find('Bullets')).toBeNull();
  expect(names.find('AC')).toBeNull();
  expect(names.find('De Gouden Pijl')).toBeNull();
});
