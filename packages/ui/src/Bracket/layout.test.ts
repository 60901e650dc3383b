import { expect, test } from 'vitest';
import type { BracketGame, BracketRound } from './Bracket.tsx';
import { layOut } from './layout.ts';

const game = (key: string, over: Partial<BracketGame> = {}): BracketGame => ({
  key,
  label: key,
  state: 'waiting',
  sides: [
    { kind: 'tbd', name: 'a' },
    { kind: 'tbd', name: 'b' },
  ],
  ...over,
});
const knockout = (size: number): BracketRound[] =>
  Array.from({ length: Math.log2(size) }, (_, r) => ({
    key: `${r}`,
    title: r,
    games: Array.from({ length: size / 2 ** (r + 1) }, (_, g) => game(`w${r + 1}-${g + 1}`)),
  }));
const centre = (layout: ReturnType<typeof layOut>, key: string) => {
  const p = layout.placed.find((placed) => placed.game.key === key)!;
  return p.y + p.height / 2;
};

test.each([2, 8, 32, 1024])('in a knockout of %i every game stands half way between the two that feed it', (size) => {
  const layout = layOut(knockout(size));
  for (const { round, index, game: to } of layout.placed) {
    if (round === 0) continue;
    const feeders = [1, 2].map((n) => centre(layout, `w${round}-${index * 2 + n}`));
    expect(centre(layout, to.key)).toBeCloseTo((feeders[0]! + feeders[1]!) / 2);
  }
  expect(layout.lines).toHaveLength(size - 2);
});

test('games of one round do not overlap, and no game is higher than its place', () => {
  const { placed } = layOut(knockout(64));
  for (const a of placed)
    for (const b of placed) if (a !== b && a.round === b.round && a.index < b.index) expect(a.y + a.height).toBeLessThanOrEqual(b.y);
});

test('a followed player leaves a line behind where they won and one ahead where they still can', () => {
  const rounds = knockout(8);
  rounds[0]!.games = rounds[0]!.games.map((g, i) =>
    i > 0 ? g : game(g.key, { sides: [{ kind: 'entry', name: 'Lotte', followed: true, winner: true }, g.sides[1]] }),
  );
  rounds[1]!.games = rounds[1]!.games.map((g, i) =>
    i > 0 ? g : game(g.key, { sides: [{ kind: 'entry', name: 'Lotte', followed: true }, g.sides[1]] }),
  );
  const kinds = Object.fromEntries(layOut(rounds).lines.map((l) => [l.key, l.kind]));
  expect(kinds).toMatchObject({ 'w1-1': 'followed', 'w2-1': 'ahead', 'w1-2': 'plain', 'w2-2': 'plain' });
});

test('behind a lost game nothing is ahead', () => {
  const rounds = knockout(4);
  rounds[0]!.games = rounds[0]!.games.map((g, i) =>
    i > 0
      ? g
      : game(g.key, {
          sides: [
            { kind: 'entry', name: 'Lotte', followed: true },
            { kind: 'entry', name: 'Rik', winner: true },
          ],
        }),
  );
  expect(layOut(rounds).lines.map((l) => l.kind)).toEqual(['plain', 'plain']);
});
