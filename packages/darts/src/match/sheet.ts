import { minDarts } from '../x01/checkout.ts';
import type { Fact, Seen, SeenGame } from './event.ts';
import { eventsOf } from './log.ts';
import type { MatchState, SheetGame } from './state.ts';
import { bothSides } from './structure.ts';
import type { Side } from './structure.ts';

type Sheet = Pick<MatchState, 'points' | 'legs' | 'games' | 'facts'>;

/** The sheet as a captain sees it now, for the `saw` of a confirmation. */
export const seen = ({ points, legs, games, facts }: Sheet): Seen => ({
  points,
  legs,
  games: Object.fromEntries(games.map((game) => [game.key, seenGame(game)])),
  facts,
});

const seenGame = ({ length, legs, winner, players }: SheetGame): SeenGame => ({ length, legs, winner, players });

// Compared field by field, because a database may return keys in another order.
const gameText = (game: SeenGame | undefined): string => JSON.stringify(game && [game.length, game.legs, game.winner, game.players]);
const factText = (fact: Fact | undefined): string => JSON.stringify(fact && [fact.player, fact.game ?? null, fact.kind, fact.value]);

// Keys of games by number, and ids in a fixed order.
const inOrder = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);

/** The differences between two sheets: `score`, keys of games, ids of facts. Empty if they are the same. */
export function differences(a: Seen, b: Seen): string[] {
  const keys = (one: object, two: object) => [...new Set([...Object.keys(one), ...Object.keys(two)])].sort(inOrder);
  return [
    ...(JSON.stringify([a.points, a.legs]) === JSON.stringify([b.points, b.legs]) ? [] : ['score']),
    ...keys(a.games, b.games).filter((key) => gameText(a.games[key]) !== gameText(b.games[key])),
    ...keys(a.facts, b.facts).filter((id) => factText(a.facts[id]) !== factText(b.facts[id])),
  ];
}

/**
 * The id of the event with which a sheet became final: the second of two confirmations that agree, otherwise the first decision of an editor. Later
 * decisions do not count, so that they do not extend the time for disputes. Undefined if there is none.
 */
export const firstFinal = ({ events, confirmations, differences: between }: MatchState): string | undefined => {
  const isAgreed = !confirmations.includes(null) && between.length === 0;
  return (isAgreed ? eventsOf(events, 'confirm').at(-1) : eventsOf(events, 'resolve')[0])?.id;
};

/** All players who have played or are named for a side of a game, each once, including those replaced between legs. */
export const everPlayed = ({ players, playersByLeg }: Pick<SheetGame, 'players' | 'playersByLeg'>, side: Side): string[] => {
  const named = [...playersByLeg.flatMap((leg) => leg[side]), ...(players[side] ?? [])];
  return [...new Set(named.filter((player) => player !== null))];
};

/** All players of a side on the sheet: in its seats and games. */
export const onSheet = ({ seats, games }: Pick<MatchState, 'seats' | 'games'>, side: Side): Set<string> =>
  new Set([...(seats?.[side] ?? []), ...games.flatMap((game) => everPlayed(game, side))].filter((player) => player !== null));

/** Whether a player has played or is named for one of the sides of a game. */
export const isInGame = (game: SheetGame, player: string): boolean => bothSides.some((side) => everPlayed(game, side).includes(player));

/**
 * Whether the log of a game already has a fact. A fact without a game is known if all finished games of its player have visits.
 */
export function isKnown({ game, player }: Fact, games: readonly SheetGame[]): boolean {
  const concerned = games.filter((each) => (game === undefined ? each.status === 'over' && isInGame(each, player) : each.key === game));
  return concerned.length > 0 && concerned.every(({ hasVisits }) => hasVisits);
}

/** Whether a fact is possible: at most 99 scores of 180 or 171, a checkout with three darts, a leg of at least 9 darts or 3 visits. */
export function isPossible({ kind, value }: Fact): boolean {
  if (!Number.isInteger(value) || value < 1) return false;
  switch (kind) {
    case '180':
    case '171':
      return value <= 99;
    case 'checkout':
      return value >= 2 && value <= 170 && minDarts(value, 'double') !== null;
    case 'short-leg':
      return value >= 9 && value <= 99;
    case 'short-leg-visits':
      return value >= 3 && value <= 33;
  }
}
