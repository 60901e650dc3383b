import { createRandom, shuffle } from '../draw/random.ts';
import type { Lineup, MatchPayloads } from './event.ts';
import { matchGames, slotCount } from './games.ts';
import type { MatchGame } from './games.ts';
import { bothSides } from './structure.ts';
import type { BySide, MatchStructure, Side } from './structure.ts';

/** A place in a lineup: a seat from 1, or a place from 0 in a game. */
export type LineupSlot = { seat: number } | { game: string; place: number };

/**
 * The slots that a side hands in together, sealed from the other side. The part `match` has the seats and all blocks that are named before the
 * match. Each `blind-block` is a part with the id of the block, and each game of a `blind-game` block is a part with the key of the game.
 */
export type LineupPart = { id: string; /** the number of its first game; 1 for `match` */ firstGame: number; slots: LineupSlot[] };

/** The id of the part that is handed in before the match. */
export const matchPart = 'match';

/** The part that names the players of a game; null if they are named in the open. */
export function partOf({ block, key }: MatchGame): string | null {
  switch (block.lineup) {
    case 'blind-match':
    case 'drawn':
    case 'positions':
      return matchPart;
    case 'blind-block':
      return block.id;
    case 'blind-game':
      return key;
    default:
      return null;
  }
}

/** The slots of a game. */
export const gameSlots = (structure: MatchStructure, game: MatchGame): { game: string; place: number }[] =>
  Array.from({ length: slotCount(structure, game) }, (_, place) => ({ game: game.key, place }));

/** The parts of a structure in the order in which they are handed in. */
export function lineupParts(structure: MatchStructure): LineupPart[] {
  const seats = Array.from({ length: structure.seats ?? 0 }, (_, index) => ({ seat: index + 1 }));
  const parts = new Map<string, LineupPart>();
  if (seats.length > 0) parts.set(matchPart, { id: matchPart, firstGame: 1, slots: seats });
  for (const game of matchGames(structure)) {
    const id = partOf(game);
    if (id === null) continue;
    const part = parts.get(id) ?? { id, firstGame: id === matchPart ? 1 : game.number, slots: [] };
    if (!game.seats) part.slots.push(...gameSlots(structure, game));
    parts.set(id, part);
  }
  // The part `match` comes first, even if another block is before its games on the sheet.
  return [...parts.values()].sort((a, b) => a.firstGame - b.firstGame || Number(b.id === matchPart) - Number(a.id === matchPart));
}

/** The slots of a part, or of a game by its key; null if the structure has neither. */
export function slotsOf(structure: MatchStructure, id: string): LineupSlot[] | null {
  const part = lineupParts(structure).find((candidate) => candidate.id === id);
  const game = matchGames(structure).find(({ key }) => key === id);
  return part?.slots ?? (game ? gameSlots(structure, game) : null);
}

/**
 * The text whose SHA-256 (of UTF-8) a side publishes when it hands in a lineup. After the reveal, both sides can check that the lineup is the
 * same. It is JSON without spaces: the match, the part, the side, the players in the order of the slots, and a random salt.
 */
export const lineupText = (match: string, part: string, side: Side, players: Lineup, salt: string): string =>
  JSON.stringify([match, part, side, players, salt]);

/** The texts that must have the published hashes of both sides, from the reveal of a part. */
export const revealedTexts = (match: string, { part, players, salts }: MatchPayloads['revealed']): BySide<string> => [
  lineupText(match, part, 0, players[0], salts[0]),
  lineupText(match, part, 1, players[1], salts[1]),
];

/**
 * The lineups of the part `match` after the draw. In each `drawn` block, the games of one size exchange their players in a random order;
 * pairs stay together. The shuffles use one generator that starts from the draw number: by block, then by size, home before away.
 */
export function drawLineups(structure: MatchStructure, players: BySide<Lineup>, drawNumber: number): BySide<Lineup> {
  const random = createRandom(drawNumber);
  const drawn: [(string | null)[], (string | null)[]] = [[...players[0]], [...players[1]]];
  const slots = slotsOf(structure, matchPart) as LineupSlot[];
  const groups = new Map<string, { size: number; places: number[] }>();
  for (const game of matchGames(structure)) {
    if (game.block.lineup !== 'drawn') continue;
    const id = `${game.block.id} ${game.size}`;
    const group = groups.get(id) ?? { size: slotCount(structure, game), places: [] };
    group.places.push(slots.findIndex((slot) => 'game' in slot && slot.game === game.key));
    groups.set(id, group);
  }
  for (const { size, places } of groups.values()) {
    for (const side of bothSides) {
      shuffle(places, random).forEach((from, index) => {
        drawn[side].splice(places[index] as number, size, ...players[side].slice(from, from + size));
      });
    }
  }
  return drawn;
}
