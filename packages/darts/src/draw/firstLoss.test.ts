import { expect, test } from 'vitest';
import { firstLossKnockout } from './firstLoss.ts';
import { progress, type GameResult } from './progress.ts';
import { createRandom } from './random.ts';
import type { Slot } from './slot.ts';

const slots = (count: number) => Array.from({ length: count }, (_, i): Slot => ({ kind: 'entry', entry: `e${i + 1}` }));

/** Plays all games with random winners. Returns the sides and the loser of each game. */
function playOut({ winners, losers }: ReturnType<typeof firstLossKnockout>, run: number) {
  const random = createRandom(run);
  const stages = [
    { id: 'winners', games: winners },
    { id: 'losers', games: losers },
  ];
  const results = new Map<string, GameResult>();
  const played: { stage: string; sides: string[]; loser: string }[] = [];
  for (;;) {
    const state = progress({ stages, results, ranks: new Map() });
    const ready = [...state.games.values()].filter((game) => game.ready);
    if (ready.length === 0) return { played, state };
    for (const game of ready) {
      const winner = random() < 0.5 ? 0 : 1;
      const sides = game.sides.map((side) => (side.kind === 'entry' ? side.entry : side.kind));
      results.set(game.ref, { kind: 'played', winner });
      played.push({ stage: game.stage, sides, loser: sides[1 - winner] as string });
    }
  }
}

test.each(Array.from({ length: 32 }, (_, i) => i + 2))(
  '%i entries: exactly the losers of a first game continue, and no two entries meet twice',
  (count) => {
    for (let run = 0; run < 4; run++) {
      const { played, state } = playOut(firstLossKnockout(slots(count)), run);
      const first = new Map<string, string>();
      for (const { stage, sides, loser } of played)
        if (stage === 'winners') for (const side of sides) if (!first.has(side)) first.set(side, side === loser ? 'lost' : 'won');
      const playingOn = new Set(
        [...state.games.values()]
          .filter((game) => game.stage === 'losers')
          .flatMap((game) => game.sides.flatMap((side) => (side.kind === 'entry' ? [side.entry] : []))),
      );
      const lost = [...first].filter(([, how]) => how === 'lost').map(([entry]) => entry);
      if (count > 2) expect([...playingOn].sort()).toEqual(lost.sort());
      expect([...state.games.values()].every((game) => game.outcome !== null)).toBe(true);
      const pairs = played.map(({ sides }) => [...sides].sort().join());
      expect(new Set(pairs).size).toBe(pairs.length);
    }
  },
);

test('six entries: the losers of two games of round 1, and of two first games after a bye', () => {
  const { winners, losers } = firstLossKnockout(slots(6));
  expect(winners).toHaveLength(7);
  expect(losers.filter(({ round }) => round === 1).map((game) => game.slots)).toEqual([
    [
      { kind: 'loserOf', game: 'w1-2' },
      { kind: 'loserOf', game: 'w2-2', unless: 0 },
    ],
    [
      { kind: 'loserOf', game: 'w1-4' },
      { kind: 'loserOf', game: 'w2-1', unless: 0 },
    ],
  ]);
});

test('two entries have no losers’ knockout', () => expect(firstLossKnockout(slots(2)).losers).toEqual([]));

test('has games for third place by option, in the winners’ knockout only with eight entries or more', () => {
  const thirdPlace = { winners: true, losers: true };
  const keys = (count: number) =>
    Object.values(firstLossKnockout(slots(count), { thirdPlace })).flatMap((games) =>
      games.filter((game) => game.thirdPlace).map(({ key }) => key),
    );
  expect(keys(7)).toEqual(['l3rd']);
  expect(keys(8)).toEqual(['w3rd', 'l3rd']);
});
