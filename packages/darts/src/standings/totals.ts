/** Points for a game. A side that did not come to a game gets those of a loss. */
export type PointsSystem = { win: number; draw: number; loss: number };

/**
 * A decided game of a group. Byes are not games. A walkover without a winner: neither came; a played game without one was
 * drawn. The legs of a walkover are given by the caller (3–0, or 0–0, as the tournament has it).
 * `scored`: points and darts of X01 per side, for averages; walkovers and legs without visits have none.
 */
export type StandingsGame = {
  sides: readonly [string, string];
  legs: readonly [number, number];
  winner: 0 | 1 | null;
  walkover?: boolean;
  scored?: readonly [Scored, Scored];
};
export type Scored = { points: number; darts: number };

export type Totals = {
  entry: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  legsFor: number;
  legsAgainst: number;
  legDifference: number;
  points: number;
  /** three-dart average over all darts counted, or null where there are none */
  average: number | null;
};

/** Two for a win, one for a drawn game: the customary points in the Low Countries. */
export const defaultPoints: PointsSystem = { win: 2, draw: 1, loss: 0 };

/** Adds games up per entry. Throws where a game is played by somebody who is not in the group. */
export function countGames(entries: readonly string[], games: readonly StandingsGame[], points: PointsSystem): Map<string, Totals> {
  const scored = new Map(entries.map((entry) => [entry, { points: 0, darts: 0 }]));
  const totals = new Map<string, Totals>();
  for (const entry of entries) {
    if (totals.has(entry)) throw new Error(`Entry ${entry} is in the group twice`);
    const nothing = { played: 0, won: 0, drawn: 0, lost: 0, legsFor: 0, legsAgainst: 0, legDifference: 0, points: 0, average: null };
    totals.set(entry, { entry, ...nothing });
  }
  for (const game of games) {
    for (const side of [0, 1] as const) {
      const row = totals.get(game.sides[side]);
      const darts = scored.get(game.sides[side]);
      if (!row || !darts) throw new Error(`A game of ${game.sides[side]}, who is not in the group`);
      const drawn = game.winner === null && !game.walkover;
      row.played += 1;
      if (drawn) row.drawn += 1;
      else if (game.winner === side) row.won += 1;
      else row.lost += 1;
      row.points += drawn ? points.draw : game.winner === side ? points.win : points.loss;
      row.legsFor += game.legs[side];
      row.legsAgainst += game.legs[side === 0 ? 1 : 0];
      row.legDifference = row.legsFor - row.legsAgainst;
      if (game.scored && !game.walkover) {
        darts.points += game.scored[side].points;
        darts.darts += game.scored[side].darts;
        row.average = darts.darts > 0 ? (darts.points * 3) / darts.darts : null;
      }
    }
  }
  return totals;
}
