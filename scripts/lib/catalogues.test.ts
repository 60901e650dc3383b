import { expect, it } from 'vitest';
import { compareCatalogues, structuralDifferences } from './catalogues.ts';

it('lets a translation order its values as its language does', () => {
  expect(
    structuralDifferences(
      '{a} beat {b} by {n, plural, one {# leg} other {# legs}}',
      '{b} verlor mit {n, plural, one {# Leg} other {# Legs}} gegen {a}',
    ),
  ).toEqual([]);
});

it.each([
  ['Hello {name}', 'Dag {naam}', ['lacks {name}', 'has {naam}, which the original has not']],
  ['{n, plural, one {# leg} other {# legs}}', '{n} legs', ['lacks {n, plural}', 'has {n}, which the original has not']],
  [
    '{k, select, win {won} other {lost}}',
    '{k, select, gewonnen {x} other {y}}',
    ['lacks {k, select, other win}', 'has {k, select, gewonnen other}, which the original has not'],
  ],
  ['Accept the <link>terms</link>', 'Aanvaard de voorwaarden', ['lacks <link>']],
])('finds what differs between %s and %s', (original, translation, differences) => {
  expect(structuralDifferences(original, translation)).toEqual(differences);
});

it('finds what is not ICU', () => {
  expect(structuralDifferences('Hello {name}', 'Dag {name')).toEqual([expect.stringContaining('is no ICU message')]);
});

it('finds missing, extra and stale texts', () => {
  const catalogues = { en: { a: 'A', b: 'old' }, nl: { a: 'A' }, fr: { a: 'A', b: 'B', c: 'C' }, de: { a: 'A', b: 'B' } };
  expect(compareCatalogues({ a: 'A', b: 'B' }, (locale) => catalogues[locale])).toEqual([
    'en.json: "b" is not what the code says; run `npm run messages -- extract`',
    'nl.json: "b" is missing',
    'fr.json: "c" is in no code any more',
  ]);
});
