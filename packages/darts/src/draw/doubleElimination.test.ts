import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubleElimination, earliestRematch, feedMask } from './doubleElimination.ts';
import { fewestRematches, rematches } from './testRematches.ts';
import { openDraw } from './liveDraw.ts';
import { createRandom, shuffle } from './random.ts';
import { bracketSize } from './seeding.ts';
import type { DrawnGame } from './slot.ts';
import { input, playOut, say, seeds, sayside, won } from './testDraw.ts';

const lines = (games: readonly DrawnGame[]) => games.map(({ key, slots }) => `${key}: ${slots.map(say).join(' v ')}`);

test('eight entries: the losers of the second round go to the other half', () => {
  expect(lines(doubleElimination(seeds(8))).slice(7)).toEqual([
    'lb1-1: loserOf ub1-1 v loserOf ub1-2',
    'lb1-2: loserOf ub1-3 v loserOf ub1-4',
    'lb2-1: loserOf ub2-2 v winnerOf lb1-1',
    'lb2-2: loserOf ub2-1 v winnerOf lb1-2',
    'lb3-1: winnerOf lb2-1 v winnerOf lb2-2',
    'lb4-1: loserOf ub3-1 v winnerOf lb3-1',
    'gf1: winnerOf ub3-1 v winnerOf lb4-1',
  ]);
});

test('two entries have a final after their game, and one more if they want a reset', () => {
  const games = doubleElimination(seeds(2), { reset: true });
  expect(lines(games)).toEqual(['ub1-1: 1 v 2', 'gf1: winnerOf ub1-1 v loserOf ub1-1', 'gf2: winnerOf gf1 v loserOf gf1']);
  expect(games.map(({ round, position, bracket }) => [round, position, bracket])).toEqual([
    [1, 1, 'upper'],
    [1, 1, 'final'],
    [2, 1, 'final'],
  ]);
  expect(() => doubleElimination(seeds(1))).toThrow(RangeError);
  expect(() => doubleElimination([...seeds(2), { kind: 'bye' }])).toThrow('Byes');
});

test('halves change sides in every second feeding, quarters in every second pair, eighths in every second four', () => {
  const masks = Array.from({ length: 8 }, (_, step) => feedMask(step, 3).toString(2).padStart(3, '0'));
  expect(masks).toEqual(['000', '100', '010', '110', '001', '101', '011', '111']);
  expect(feedMask(5, 0)).toBe(0);
});

describe('two who met before meet again as late as possible', () => {
  const sizes = Array.from({ length: 14 }, (_, i) => i + 3);

  test.each(sizes)('%i entries: no order of feeding has fewer possible rematches, the earliest rounds counting first', (count) => {
    expect(rematches(doubleElimination(seeds(count)))).toEqual(fewestRematches(count));
  });

  test.each([2, ...sizes, 17, 31, 33, 64, 100, 200, 500, 1024])('%i entries: the earliest round is the one that is told', (count) => {
    const rounds = rematches(doubleElimination(seeds(count)));
    const first = rounds.findIndex((pairs) => pairs > 0);
    expect(earliestRematch(count)).toBe(first < 0 ? null : first);
  });

  test('and that is the bound of the pigeonhole principle, up to a million entries', () => {
    for (let rounds = 2; rounds <= 20; rounds++) {
      // Of more upper rounds than 2^c patterns of c bits, two share the pattern and meet while c bits tell places apart.
      const bounds = Array.from({ length: rounds }, (_, c) => [
        ...(rounds - c - 1 > 2 ** c ? [2 * (rounds - c) - 3] : []),
        ...(rounds - c > 2 ** c ? [2 * (rounds - c) - 2] : []),
      ]).flat();
      expect(earliestRematch(2 ** rounds)).toBe(Math.min(...bounds));
      expect(earliestRematch(2 ** (rounds - 1) + 1)).toBe(Math.min(...bounds));
    }
  });
});

test('every number of entries from 2 to 2,048 makes a whole draw', () => {
  const orders = [seeds(2048), shuffle(seeds(2048), createRandom(7))];
  for (let count = 2; count <= 2048; count++) {
    const slots = (orders[count % 2] as (typeof orders)[0]).slice(0, count);
    const games = doubleElimination(slots, { reset: count % 3 === 0 });
    const size = bracketSize(count);
    const fault = faultOf(games, slots.map(say));
    if (fault || games.length !== 2 * size - (count % 3 === 0 ? 1 : 2)) expect.fail(`${count} entries: ${fault ?? games.length}`);
  }
});

