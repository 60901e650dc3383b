import type { StandingsRow } from '@oche/api/contract/tournament';
import { createIntl } from '@oche/i18n/createIntl';
import { loadMessages } from '@oche/i18n/loadMessages';
import { localeCodes } from '@oche/i18n/locales';
import { expect, test } from 'vitest';
import { explainPlace } from './explainPlace.ts';

const row = (name: string, change: Partial<StandingsRow>): StandingsRow => ({
  entry: { id: name, name, withdrawn: false } as StandingsRow['entry'],
  ...{ position: 1, played: 1, won: 0, drawn: 0, lost: 0, legsFor: 0, legsAgainst: 0, points: 0 },
  ...{ average: null, goesTo: null, decidedBy: null, tiedWith: [] },
  ...change,
});
const decidedBy = (criterion: string, value: number | null, other: number | null) => ({ decidedBy: { criterion, value, other } });
/** The explanation of the second of two rows, in every language. */
const explanations = async (above: Partial<StandingsRow>, second: Partial<StandingsRow>) => {
  const rows = [row('Fien', above), row('Mats', second)];
  const texts = localeCodes.map(async (locale) => {
    const intl = createIntl({ locale, messages: await loadMessages(locale) });
    return [locale, explainPlace(intl, { rows }, rows[1]!)];
  });
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
};

test('zero and one have the plural form of each language', async () => {
  expect(await explanations({ points: 1 }, {})).toEqual({
    en: '0 games won, 0 lost; legs 0–0. Fien above has 1 point, Mats has 0.',
    nl: '0 matchen gewonnen, 0 verloren; legs 0–0. Fien erboven heeft 1 punt, Mats heeft er 0.',
    fr: '0 match gagné, 0 perdu\u202f; manches 0–0. Fien, au-dessus, a 1 point, Mats en a 0.',
    de: '0 Spiele gewonnen, 0 verloren; Legs 0:0. Fien darüber hat 1 Punkt, Mats hat 0.',
  });
  expect((await explanations({}, { lost: 2 })).fr).toContain('0 match gagné, 2 perdus');
});

test.each([
  ['legs-won', '1 leg won against 0.', '1 gewonnen leg tegen 0.', '1 manche gagnée contre 0.', '1 gewonnenes Leg gegen 0.'],
  ['legs-against', '1 leg lost against 0.', '1 verloren leg tegen 0.', '1 manche perdue contre 0.', '1 verlorenes Leg gegen 0.'],
  ['games-won', '1 game won against 0.', '1 gewonnen match tegen 0.', '1 match gagné contre 0.', '1 gewonnenes Spiel gegen 0.'],
  ['opponents-points', 'have 1 point against 0.', 'hebben 1 punt tegen 0.', 'ont 1 point contre 0.', 'haben 1 Punkt gegen 0.'],
  ['head-to-head', '1 point against 0 in', '1 punt tegen 0 in', '1 point contre 0 dans', '1 Punkt gegen 0 im'],
])('the criterion %s has the right singular', async (criterion, en, nl, fr, de) => {
  const texts = await explanations({}, decidedBy(criterion, 1, 0));
  for (const [locale, text] of Object.entries({ en, nl, fr, de })) expect(texts[locale]).toContain(text);
});

test('differences have a sign, averages have decimals, ratios are percentages, and a lot has no figures', async () => {
  expect((await explanations({}, decidedBy('leg-difference', -1, 2))).en).toContain('leg difference −1 against +2.');
  expect((await explanations({}, decidedBy('average', 50, 51.5))).nl).toContain('gemiddelde 50,00 tegen 51,50.');
  expect((await explanations({}, decidedBy('leg-ratio', 0.25, 0.5))).en).toContain('25% of the legs won against 50%.');
  expect((await explanations({}, decidedBy('drawn-lot', null, null))).en).toContain('so lots, a shoot-out or the organiser decided.');
});
