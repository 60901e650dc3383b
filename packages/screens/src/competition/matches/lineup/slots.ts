import type { Lineup } from '@oche/darts/match/event';
import type { LineupSlot } from '@oche/darts/match/lineup';
import type { MatchState } from '@oche/darts/match/state';

/** Exchanges the players of two slots. */
export const swapSlots = (slots: readonly LineupSlot[], value: Lineup, slot: number, other: number): Lineup =>
  slots.map((_slot, at) => value[at === slot ? other : at === other ? slot : at] ?? null);

/**
 * Puts a player in a slot. A player who is in as many slots of the block as the rules allow changes places with the present player of the slot.
 */
export function choosePlayer({ games }: MatchState, slots: readonly LineupSlot[], value: Lineup, active: number, player: string): Lineup {
  const gameOf = (at: number) => {
    const slot = slots[at];
    return slot && 'game' in slot ? games.find(({ key }) => key === slot.game) : undefined;
  };
  const game = gameOf(active);
  const places = slots.flatMap((_slot, at) => (at !== active && value[at] === player && gameOf(at)?.block === game?.block ? [at] : []));
  const inSameGame = places.find((at) => game && gameOf(at) === game);
  const most = game?.block.most ?? 1;
  const from = inSameGame ?? (places.length >= most ? places.at(-1) : undefined);
  return from === undefined
    ? slots.map((_slot, at) => (at === active ? player : (value[at] ?? null)))
    : swapSlots(slots, value, active, from);
}
