import { expect, test } from 'vitest';
import { csvText } from './csvText.ts';

const rows = [
  ['Player', 'Average'],
  ['Zoë Maes', 50.104],
  ['Maes, "Bo"', null],
];

test('English has commas', () => {
  expect(csvText('en', rows)).toBe('\uFEFFPlayer,Average\r\nZoë Maes,50.1\r\n"Maes, ""Bo""",\r\n');
});

test.each(['nl', 'fr', 'de'] as const)('%s has semicolons and decimal commas', (locale) => {
  expect(csvText(locale, rows)).toBe('\uFEFFPlayer;Average\r\nZoë Maes;50,1\r\n"Maes, ""Bo""";\r\n');
});

test('a text cannot be a formula; a negative number stays a number', () => {
  expect(csvText('en', [['=1+1', '@SUM', '-x', -4]])).toBe("\uFEFF'=1+1,'@SUM,'-x,-4\r\n");
});
