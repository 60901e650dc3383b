import type { DrawnGame } from '@oche/darts/draw/slot';

/**
 * The list of games that every library is timed up to, so that all have said the same at the end: ids, rounds and places,
 * names, where the sides come from, and where winner and loser go.
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

/** Where winner or loser go: a game and a side of it. */
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

/** Completes a list whose sides say where they come from, from games before their own: adds where winner and loser go. */
export function linkForward(list: ListedGame[]): ListedGame[] {
  const games = new Map<string, ListedGame>();
  for (const game of list) {
    for (const side of game.sides) {
      if (side.kind !== 'winnerOf' && side.kind !== 'loserOf') continue;
      const from = games.get(side.game)!;
      if (side.kind === 'winnerOf') from.winnerTo = game.id;
      else from.loserTo = game.id;
    }
    games.set(game.id, game);
  }
  return list;
}

/** Completes a list of which only entries are known: takes over where winner and loser go, and says where sides come from. */
export function linkBack(list: ListedGame[], winnerTo: (at: number) => Link, loserTo: (at: number) => Link): ListedGame[] {
  const games = byId(list);
  for (let at = 0; at < list.length; at++) {
    const game = list[at]!;
    const [winner, loser] = [winnerTo(at), loserTo(at)];
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

/** Stands in a list for a side that a link fills later. */
export const open = bye;

const read = (text: string): number => text.length + text.charCodeAt(text.length - 1);

/** Reads every property of the list, so that nothing of it is left undone. */
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

/** Reads every property of what we draw. */
export function checksumOfDraw(games: readonly DrawnGame[]): number {
  let sum = 0;
  for (const { key, round, position, group = 0, thirdPlace = false, bracket = 'final', slots } of games) {
    sum += read(key) + round + position + group + Number(thirdPlace) + read(bracket);
    for (const slot of slots) sum += slot.kind === 'entry' ? read(slot.entry) : 'game' in slot ? read(slot.game) : 1;
  }
  return sum;
}
