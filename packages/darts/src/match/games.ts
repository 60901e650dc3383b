import { priorPace } from '../boards/pace.ts';
import { nobody } from '../x01/event.ts';
import type { Format } from '../x01/format.ts';
import { legsToWin, setsToWin } from '../x01/target.ts';
import { shortRule } from './structure.ts';
import type { Block, BySide, GameSize, MatchFormat, MatchStructure } from './structure.ts';
import { firstThrow } from './throwsFirst.ts';
import type { FirstThrow } from './throwsFirst.ts';

/** A game as the structure plans it. */
export type MatchGame = {
  /** `m1`, `m2` … in the order of play */
  key: string;
  /** from 1 over the whole match */
  number: number;
  block: Block;
  size: GameSize;
  formatName: string;
  /** If the game is not X01, a substitute format in which only the legs have a meaning. */
  format: Omit<Format, 'starter'>;
  /** the name of a game that is not X01. Its log has a `result` or `walkover` only. */
  other: string | null;
  throwsFirst: FirstThrow;
  /** the home and the away seat, in a block of `positions` */
  seats: BySide<number> | null;
  /** the board (0 or 1) on which it is played if the match has two: odd games on the first */
  board: 0 | 1;
  /** game points of the winner */
  points: number;
};

/** The X01 format of a format in a structure; if the game is not X01, a substitute with the same legs. */
export function playedFormat(format: MatchFormat): Omit<Format, 'starter'> {
  if ('other' in format) return { start: 501, in: 'straight', out: 'straight', legs: format.legs };
  return { ...format, in: format.in ?? 'straight', out: format.out ?? 'double' };
}

/** The games of a match in the order of play, of a structure that `checkStructure` accepts. */
export function matchGames(structure: MatchStructure): MatchGame[] {
  const games: MatchGame[] = [];
  for (const block of structure.blocks) {
    for (const row of block.games) {
      const format = structure.formats[row.format] as MatchFormat;
      for (let index = 0; index < (row.at?.length ?? row.n ?? 1); index++) {
        const before = games.length;
        games.push({
          key: `m${before + 1}`,
          number: before + 1,
          block,
          size: row.size,
          formatName: row.format,
          format: playedFormat(format),
          other: 'other' in format ? format.other : null,
          throwsFirst: row.throwsFirst ? firstThrow(row.throwsFirst, index) : firstThrow(structure.throwsFirst, before),
          seats: row.at?.[index] ?? null,
          board: before % 2 === 0 ? 0 : 1,
          points: row.points ?? 1,
        });
      }
    }
  }
  return games;
}

/** The sum of all game points of a match, without deciding games. */
export const totalPoints = (structure: MatchStructure): number =>
  matchGames(structure).reduce((sum, { block, points }) => sum + (block.onlyIf ? 0 : points), 0);

/** Whether a match can end level. If legs decide it, their number is not known. A deciding block decides every level match. */
export const canEndLevel = (structure: MatchStructure): boolean =>
  structure.score === 'legs' || (totalPoints(structure) % 2 === 0 && !structure.blocks.some(({ onlyIf }) => onlyIf));

/** The legs of the winner of a game that is won without losing a leg. */
export const fastestWin = ({ format }: MatchGame): number => {
  const whole: Format = { ...format, starter: 'first' };
  return legsToWin(whole) * Math.max(1, setsToWin(whole));
};

/**
 * The expected duration of a match on this number of boards, in milliseconds, by `priorPace`. Deciding games are left out, and a block begins
 * when the block before it is over.
 */
export function matchDuration(structure: MatchStructure, boards: number): number {
  let begins = 0;
  const games = matchGames(structure);
  for (const block of structure.blocks) {
    if (block.onlyIf) continue;
    const free = Array.from({ length: Math.min(boards, block.boards ?? boards) }, () => begins);
    for (const game of games) {
      if (game.block !== block) continue;
      const board = free.indexOf(Math.min(...free));
      free[board] = (free[board] as number) + priorPace({ ...game.format, starter: 'first' }).duration;
    }
    begins = Math.max(...free);
  }
  return begins;
}

/** The number of players that a side may name for a game. */
export const slotCount = ({ sheet }: MatchStructure, { size }: Pick<MatchGame, 'size'>): number =>
  size === 'team' ? Math.min(8, sheet.most) : size;

/** Whether a side with these players (null: an empty slot) can play a game of this size, or loses it because players are missing. */
export function canPlay(structure: MatchStructure, size: GameSize, players: readonly (string | null)[]): boolean {
  const present = players.filter((player) => player !== null).length;
  const full = size === 'team' ? structure.sheet.full : size;
  return present > 0 && (present >= full || shortRule(structure, size) !== 'forfeit');
}

/** The players of a side in throwing order, for the `start` event of a game that the side can play. */
export function throwers(structure: MatchStructure, size: GameSize, players: readonly (string | null)[]): string[] {
  const present = players.filter((player) => player !== null);
  const rule = shortRule(structure, size);
  if (rule !== 'turn-lost' && rule !== 'turn-thrown') return present;
  const full = size === 'team' ? Math.max(structure.sheet.full, present.length) : size;
  const slots = size === 'team' ? present : players;
  const standIn = (turn: number) => (rule === 'turn-lost' ? nobody : (present[turn % present.length] as string));
  return Array.from({ length: full }, (_, turn) => slots[turn] ?? standIn(turn));
}
