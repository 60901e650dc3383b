import { expect, it } from 'vitest';
import { compareCatalogues, structuralDifferences } from './catalogues.ts';

it('accepts a translation that has its values in another order', () => {
  expect(
    structuralDifferences(
      '{a} beat {b} by {n, plural, one {# leg} other {# legs}}',
      '{b} verlor mit {n, plural, one {# Leg} other {# Legs}} gegen {a}',
    ),
  ).toEqual([]);
});

it.each([
  ['Hello {name}', 'Dag {naam}', ['lacks {name}', 'has {naam}, which the original does not have']],
  ['{n, plural, one {# leg} other {# legs}}', '{n} legs', ['lacks {n, plural}', 'has {n}, which the original does not have']],
  [
    '{k, select, win {won} other {lost}}',
    '{k, select, gewonnen {x} other {y}}',
    ['lacks {k, select, other win}', 'has {k, select, gewonnen other}, which the original does not have'],
  ],
  ['Accept the <link>terms</link>', 'Aanvaard de voorwaarden', ['lacks <link>']],
])('finds the differences between %s and %s', (original, translation, differences) => {
  expect(structuralDifferences(original, translation)).toEqual(differences);
});

it('rejects a text that is not an ICU message', () => {
  expect(structuralDifferences('Hello {name}', 'Dag {name')).toEqual([expect.stringContaining('is not an ICU message')]);
});

it('finds missing, extra and stale texts', () => {
  const catalogues = { en: { a: 'A', b: 'old' }, nl: { a: 'A' }, fr: { a: 'A', b: 'B', c: 'C' }, de: { a: 'A', b: 'B' } };
  expect(compareCatalogues({ a: 'A', b: 'B' }, (locale) => catalogues[locale])).toEqual([
    'en.json: "b" differs from the code; run `npm run messages -- extract`',
    'nl.json: "b" is missing',
    'fr.json: "c" is no longer in the code',
  ]);
});
