import { expect, it } from 'vitest';
import { match, same } from './match.ts';

const marked = (label: string, query: string) =>
  match(label, query)
    ?.map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('') ?? null;

it('marks what was asked, without case and accents, in any order', () => {
  expect(marked('Céline Doublevingt', 'cel')).toBe('[Cél]ine Doublevingt');
  expect(marked('Céline Doublevingt', ' DOUB  cél')).toBe('[Cél]ine [Doub]levingt');
  expect(marked('Günther Segmentmüller', 'mull')).toBe('Günther Segment[müll]er');
  expect(marked('Wout Dubbeltop', '')).toBe('Wout Dubbeltop');
  expect(marked('Anna', 'an na')).toBe('[Anna]');
});

it('finds nothing where a word is missing', () => {
  expect(marked('Wout Dubbeltop', 'wout bull')).toBeNull();
  expect(marked('top', 'topp')).toBeNull();
});

it('knows the same name again', () => {
  expect(same(' wout dubbeltop', 'Wout Dubbeltop')).toBe(true);
  expect(same('Wout', 'Wouter')).toBe(false);
});
