import { expect, test } from 'vitest';
import type { BracketGame, BracketRound } from './Bracket.tsx';
import { shapesOf, type Plan } from './facts.ts';
import { layOut, lineOf, placeOf, rangesIn, targetOf } from './layout.ts';
import { pagesOf } from './pages.ts';
import { pathOf } from './path.ts';
import { gameAt, spotOf, walk } from './walk.ts';

const game = (key: string, overrides: Partial<BracketGame> = {}): BracketGame => ({
  key,
  label: key,
  state: 'waiting',
  sides: [
    { kind: 'tbd', name: 'a' },
    { kind: 'tbd', name: 'b' },
  ],
  ...overrides,
});
const round = (key: string, count: number): BracketRound => ({
  key,
  title: key,
  games: Array.from({ length: count }, (_, g) => game(`${key}-${g + 1}`)),
});
const knockout = (size: number): BracketRound[] =>
  Array.from({ length: Math.log2(size) }, (_, r) => round(`w${r + 1}`, size / 2 ** (r + 1)));
const eight: Plan = {
  rounds: knockout(8),
  lower: [2, 2, 1, 1].map((count, r) => round(`l${r + 1}`, count)),
  finals: [round('final', 1), round('reset', 1)],
};
/** All rounds of a plan, with their layout. */
const laidOut = (plan: Plan) => ({
  layout: layOut({ ...shapesOf(plan), room: 80, head: 3 }),
  rounds: [...plan.rounds, ...(plan.lower ?? []), ...(plan.finals ?? [])],
});
const boxes = ({ layout, rounds }: ReturnType<typeof laidOut>) =>
  rounds.flatMap(({ games }, column) => games.map(({ key }, index) => ({ key, column, index, ...placeOf(layout, column, index) })));
const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;

test.each([2, 8, 32, 1024])('in a knockout of %i every game is halfway between the two that feed it', (size) => {
  const { layout, rounds } = laidOut({ rounds: knockout(size) });
  const all = boxes({ layout, rounds });
  const feeders = new Map<string, number[]>();
  for (const each of all) {
    const target = targetOf(layout, each.column, each.index);
    if (target) {
      const key = gameAt(rounds, target)!.key;
      feeders.set(key, [...(feeders.get(key) ?? []), middle(each)]);
    }
  }
  expect(feeders.size).toBe(size / 2 - 1);
  for (const [key, [a, b]] of feeders) expect(middle(all.find((each) => each.key === key)!)).toBeCloseTo((a! + b!) / 2);
});

test('games do not overlap, neither in one round nor between the upper and the lower bracket', () => {
  for (const plan of [{ rounds: knockout(64) }, eight]) {
    const all = boxes(laidOut(plan));
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1))
        expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
  }
});

test.each([40, 60, 80, 120])('games of one round do not touch in a width of %i em', (room) => {
  for (const plan of [{ rounds: knockout(4) }, { rounds: knockout(8) }, { rounds: knockout(64) }, eight]) {
    const { columns } = layOut({ ...shapesOf(plan), room, head: 3 });
    for (const { slot, height } of columns) expect(slot - height).toBeGreaterThan(0.2);
  }
});

test('the lower round that a loser drops into is in the same column or to its left; the finals are to the right of all other rounds', () => {
  const { layout, rounds } = laidOut(eight);
  const x = (key: string) => layout.columns[rounds.findIndex((each) => each.key === key)]!.x;
  expect([x('w1'), x('w2'), x('w3')]).toEqual([x('l1'), x('l2'), x('l4')]);
  expect(x('final')).toBeGreaterThan(x('l4'));
  expect(x('reset')).toBeGreaterThan(x('final'));
});

test('a view contains all games in it and few others', () => {
  const { layout, rounds } = laidOut({ rounds: knockout(1024) });
  const view = { left: 0, right: 80, top: 700, bottom: 740 };
  const shown = new Set(
    rangesIn(layout, view).flatMap(({ column, from, to }) => rounds[column]!.games.slice(from, to).map(({ key }) => key)),
  );
  for (const each of boxes({ layout, rounds })) {
    const isIn = each.x < view.right && each.y < view.bottom && each.y + each.height > view.top;
    if (isIn) expect(shown).toContain(each.key);
  }
  expect(shown.size).toBeLessThan(60);
});

test('the line from a game ends at the next game of its winner', () => {
  const { layout } = laidOut({ rounds: knockout(4) });
  const final = placeOf(layout, 1, 0);
  expect(lineOf(layout, 0, 1)).toMatch(new RegExp(`V${Number(middle(final).toFixed(2))}H${final.x}$`));
  expect(lineOf(layout, 1, 0)).toBe('');
});

const withFollowed = (
  rounds: BracketRound[],
  at: number,
  side: Partial<BracketGame['sides'][0]>,
  other: Partial<BracketGame['sides'][0]> = {},
) => {
  const first = rounds[at]!.games[0]!;
  const sides = [
    { ...first.sides[0], ...side, followed: true },
    { ...first.sides[1], ...other },
  ] as const;
  rounds[at] = { ...rounds[at]!, games: [{ ...first, sides }, ...rounds[at]!.games.slice(1)] };
};

