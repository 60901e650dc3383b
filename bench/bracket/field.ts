/** A knockout of 1,024 entries whose first round, half of all games, is played. Every library gets the same data in its own format. */
export const entries = 1024;
export const rounds = Math.log2(entries);

export type Played = { round: number; index: number; sides: ({ entry: number; score: number | null } | null)[]; winner: 0 | 1 | null };

const loserOf = (index: number) => (index * 7) % 3;

/** All games from the first round to the final, in the order of the draw. */
export const games: readonly Played[] = Array.from({ length: rounds }, (_, round) =>
  Array.from({ length: entries / 2 ** (round + 1) }, (__, index): Played => {
    const first = { round, index };
    if (round === 0) {
      const winner = index % 3 === 2 ? 1 : 0;
      const score = (side: 0 | 1) => (side === winner ? 3 : loserOf(index));
      const sides = [0, 1].map((side) => ({ entry: index * 2 + side, score: score(side as 0 | 1) }));
      return { ...first, winner, sides };
    }
    if (round > 1) return { ...first, winner: null, sides: [null, null] };
    const from = (side: number) => index * 2 + side;
    return {
      ...first,
      winner: null,
      sides: [0, 1].map((side) => ({ entry: from(side) * 2 + (from(side) % 3 === 2 ? 1 : 0), score: null })),
    };
  }),
).flat();

const firsts = ['Wout', 'Lotte', 'Karl-Heinz', 'Ana', 'Omar', 'Jürgen', 'Marie-Claire', 'Tibor'];
const lasts = ['Dubbeltop', 'Bullens', 'Scheibenbauer', 'Linhadoro', 'Bensisal', 'Zwölfender', 'Delafléchette', 'Háromnyíl'];
export const nameOf = (entry: number) => `${firsts[entry % 8]} ${lasts[Math.floor(entry / 8) % 8]} ${Math.floor(entry / 64) + 1}`;

/** The first game with a corrected score: its loser has won `turn % 3` legs. This game is visible in every library. */
export const corrected = (turn: number): Played => {
  const game = games[0]!;
  return { ...game, sides: game.sides.map((side, i) => side && { ...side, score: i === game.winner ? 3 : turn % 3 }) };
};
