import { describe, expect, test } from 'vitest';
import { boardRows, isInSettings, type SheetFact } from './facts.ts';
import { boardFilter, defaultLeaderboards, highCheckoutBoard, highScoreBoard, shortLegBoard } from './leaderboards.ts';
import { game, leg, match } from './testSeason.ts';

const ab = match('1 A-B 6-4 20-15');
const [withLog, onPaper] = [game('Ann-Bo 3-1', ab), game('Ann-Bo 3-2', ab, { kind: 'result' })];
const all = boardFilter();
const fact = (kind: SheetFact['kind'], value: number, more: Partial<SheetFact> = {}): SheetFact => ({
  ...{ id: 'f', match: ab, game: onPaper, side: 0, player: 'Ann', kind, value },
  ...more,
});

describe('facts from paper', () => {
  test('count like logs: 180s, 171s as three treble 19, checkouts and short legs', () => {
    const facts = [
      ...[fact('180', 3), fact('171', 2, { side: 1, player: 'Bo' })],
      ...[fact('checkout', 121, { game: null }), fact('checkout', 104)],
      ...[fact('short-leg', 16), fact('short-leg-visits', 5, { side: 1, player: 'Bo' })],
    ];
    const rows = boardRows([leg('Ann', withLog, { scores180: 1 })], facts);
    expect(rows.at(3)).toMatchObject({ checkout: 121, won: false, how: null, darts: 0 });
    const scores = highScoreBoard(rows, defaultLeaderboards, all);
    expect(scores.map((row) => [row.player, row.oneEighties, row.oneSevenOnes, row.teams])).toEqual([
      ['Ann', 4, 0, ['A']],
      ['Bo', 0, 2, ['B']],
    ]);
    expect(scores[0]?.legs.map(({ paper }) => paper ?? false)).toEqual([false, true]);
    const checkouts = highCheckoutBoard(rows, defaultLeaderboards, all);
    expect(checkouts.map(({ player, legs }) => [player, ...legs.map(({ checkout }) => checkout)])).toEqual([['Ann', 121, 104]]);
    const short = shortLegBoard(rows, defaultLeaderboards, all);
    expect(short.map(({ player, best }) => [player, best.darts, best.visits, best.atMost ?? false])).toEqual([
      ['Bo', 15, 5, true],
      ['Ann', 16, 6, false],
    ]);
  });

  test('a short leg of a game that the settings leave out does not count', () => {
    const facts = [fact('short-leg', 9, { game: game('Ann-Bo 3-1', ab, { start: 301, kind: 'result' }) })];
    expect(shortLegBoard(boardRows([], facts), defaultLeaderboards, all)).toEqual([]);
  });
});

describe('facts that are good enough for the leaderboards', () => {
  test.each<[SheetFact['kind'], number, boolean]>([
    ['180', 1, true],
    ['171', 1, true],
    ['checkout', 100, true],
    ['checkout', 99, false],
    ['short-leg', 18, true],
    ['short-leg', 19, false],
    ['short-leg-visits', 6, true],
    ['short-leg-visits', 7, false],
  ])('%s %i: %o', (kind, value, expected) => expect(isInSettings({ kind, value }, defaultLeaderboards)).toBe(expected));
});