test('the path of a followed player is `behind` after games that they won, and `ahead` after games that they may still win', () => {
  const rounds = knockout(16);
  withFollowed(rounds, 0, { winner: true });
  withFollowed(rounds, 1, {});
  expect(pathOf(laidOut({ rounds }).layout, rounds)).toEqual([
    { column: 0, index: 0, way: 'behind' },
    { column: 1, index: 0, way: 'ahead' },
    { column: 2, index: 0, way: 'ahead' },
  ]);
});

test('a changed score does not change the shapes; a first tag or a place without a game does', () => {
  const rounds = knockout(8);
  const shapesWith = (change: Partial<BracketGame>) => {
    const [first, ...others] = rounds;
    const games = [{ ...first!.games[0]!, ...change }, ...first!.games.slice(1)];
    return JSON.stringify(shapesOf({ rounds: [{ ...first!, games }, ...others] }));
  };
  const unchanged = JSON.stringify(shapesOf({ rounds }));
  const [a, b] = rounds[0]!.games[0]!.sides;
  expect(shapesWith({ state: 'played', sides: [{ ...a, score: 3, winner: true }, b] })).toBe(unchanged);
  expect(shapesWith({ tag: 'Board 1' })).not.toBe(unchanged);
  expect(shapesWith({ hidden: true })).not.toBe(unchanged);
});

test('the path ends at a lost game', () => {
  const rounds = knockout(4);
  withFollowed(rounds, 0, {}, { winner: true });
  expect(pathOf(laidOut({ rounds }).layout, rounds)).toEqual([]);
});

test('arrows lead through both halves of a double elimination', () => {
  const { layout, rounds } = laidOut(eight);
  const steps = (from: string, ...keys: string[]) =>
    keys.map((key) => {
      const to = walk(layout, rounds, spotOf(rounds, from)!, key, false);
      from = to ? gameAt(rounds, to)!.key : from;
      return from;
    });
  expect(steps('w1-4', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp')).toEqual(['l1-1', 'l1-2', 'l1-1', 'w1-4']);
  expect(steps('w1-3', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft')).toEqual([
    'w2-2',
    'w3-1',
    'final-1',
    'reset-1',
    'final-1',
    'w3-1',
  ]);
  expect(steps('l4-1', 'ArrowRight', 'End', 'Home')).toEqual(['final-1', 'reset-1', 'w1-1']);
});

test('arrows lead from the game for third place back to the final and the semi-finals', () => {
  const { layout, rounds } = laidOut({ rounds: knockout(8), third: game('third') });
  expect(walk(layout, rounds, 'third', 'ArrowUp', true)).toEqual({ column: 2, index: 0 });
  expect(walk(layout, rounds, 'third', 'ArrowLeft', true)).toEqual({ column: 1, index: 1 });
});

test('arrows skip a place without a game', () => {
  const rounds = knockout(8);
  rounds[0] = { ...rounds[0]!, games: rounds[0]!.games.map((each, i) => (i === 1 ? { ...each, hidden: true } : each)) };
  const { layout } = laidOut({ rounds });
  expect(walk(layout, rounds, { column: 0, index: 0 }, 'ArrowDown', false)).toEqual({ column: 0, index: 2 });
});

test('a printed page has thirty-two entries and names the page on which its winner continues', () => {
  const pages = pagesOf({ rounds: knockout(64), third: game('third') });
  expect(pages.map(({ rounds }) => rounds.map(({ games }) => games.length))).toEqual([
    ...Array.from({ length: 2 }, () => [16, 8, 4, 2, 1]),
    [1],
  ]);
  expect(pages.map(({ to }) => to)).toEqual(['3', '3', undefined]);
  expect(pages[2]!.from).toEqual(['1 · 2']);
  expect(pages.map(({ third }) => third?.key)).toEqual([undefined, undefined, 'third']);
  expect(pagesOf({ rounds: knockout(32), third: undefined })).toHaveLength(1);
  const keys = pages.flatMap(({ rounds }) => rounds.flatMap(({ games }) => games.map(({ key }) => key)));
  expect(new Set(keys).size).toBe(63);
  expect(keys).toHaveLength(63);
});

test('a double elimination of 1,024 is printed with all its games', () => {
  const lower = [256, 256, 128, 128, 64, 64, 32, 32, 16, 16, 8, 8, 4, 4, 2, 2, 1, 1].map((count, r) => round(`l${r + 1}`, count));
  const plan = { rounds: knockout(1024), lower, finals: [round('final', 1)] };
  const pages = pagesOf(plan);
  const keys = pages.flatMap(({ rounds }) => rounds.flatMap(({ games }) => games.map(({ key }) => key)));
  expect(new Set(keys).size).toBe(1023 + 1022 + 1);
  expect(keys).toHaveLength(1023 + 1022 + 1);
  expect(pages.at(-1)!.from).toEqual([`${pages.findIndex(({ part }) => part === 'lower')} · ${pages.length - 1}`]);
});
