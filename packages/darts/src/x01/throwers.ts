import { nobody } from './event.ts';
import type { Payloads, SideRef } from './event.ts';
import type { GameState, Leg, ThrowingOrder, Visit } from './state.ts';

/** The players of a side in a leg, by its throwing orders: those of the last order that applies. */
export const playersOfLeg = (orders: readonly ThrowingOrder[], leg: number): readonly string[] =>
  (orders.findLast(({ fromLeg }) => fromLeg <= leg) as ThrowingOrder).players;

/** Whose turn it is among the players of a side after so many visits of the leg; 0 if no player is known. */
export const playerAfter = (visits: number, players: readonly string[]): number => visits % Math.max(1, players.length);

/** The id of the player who threw a visit of a leg; null if the players of the side are not known. */
export const throwerOf = (leg: Pick<Leg, 'players'>, { side, player }: Pick<Visit, 'side' | 'player'>): string | null =>
  (leg.players[side] as readonly string[])[player] ?? null;

/** Whether a payload names one to eight players, of whom one is there, from a leg on that exists. */
export const isThrowingOrder = ({ players, fromLeg }: Payloads['players']): boolean =>
  Number.isInteger(fromLeg) && fromLeg >= 1 && players.length <= 8 && players.some((player) => player !== nobody);

/** The throwing orders of a side with a further one, which replaces an order from the same leg on. */
export const withOrder = (orders: readonly ThrowingOrder[], order: ThrowingOrder): ThrowingOrder[] =>
  [...orders.filter(({ fromLeg }) => fromLeg !== order.fromLeg), order].sort((a, b) => a.fromLeg - b.fromLeg);

/** The leg with these players of a side, who have taken the turns of the side in this order. It is the same object if they already have. */
export function withPlayers(leg: Leg, side: number, players: readonly string[]): Leg {
  const old = leg.players[side] as readonly string[];
  if (old.length === players.length && old.every((player, index) => player === players[index])) return leg;
  let turns = 0;
  return {
    ...leg,
    players: leg.players.map((each, index) => (index === side ? players : each)),
    visits: leg.visits.map((visit) => (visit.side === side ? { ...visit, player: playerAfter(turns++, players) } : visit)),
  };
}

/** All players of a side in a game: those of its `start`, each in their place, then those whom `players` events added. */
export function playersOfSide({ sides, orders }: Pick<GameState, 'sides' | 'orders'>, side: number): string[] {
  const first = (sides[side] as SideRef).players;
  const all = (orders[side] as readonly ThrowingOrder[]).flatMap(({ players }) => players);
  return [...first, ...new Set(all.filter((player) => player !== nobody && !first.includes(player)))];
}
