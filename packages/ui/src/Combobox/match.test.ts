import { expect, it } from 'vitest';
import { match, isSameName } from './match.ts';

const marked = (label: string, query: string) =>
  match(label, query)
    ?.map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('') ?? null;

it('marks the matches, ignoring case, accents and the order of words', () => {
  expect(marked('Céline Doublevingt', 'cel')).toBe('[Cél]ine Doublevingt');
  expect(marked('Céline Doublevingt', ' DOUB  cél')).toBe('[Cél]ine [Doub]levingt');
  expect(marked('Günther Segmentmüller', 'mull')).toBe('Günther Segment[müll]er');
  expect(marked('Wout Dubbeltop', '')).toBe('Wout Dubbeltop');
  expect(marked('Anna', 'an na')).toBe('[Anna]');
});

it('finds nothing if a word is missing', () => {
  expect(marked('Wout Dubbeltop', 'wout bull')).toBeNull();
  expect(marked('top', 'topp')).toBeNull();
});

it('recognises the same name', () => {
  expect(isSameName(' wout dubbeltop', 'Wout Dubbeltop')).toBe(true);
  expect(isSameName('Wout', 'Wouter')).toBe(false);
});
