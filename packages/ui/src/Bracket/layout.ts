import type { BracketGame, BracketRound } from './Bracket.tsx';

/** Where a game stands, in em of the bracket's own size. */
export type Placed = { game: BracketGame; round: number; index: number; x: number; y: number; width: number; height: number; size: number };
export type Line = { key: string; d: string; kind: 'plain' | 'followed' | 'ahead' };
export type Layout = { placed: Placed[]; lines: Line[]; heads: { x: number; width: number }[]; width: number; height: number };

const gap = 2.4;
const unit = 2.7;
/** Games grow towards the final: height of a side and size of its letters, in em. */
const sideHeight = (round: number, rounds: number) => 1.13 + 1.2 * (rounds < 2 ? 1 : (round / (rounds - 1)) ** 1.6);
const letters = (round: number, rounds: number) => 0.875 + 0.25 * (rounds < 2 ? 1 : round / (rounds - 1));

const follows = (game: BracketGame) => game.sides.findIndex((s) => s.followed);

/** Every round is spread over the height of the largest; a game stands between the games that feed it. `room` is the width there is, in em. */
export const layOut = (rounds: readonly BracketRound[], third?: BracketGame, room = 0): Layout => {
  const columns = rounds.length;
  const most = Math.max(1, ...rounds.map((r) => r.games.length));
  const slot = Math.max(
    unit,
    (sideHeight(0, columns) * 2 + (rounds.some((r) => r.games.some((g) => g.tag !== undefined)) && most <= 4 ? 1.6 : 0.45)) as number,
  );
  const height = Math.max(most * slot, third ? 9 : 0, columns > 1 ? 6 : 4);
  const width = Math.max(12, Math.min(18, (room - gap * (columns - 1) - 0.25) / columns));
  const placed: Placed[] = [];
  const at: Placed[][] = [];
  rounds.forEach((round, r) => {
    const h = Math.min(
      sideHeight(r, columns) * 2,
      round.games.length > 0 ? Math.max((height / round.games.length) * 0.92, sideHeight(0, columns) * 2) : 4,
    );
    at.push(
      round.games.map((game, index) => ({
        game,
        round: r,
        index,
        x: r * (width + gap),
        y: ((index + 0.5) * height) / round.games.length - h / 2,
        width,
        height: h,
        size: letters(r, columns),
      })),
    );
    placed.push(...at[r]!);
  });
  const lines: Line[] = [];
  let ahead = new Set<string>();
  at.forEach((column, r) => {
    const next = at[r + 1];
    const reached = new Set<string>();
    for (const from of next ? column : []) {
      const to = next![Math.floor((from.index * next!.length) / column.length)];
      if (!to || from.game.hidden) continue;
      const side = follows(from.game);
      const decided = from.game.sides.some((s) => s.winner);
      const won = side >= 0 && from.game.sides[side]!.winner === true;
      const hopes = (side >= 0 && !decided) || ahead.has(from.game.key);
      if (hopes) reached.add(to.game.key);
      const x1 = from.x + from.width;
      const y1 = from.y + from.height / 2;
      const x2 = to.x;
      const y2 = to.y + to.height / 2;
      const middle = (x1 + x2) / 2;
      lines.push({ key: from.game.key, d: `M${x1} ${y1}H${middle}V${y2}H${x2}`, kind: won ? 'followed' : hopes ? 'ahead' : 'plain' });
    }
    ahead = reached;
  });
  const heads = rounds.map((_, r) => ({ x: r * (width + gap), width }));
  const last = heads.at(-1);
  if (third && last) {
    const final = at.at(-1)?.[0];
    const h = 3.6;
    placed.push({
      game: third,
      round: columns - 1,
      index: 1,
      x: last.x,
      y: Math.max((final?.y ?? 0) + (final?.height ?? 0) + 4, height - h - 1.6),
      width,
      height: h,
      size: 1,
    });
  }
  const foot = Math.max(height, ...placed.map((p) => p.y + p.height)) + 1.6;
  // Followed lines lie over the plain ones.
  lines.sort((a, b) => Number(a.kind !== 'plain') - Number(b.kind !== 'plain'));
  return { placed, lines, heads, width: (last?.x ?? 0) + width + 0.25, height: foot };
};