/** What is wrong with a draw, told by its slots alone: who is in, which links there are, how many games have two sides. */
function faultOf(games: readonly DrawnGame[], entries: readonly string[]): string | null {
  const byes = new Map<string, { one: boolean; two: boolean; game: DrawnGame }>();
  const taken = new Set<string>();
  const seen = new Set<string>();
  const rank: Record<string, number> = { upper: 0, lower: 1, final: 2 };
  let played = 0;
  let last = 0;
  for (const game of games) {
    const order = (rank[game.bracket ?? ''] as number) * 1e6 + game.round * 1e4 + game.position;
    if (!(order > last)) return `${game.key} is not in the order of play`;
    last = order;
    const [one, two] = game.slots.map((slot) => {
      if (slot.kind === 'entry') {
        if (seen.has(slot.entry)) return (taken.add('twice'), false);
        seen.add(slot.entry);
      }
      if (slot.kind === 'entry' || slot.kind === 'bye') return slot.kind === 'bye';
      if (slot.kind === 'rank') return (taken.add('rank'), false);
      const from = byes.get(slot.game);
      const link = `${slot.kind} ${slot.game}`;
      if (!from || taken.has(link)) return (taken.add('twice'), false);
      taken.add(link);
      if (game.bracket === 'lower' && slot.kind === 'winnerOf' && from.game.bracket !== 'lower') return (taken.add('twice'), false);
      return slot.kind === 'winnerOf' ? from.one && from.two : from.one || from.two;
    }) as [boolean, boolean];
    if (game.bracket === 'upper' && one && two) return `${game.key} is bye v bye`;
    if (game.bracket === 'upper' && game.round > 1 && (one || two)) return `${game.key} has a bye after round 1`;
    if (game.bracket === 'lower' && game.round > 2 && (one || two)) return `${game.key} has a bye after round 2 of the lower bracket`;
    if (!one && !two) played++;
    byes.set(game.key, { one, two, game });
  }
  if (taken.has('twice') || taken.has('rank')) return 'a link is broken, or there twice';
  if (entries.length !== seen.size || !entries.every((entry) => seen.has(entry))) return 'somebody is missing';
  const reset = byes.has('gf2') ? 1 : 0;
  if (played !== 2 * entries.length - 2 + reset) return `${played} games`;
  // Every loser of the upper bracket plays on, every winner as well: two links each, one for the lower bracket.
  const links = games.filter(({ bracket }) => bracket === 'upper').length * 2 + games.filter(({ bracket }) => bracket === 'lower').length;
  return taken.size === links + 2 * reset ? null : `${taken.size} links`;
}

test('played to the end by any results there is one champion, and everybody else has lost twice', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 2, max: 700 })),
      fc.integer(),
      fc.boolean(),
      (count, seed, reset) => {
        const random = createRandom(seed);
        const games = doubleElimination(seeds(count), { reset });
        const draw = openDraw(input(games));
        const played = playOut(draw, () => won(random() < 0.5 ? 0 : 1));
        const lost = new Map<string, number>();
        for (const { outcome, sides } of draw.read().games.values()) {
          if (outcome?.winner == null) continue;
          const loser = sides[outcome.winner === 0 ? 1 : 0];
          if (loser.kind === 'entry') lost.set(loser.entry, (lost.get(loser.entry) ?? 0) + 1);
        }
        const last = draw.game(`s/${games.at(-1)?.key}`);
        expect(last.outcome).not.toBeNull();
        const champion = sayside(last.sides[last.outcome?.winner ?? 0]);
        const first = draw.game('s/gf1');
        const upperWon = first.outcome?.winner === 0;
        for (const slot of seeds(count)) {
          const entry = say(slot);
          const most = entry === champion ? 1 : 2;
          // Without a reset the one from the upper bracket is second after one defeat.
          const least = entry === champion ? 0 : !reset && !upperWon && entry === sayside(first.sides[0]) ? 1 : 2;
          expect(lost.get(entry) ?? 0).toBeLessThanOrEqual(most);
          expect(lost.get(entry) ?? 0).toBeGreaterThanOrEqual(least);
        }
        expect(played.length).toBe(2 * count - 2 + (reset && !upperWon ? 1 : 0));
      },
    ),
    { numRuns: 60 },
  );
});

describe('the reset', () => {
  const finalOf = (winner: 0 | 1) => {
    const draw = openDraw(input(doubleElimination(seeds(2), { reset: true })));
    draw.record('s/ub1-1', won(0));
    draw.record('s/gf1', won(winner));
    return draw.game('s/gf2');
  };

  test('is not played where the entry from the upper bracket has won: nobody has to lose twice who has lost once', () => {
    expect(finalOf(0)).toMatchObject({ sides: [{ entry: '1' }, { kind: 'bye' }], outcome: { kind: 'bye', winner: 0 }, ready: false });
  });

  test('is played where both have lost once', () => {
    expect(finalOf(1)).toMatchObject({ sides: [{ entry: '2' }, { entry: '1' }], outcome: null, ready: true });
  });
});
