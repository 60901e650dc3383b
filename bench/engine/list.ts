import type { DrawnGame } from '@oche/darts/draw/slot';

/**
 * A side in the common list of games. Every library's draw is converted to this list, so that all of them return the same information: ids, rounds,
 * places, names, the origin of the sides, and the next games of winner and loser.
 */
export type ListedSide =
  { kind: 'entry'; entry: string } | { kind: 'winnerOf' | 'loserOf'; game: string } | { kind: 'rank' } | { kind: 'bye' };

export type ListedGame = {
  id: string;
  round: number;
  position: number;
  sides: [ListedSide, ListedSide];
  winnerTo: string | null;
  loserTo: string | null;
};

/** The next game of a winner or loser, and the side. */
export type Link = readonly [game: string, side: 0 | 1] | null;

const bye: ListedSide = { kind: 'bye' };

export const listed = (id: string, round: number, position: number, one: ListedSide, two: ListedSide): ListedGame => ({
  id,
  round,
  position,
  sides: [one, two],
  winnerTo: null,
  loserTo: null,
});

const byId = (list: readonly ListedGame[]): Map<string, ListedGame> => {
  const games = new Map<string, ListedGame>();
  for (const game of list) games.set(game.id, game);
  return games;
};

/** Completes a list whose sides contain their origin, in an order with origins first. Adds the next games of winners and losers. */
export function linkForward(list: ListedGame[]): ListedGame[] {
  const games = new Map<string, ListedGame>();
  for (const game of list) {
    for (const side of game.sides) {
      if (side.kind !== 'winnerOf' && side.kind !== 'loserOf') continue;
      const origin = games.get(side.game)!;
      if (side.kind === 'winnerOf') origin.winnerTo = game.id;
      else origin.loserTo = game.id;
    }
    games.set(game.id, game);
  }
  return list;
}

/** Completes a list that contains only entries. Adds the next games of winners and losers, and the origins of sides. */
export function linkBack(list: ListedGame[], winnerTo: (index: number) => Link, loserTo: (index: number) => Link): ListedGame[] {
  const games = byId(list);
  for (let index = 0; index < list.length; index++) {
    const game = list[index]!;
    const [winner, loser] = [winnerTo(index), loserTo(index)];
    if (winner) {
      game.winnerTo = winner[0];
      games.get(winner[0])!.sides[winner[1]] = { kind: 'winnerOf', game: game.id };
    }
    if (loser) {
      game.loserTo = loser[0];
      games.get(loser[0])!.sides[loser[1]] = { kind: 'loserOf', game: game.id };
    }
  }
  return list;
}

/** A placeholder for a side that a link sets later. */
export const open = bye;

const read = (text: string): number => text.length + text.charCodeAt(text.length - 1);

/** Reads every property of the list, so that a library cannot save work by computing properties lazily. */
export function checksum(list: readonly ListedGame[]): number {
  let sum = 0;
  for (const { id, round, position, sides, winnerTo, loserTo } of list) {
    sum += read(id) + round + position;
    for (const side of sides) sum += side.kind === 'entry' ? read(side.entry) : 'game' in side ? read(side.game) : 1;
    if (winnerTo !== null) sum += read(winnerTo);
    if (loserTo !== null) sum += read(loserTo);
  }
  return sum;
}

/** Reads every property of a draw of ours. */
export function checksumOfDraw(games: readonly DrawnGame[]): number {
  let sum = 0;
  for (const { key, round, position, group = 0, thirdPlace = false, bracket = 'final', slots } of games) {
    sum += read(key) + round + position + group + Number(thirdPlace) + read(bracket);
    for (const slot of slots) sum += slot.kind === 'entry' ? read(slot.entry) : 'game' in slot ? read(slot.game) : 1;
  }
  return sum;
}
