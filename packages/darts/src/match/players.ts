import { slotCount } from './games.ts';
import type { MatchGame } from './games.ts';
import { drawLineups } from './lineup.ts';
import type { LineupPart } from './lineup.ts';
import { eventsOf } from './log.ts';
import type { StandingEvent } from './log.ts';
import type { FoldedGames } from './state.ts';
import { bothSides } from './structure.ts';
import type { MatchStructure } from './structure.ts';

type Names = (string | null)[];
/** The players of the seats and the games, per side. A game is missing until its players are named. */
type Players = { seats: [Names, Names] | null; games: [Map<string, Names>, Map<string, Names>] };

/**
 * The players named so far. Reveals are applied first, then substitutes in seats, then events about a single game, so the order in which
 * events about different subjects arrive does not matter. A game whose log has started has the players of its log.
 */
export function namedPlayers(
  structure: MatchStructure,
  planned: readonly MatchGame[],
  parts: readonly LineupPart[],
  standing: readonly StandingEvent[],
  folded: FoldedGames,
): Players {
  const seats: [Names, Names] = [[], []];
  const games: Players['games'] = [new Map(), new Map()];
  const isSeated = readReveals(structure, parts, standing, seats, games);
  for (const { payload } of eventsOf(standing, 'substitute'))
    if ('seat' in payload.at) put(seats[payload.side], payload.at.seat - 1, payload.in);
  if (isSeated) nameBySeats(planned, seats, games);
  for (const event of standing) if (event.kind === 'slot' || event.kind === 'substitute') nameInGame(structure, planned, games, event);
  for (const { key } of planned) {
    for (const side of bothSides) {
      const players = folded[key]?.playersByLeg.at(-1)?.[side];
      if (players) games[side].set(key, [...players]);
    }
  }
  return { seats: isSeated ? seats : null, games };
}

function nameBySeats(planned: readonly MatchGame[], seats: [Names, Names], games: Players['games']): void {
  for (const { key, seats: at } of planned) {
    for (const side of bothSides) if (at) games[side].set(key, [seats[side][at[side] - 1] ?? null]);
  }
}

/** Reads all reveals, and returns whether one of them has seats. */
function readReveals(
  structure: MatchStructure,
  parts: readonly LineupPart[],
  standing: readonly StandingEvent[],
  seats: [Names, Names],
  games: Players['games'],
): boolean {
  let isSeated = false;
  for (const { payload } of eventsOf(standing, 'revealed')) {
    const part = parts.find(({ id }) => id === payload.part);
    if (!part) continue;
    const players = payload.drawNumber === undefined ? payload.players : drawLineups(structure, payload.players, payload.drawNumber);
    for (const side of bothSides) {
      part.slots.forEach((slot, index) => {
        const player = players[side][index] ?? null;
        if ('seat' in slot) seats[side][slot.seat - 1] = player;
        else games[side].set(slot.game, [...(slot.place === 0 ? [] : (games[side].get(slot.game) as Names)), player]);
      });
    }
    isSeated ||= part.slots.some((slot) => 'seat' in slot);
  }
  return isSeated;
}

/** Applies an event to the players of a single game. */
function nameInGame(
  structure: MatchStructure,
  planned: readonly MatchGame[],
  games: Players['games'],
  { kind, payload }: Extract<StandingEvent, { kind: 'slot' | 'substitute' }>,
): void {
  const key = kind === 'slot' ? payload.game : 'game' in payload.at ? payload.at.game : null;
  const game = planned.find((candidate) => candidate.key === key);
  if (!game) return;
  const slots = slotCount(structure, game);
  if (kind === 'slot') {
    games[payload.side].set(
      game.key,
      Array.from({ length: slots }, (_, place) => payload.players[place] ?? null),
    );
    return;
  }
  const players = games[payload.side].get(game.key);
  // A single has one player to replace, even if a substitute in the seat has changed who it is.
  if (players) put(players, slots === 1 ? 0 : players.indexOf(payload.out), payload.in);
}

/** Puts a player in a place. Does nothing if the place does not exist. */
function put(players: Names, place: number, into: string | null): void {
  if (place >= 0 && place < players.length) players[place] = into;
}
