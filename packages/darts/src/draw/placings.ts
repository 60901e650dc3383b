import { gameRef, type Stage } from './links.ts';
import type { GameProgress, Progress } from './progress.ts';
import type { DrawnGame } from './slot.ts';

/** A final place in a knockout. `from` and `to` are equal if a game decided the place; otherwise they are a shared range (5 to 8). */
export type Placing = { entry: string; from: number; to: number };

/**
 * The final places that a game decides: of its winner and of its loser (null if they continue), and of both sides if neither appears.
 */
type Stake = { winner: number | null; loser: readonly [from: number, to: number] | null; neither: readonly [from: number, to: number] };

/**
 * The certain places of a knockout or a double elimination, the best first, equal places in the order of the draw. Some places are
 * decided by a game, the others by the round in which an entry went out. In a double elimination this is the round of the lower
 * bracket: 1, 2, 3, 4, 5–6, 7–8, 9–12 …
 *
 * Entries that can still play are not listed, nor are the losers of the semi-finals before their game for third place. If neither
 * side of a game appears, both have lost it. In an upper bracket they share the places of the round of the lower bracket in which the
 * losers of this game would play next.
 */
export function placings(stage: Stage, state: Progress): Placing[] {
  const double = stage.games.some((game) => game.bracket);
  const stakeOf = double ? doubleStakes(stage.games) : knockoutStakes(stage.games);
  const entries = stage.games
    .filter((game) => game.round === 1 && (!double || game.bracket === 'upper'))
    .flatMap((game) => (state.games.get(gameRef(stage.id, game.key)) as GameProgress).sides)
    .filter(({ kind }) => kind !== 'bye').length;
  const places: Placing[] = [];
  for (const game of stage.games) {
    const current = state.games.get(gameRef(stage.id, game.key));
    if (!current?.outcome) continue;
    const { kind, winner } = current.outcome;
    if (kind === 'played' && winner === null) continue;
    const stake = stakeOf(game, winner);
    current.sides.forEach((side, i) => {
      if (side.kind !== 'entry') return;
      const place = winner === null ? stake.neither : i !== winner ? stake.loser : stake.winner && ([stake.winner, stake.winner] as const);
      if (place) places.push({ entry: side.entry, from: place[0], to: Math.min(place[1], entries) });
    });
  }
  return places.sort((a, b) => a.from - b.from);
}

const roundsOf = (games: readonly DrawnGame[]) => games.reduce((max, { round }) => Math.max(max, round), 0);

function knockoutStakes(games: readonly DrawnGame[]) {
  const rounds = roundsOf(games);
  const hasThird = games.some((game) => game.thirdPlace);
  return ({ round, thirdPlace }: DrawnGame): Stake => {
    if (thirdPlace) return { winner: 3, loser: [4, 4], neither: [4, 4] };
    const remaining = 2 ** (rounds - round + 1);
    const loserPlaces = [remaining / 2 + 1, remaining] as const;
    return { winner: remaining === 2 ? 1 : null, loser: hasThird && remaining === 4 ? null : loserPlaces, neither: loserPlaces };
  };
}

function doubleStakes(games: readonly DrawnGame[]) {
  const lowerRounds = 2 * roundsOf(games.filter((game) => game.bracket === 'upper')) - 2;
  const finals = games.filter((game) => game.bracket === 'final').length;
  // The lower bracket has pairs of rounds with equally many games. From the end: one each for places 4 and 3, two each for 5 to 8, …
  const lostInLower = (round: number) => {
    const roundsToEnd = lowerRounds - round;
    const count = 2 ** Math.floor(roundsToEnd / 2);
    const first = 2 * count + 1 + (roundsToEnd % 2) * count;
    return [first, first + count - 1] as const;
  };
  return ({ bracket, round }: DrawnGame, winner: 0 | 1 | null): Stake => {
    const second = [2, 2] as const;
    if (bracket === 'lower') return { winner: null, loser: lostInLower(round), neither: lostInLower(round) };
    if (bracket === 'upper')
      return { winner: null, loser: null, neither: lowerRounds === 0 ? second : lostInLower(Math.max(1, 2 * round - 2)) };
    // With a reset, the first final decides the second place only if the entry from the lower bracket loses it.
    const last = round === finals;
    return { winner: last ? 1 : null, loser: last || winner === 0 ? second : null, neither: second };
  };
}
