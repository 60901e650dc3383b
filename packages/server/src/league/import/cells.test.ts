import { expect, test } from 'vitest';
import { dayOf, isYes, timeOf, weekdayOf } from './cells.ts';
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
