import { expect, test } from 'vitest';
import { exceptions, outcomeOf, parseReview, type Texts } from './reviewed.ts';

const texts: Texts = {
  message: (language, id) => (language === 'nl' && id === 'draw.title' ? 'Loting' : undefined),
  file: (path) => (path === 'README.md' ? 'The data stays\nin `.data/`.' : undefined),
};
const row = (language: string, place: string, current: string, proposed: string) =>
  parseReview(`language\tid\tcurrent\tproposed\treason\tseverity\n${[language, place, current, proposed, 'reason', '2'].join('\t')}\n`)[0]!;
const outcome = (...cells: Parameters<typeof row>) => outcomeOf(row(...cells), texts, { 'nl draw.unchanged': 'Decided.' }).outcome;

test('the correction of a message is applied, open, reworded, removed or excepted', () => {
  expect(outcome('nl', 'draw.title', 'Trekking', 'Loting')).toBe('applied');
  expect(outcome('nl', 'draw.title', 'Loting', 'Trekking')).toBe('open');
  expect(outcome('nl', 'draw.title', 'Trekking', 'Verloting')).toBe('reworded');
  expect(outcome('nl', 'draw.deleted', 'Trekking', 'Loting')).toBe('removed');
  expect(outcome('nl', 'draw.unchanged', 'Trekking', 'Loting')).toBe('excepted');
});

test('line breaks of a document are ignored', () => {
  expect(outcome('en-docs', 'README.md:30', 'the data stay in', 'The data stays in')).toBe('applied');
  expect(outcome('en-docs', 'README.md:30', 'The data stays in', 'All data is in')).toBe('open');
  expect(outcome('en-docs', 'README.md:30', 'Data lies in', 'All data is in')).toBe('reworded');
  expect(outcome('en-docs', 'docs/missing.md:1', 'a', 'b')).toBe('removed');
});

test('a correction in code is open if it is not an exception', () => {
  expect(outcome('fr (code)', 'code:packages/x.ts', 'a', 'b')).toBe('open');
});

test('a row without a severity is rejected', () => {
  expect(() => parseReview('heading\nnl\tdraw.title\ta\tb\treason\n')).toThrow('Row 2 has no severity');
});

test('every exception has a reason', () => {
  for (const [place, reason] of Object.entries(exceptions)) expect(reason, place).toMatch(/^(Applied|Stays): .+\.$/);
});
