/** A knockout of 1,024 entries. Its first round, about half of all games, is played. Every library gets the same data in its own format. */
export const entries = 1024;
export const rounds = Math.log2(entries);

export type Played = { round: number; index: number; sides: ({ entry: number; score: number | null } | null)[]; winner: 0 | 1 | null };

const legsOfLoser = (index: number) => (index * 7) % 3;

/** All games from the first round to the final, in the order of the draw. */
export const games: readonly Played[] = Array.from({ length: rounds }, (_, round) =>
  Array.from({ length: entries / 2 ** (round + 1) }, (__, index): Played => {
    const place = { round, index };
    if (round === 0) {
      const winner = index % 3 === 2 ? 1 : 0;
      const score = (side: 0 | 1) => (side === winner ? 3 : legsOfLoser(index));
      const sides = [0, 1].map((side) => ({ entry: index * 2 + side, score: score(side as 0 | 1) }));
      return { ...place, winner, sides };
    }
    if (round > 1) return { ...place, winner: null, sides: [null, null] };
    const previousGame = (side: number) => index * 2 + side;
    return {
      ...place,
      winner: null,
      sides: [0, 1].map((side) => ({ entry: previousGame(side) * 2 + (previousGame(side) % 3 === 2 ? 1 : 0), score: null })),
    };
  }),
).flat();

const firstNames = ['Wout', 'Lotte', 'Karl-Heinz', 'Ana', 'Omar', 'Jürgen', 'Marie-Claire', 'Tibor'];
const lastNames = ['Dubbeltop', 'Bullens', 'Scheibenbauer', 'Linhadoro', 'Bensisal', 'Zwölfender', 'Delafléchette', 'Háromnyíl'];
export const nameOf = (entry: number) => `${firstNames[entry % 8]} ${lastNames[Math.floor(entry / 8) % 8]} ${Math.floor(entry / 64) + 1}`;

/** The first game with a corrected score: its loser has won `number % 3` legs. This game is visible in every library. */
export const corrected = (number: number): Played => {
  const game = games[0]!;
  return { ...game, sides: game.sides.map((side, i) => side && { ...side, score: i === game.winner ? 3 : number % 3 }) };
};
