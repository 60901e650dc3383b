import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubleElimination, earliestRematch, feedMask } from './doubleElimination.ts';
import { fewestRematches, rematches } from './testRematches.ts';
import { progress } from './progress.ts';
import { createRandom, shuffle } from './random.ts';
import { bracketSize } from './seeding.ts';
import type { DrawnGame } from './slot.ts';
import { input, playOut, slotLabel, seeds, sideLabel, won } from './testDraw.ts';

const lines = (games: readonly DrawnGame[]) => games.map(({ key, slots }) => `${key}: ${slots.map(slotLabel).join(' v ')}`);

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

test('two entries have a final after their game, and a second one with a reset', () => {
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

test('halves change sides in every second step, quarters in every second pair of steps, eighths in every second four', () => {
  const masks = Array.from({ length: 8 }, (_, step) => feedMask(step, 3).toString(2).padStart(3, '0'));
  expect(masks).toEqual(['000', '100', '010', '110', '001', '101', '011', '111']);
  expect(feedMask(5, 0)).toBe(0);
});

describe('rematches come as late as possible', () => {
  const sizes = Array.from({ length: 14 }, (_, i) => i + 3);

  test.each(sizes)('%i entries: no order of the losers has fewer possible rematches, compared from the earliest round', (count) => {
    expect(rematches(doubleElimination(seeds(count)))).toEqual(fewestRematches(count));
  });

  test.each([2, ...sizes, 17, 31, 33, 64, 100, 200, 500, 1024])(
    '%i entries: earliestRematch is the first round with a possible rematch',
    (count) => {
      const rounds = rematches(doubleElimination(seeds(count)));
      const first = rounds.findIndex((pairs) => pairs > 0);
      expect(earliestRematch(count)).toBe(first < 0 ? null : first);
    },
  );

  test('the earliest round is the bound of the pigeonhole principle, up to a million entries', () => {
    for (let rounds = 2; rounds <= 20; rounds++) {
      // Among more than 2^c upper rounds, two have the same pattern of c bits, and their losers meet while c bits identify a place.
      const bounds = Array.from({ length: rounds }, (_, c) => [
        ...(rounds - c - 1 > 2 ** c ? [2 * (rounds - c) - 3] : []),
        ...(rounds - c > 2 ** c ? [2 * (rounds - c) - 2] : []),
      ]).flat();
      expect(earliestRematch(2 ** rounds)).toBe(Math.min(...bounds));
      expect(earliestRematch(2 ** (rounds - 1) + 1)).toBe(Math.min(...bounds));
    }
  });
});

test('every number of entries from 2 to 2,048 makes a complete draw', () => {
  const orders = [seeds(2048), shuffle(seeds(2048), createRandom(7))];
  for (let count = 2; count <= 2048; count++) {
    const slots = (orders[count % 2] as (typeof orders)[0]).slice(0, count);
    const games = doubleElimination(slots, { reset: count % 3 === 0 });
    const size = bracketSize(count);
    const fault = faultOf(games, slots.map(slotLabel));
    if (fault || games.length !== 2 * size - (count % 3 === 0 ? 1 : 2)) expect.fail(`${count} entries: ${fault ?? games.length}`);
  }
});

test('65,536 entries make a complete draw of 131,070 games', () => {
  const games = doubleElimination(seeds(65536));
  expect(games).toHaveLength(131070);
  expect(faultOf(games, seeds(65536).map(slotLabel))).toBeNull();
});

/** The first fault of a draw, judged by its slots alone (entries, links, byes, number of games); null if it has none. */
function faultOf(games: readonly DrawnGame[], entries: readonly string[]): string | null {
  const parts = { upper: 0, lower: 1, final: 2 };
  const sides = [0, 1] as const;
  const indexOf = new Map(games.map(({ key }, i) => [key, i]));
  const missing = new Set(entries);
  const [winnersTo, losersTo] = [new Uint8Array(games.length), new Uint8Array(games.length)];
  const byes = new Uint8Array(games.length); // 1: the first side, 2: the second, 3: both
  let played = 0;
  for (let i = 0; i < games.length; i++) {
    const { key, slots, bracket = 'upper', round, position } = games[i] as DrawnGame;
    const previous = games[i - 1];
    const order = (game: DrawnGame) => parts[game.bracket ?? 'upper'] * 1e9 + game.round * 1e6 + game.position;
    if (previous && order(previous) >= parts[bracket] * 1e9 + round * 1e6 + position) return `${key} is not in the order of play`;
    for (const side of sides) {
      const slot = slots[side];
      let isBye = slot.kind === 'bye';
      if (slot.kind === 'entry' && !missing.delete(slot.entry)) return `${slot.entry} is in the draw twice`;
      if (slot.kind === 'winnerOf' || slot.kind === 'loserOf') {
        const from = indexOf.get(slot.game) ?? i;
        const uses = slot.kind === 'winnerOf' ? winnersTo : losersTo;
        if (from >= i || (uses[from] as number)++ > 0) return `${key} takes from ${slot.game}, which is not free`;
        isBye = slot.kind === 'winnerOf' ? byes[from] === 3 : byes[from] !== 0;
      }
      if (isBye) byes[i] = (byes[i] as number) | (side + 1);
    }
    if (byes[i] === 0) played++;
    if (bracket === 'upper' && byes[i] === 3) return `${key} is bye v bye`;
    if (byes[i] !== 0 && round > (bracket === 'lower' ? 2 : bracket === 'upper' ? 1 : 0)) return `${key} has a bye too late`;
  }
  if (missing.size > 0) return `${[...missing].join()} is missing`;
  const reset = games.at(-1)?.key === 'gf2';
  for (let i = 0; i < games.length; i++) {
    const { key, bracket } = games[i] as DrawnGame;
    const losersGoOn = bracket === 'upper' || (reset && key === 'gf1');
    if (winnersTo[i] !== (losersGoOn || bracket === 'lower' ? 1 : 0) || losersTo[i] !== (losersGoOn ? 1 : 0))
      return `${key} leads to the wrong games`;
  }
  return played === 2 * entries.length - (reset ? 1 : 2) ? null : `${played} games`;
}

test('with any results there is one champion, and all others have lost twice', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 2, max: 700 })),
      fc.integer(),
      fc.boolean(),
      (count, run, reset) => {
        const random = createRandom(run);
        const games = doubleElimination(seeds(count), { reset });
        const { played, state } = playOut(input(games), () => won(random() < 0.5 ? 0 : 1));
        const lost = new Map<string, number>();
        for (const { outcome, sides } of state.games.values()) {
          if (outcome?.winner == null) continue;
          const loser = sides[outcome.winner === 0 ? 1 : 0];
          if (loser.kind === 'entry') lost.set(loser.entry, (lost.get(loser.entry) ?? 0) + 1);
        }
        const last = state.games.get(`s/${games.at(-1)?.key}`)!;
        expect(last.outcome).not.toBeNull();
        const champion = sideLabel(last.sides[last.outcome?.winner ?? 0]);
        const first = state.games.get('s/gf1')!;
        const upperWon = first.outcome?.winner === 0;
        for (const slot of seeds(count)) {
          const entry = slotLabel(slot);
          const maxLosses = entry === champion ? 1 : 2;
          // Without a reset, the entry from the upper bracket can be second after one defeat.
          const minLosses = entry === champion ? 0 : !reset && !upperWon && entry === sideLabel(first.sides[0]) ? 1 : 2;
          expect(lost.get(entry) ?? 0).toBeLessThanOrEqual(maxLosses);
          expect(lost.get(entry) ?? 0).toBeGreaterThanOrEqual(minLosses);
        }
        expect(played.length).toBe(2 * count - 2 + (reset && !upperWon ? 1 : 0));
      },
    ),
    { numRuns: 60 },
  );
});

describe('the reset', () => {
  const finalOf = (winner: 0 | 1) => {
    const results = new Map([
      ['s/ub1-1', won(0)],
      ['s/gf1', won(winner)],
    ]);
    return progress(input(doubleElimination(seeds(2), { reset: true }), { results })).games.get('s/gf2');
  };

  test('is not played if the entry from the upper bracket has won the first final', () => {
    expect(finalOf(0)).toMatchObject({ sides: [{ entry: '1' }, { kind: 'bye' }], outcome: { kind: 'bye', winner: 0 }, ready: false });
  });

  test('is played if both have lost once', () => {
    expect(finalOf(1)).toMatchObject({ sides: [{ entry: '2' }, { entry: '1' }], outcome: null, ready: true });
  });
});
