import { describe, expect, test } from 'vitest';
import { doubleElimination } from './doubleElimination.ts';
import { knockout } from './knockout.ts';
import { progress } from './progress.ts';
import { createRandom, shuffle } from './random.ts';
import { changedGames, input, playOut, seeds, sidesOf, walkover, won } from './testDraw.ts';

const cup = (entries: number) => knockout(seeds(entries), { prefix: 'w' });

/** Known faults of other programs in draws. Faults in scoring are tested in `x01/traps.test.ts`. */
describe('known faults of other programs', () => {
  test('a result belongs to its game, independent of when it was recorded', () => {
    const results = new Map([
      ['s/w1-1', won(0)],
      ['s/w1-2', won(1)],
    ]);
    results.delete('s/w1-1');
    const { games } = progress(input(cup(8), { results }));
    expect(['s/w1-1', 's/w1-2'].map((ref) => games.get(ref)?.outcome)).toEqual([null, { kind: 'played', winner: 1 }]);
  });

  test('removing a walkover removes the walkovers and byes that followed from it', () => {
    const withdrawn = new Set(['1']);
    expect(sidesOf(progress(input(cup(8), { withdrawn })), 's/w2-1')).toBe('8 v tbd');
    const results = new Map([['s/w1-2', walkover(null)]]);
    const before = progress(input(cup(8), { withdrawn, results }));
    expect(sidesOf(before, 's/w3-1')).toBe('8 v tbd');
    const after = progress(input(cup(8), { results }));
    expect(changedGames(before, after)).toEqual(['s/w1-1', 's/w2-1', 's/w3-1']);
    expect(sidesOf(after, 's/w3-1')).toBe('tbd v tbd');
  });

  test('a game is not confused with another whose key has the same beginning, such as w1-1 and w1-10', () => {
    const { games } = progress(input(cup(32), { results: new Map([['s/w1-10', won(0)]]) }));
    expect(games.get('s/w1-1')?.outcome).toBeNull();
    expect(games.has('s/w1-')).toBe(false);
  });

  test('an entry whose opponent is not known yet has not won', () => {
    expect(progress(input(cup(6))).games.get('s/w2-1')).toMatchObject({
      sides: [{ kind: 'entry' }, { kind: 'tbd' }],
      outcome: null,
      ready: false,
    });
  });

  test.each([3, 5, 6, 7, 11, 12, 13, 24])('%i entries: no game is ready before the games that lead to it are over', (entries) => {
    for (const games of [cup(entries), doubleElimination(seeds(entries), { reset: true })]) {
      const { state } = playOut(input(games), ({ key }, { games: current }) => {
        const { slots } = games.find((game) => game.key === key)!;
        for (const slot of slots) if ('game' in slot) expect(current.get(`s/${slot.game}`)?.outcome).not.toBeNull();
        return won(1);
      });
      expect([...state.games.values()].filter(({ outcome }) => outcome === null)).toEqual([]);
      // The list is in an order of play: no game comes before the games that lead to it.
      const listed = new Set<string>();
      for (const { key, slots } of games) {
        for (const slot of slots) if ('game' in slot) expect(listed).toContain(slot.game);
        listed.add(key);
      }
    }
  });

  test('every order of four entries is drawn equally often', () => {
    const counts = new Map<string, number>();
    const random = createRandom(18);
    for (let draw = 0; draw < 24_000; draw++) {
      const order = shuffle('abcd'.split(''), random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // Chi-square with 23 degrees of freedom exceeds 49.7 for one fair shuffle in a thousand.
    expect([...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(49.7);
  });
});
