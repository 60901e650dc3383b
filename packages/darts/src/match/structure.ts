import type { Format, Mode, Target } from '../x01/format.ts';

/** One of the two teams. Home is side 0 of the match and of all its games, away is side 1. */
export type Side = 0 | 1;
/** Both sides, home first. */
export const bothSides: readonly Side[] = [0, 1];
/** A value per side, home first. */
export type BySide<T> = readonly [T, T];
/** The opponent of a side. */
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** X01 without `starter`, straight in and double out by default; or another kind of game, whose legs only are recorded. */
export type MatchFormat =
  | (Omit<Format, 'starter' | 'in' | 'out' | 'handicap'> & { in?: Mode; out?: Mode })
  | { /** the name of the game, such as Tactics */ other: string; legs: Target };

/** All sizes of games. */
export const gameSizes = [1, 2, 3, 4, 'team'] as const;
/** How many players a side has in a game: 1 in singles, 2 in pairs. `team`: all players on the sheet, up to eight. */
export type GameSize = (typeof gameSizes)[number];

/** All kinds of lineups. */
export const lineupKinds = ['blind-match', 'blind-block', 'blind-game', 'home-first', 'away-first', 'drawn', 'positions', 'free'] as const;
/**
 * How the players of a block are named.
 *
 * - `blind-match`, `blind-block`, `blind-game`: sealed, before the match, the block or the game.
 * - `home-first`, `away-first`: in the open, and the other side follows.
 * - `drawn`: sealed, before the match, and the order is drawn.
 * - `positions`: by seats, which are filled before the match.
 * - `free`: at the board, when the game is called.
 */
export type LineupKind = (typeof lineupKinds)[number];

/**
 * Who throws first in leg 1 of the games: `first` in the first game, `then` in the next ones. A `toss` is recorded once. A bull-up is recorded
 * once too if it decides more than one game, which it does unless `then` is `bull-up`.
 */
export type ThrowsFirst = { first: 'home' | 'away' | 'toss' | 'bull-up'; then: 'alternate' | 'same' | 'bull-up' };

/** Equal games of a block. */
export type GameRow = {
  /** the number of games; default 1. With `at`, it is the length of `at`. */
  n?: number;
  size: GameSize;
  /** a name in `formats` */
  format: string;
  /** game points of the winner; default 1. A drawn game gives half of them to each side. */
  points?: number;
  /** in a block of `positions`: the home and the away seat of each game */
  at?: readonly (readonly [number, number])[];
  /** replaces the rule of the structure for these games; its first game is the first of this row */
  throwsFirst?: ThrowsFirst;
};

/** A part of the match: its games follow each other on the sheet. */
export type Block = {
  id: string;
  lineup: LineupKind;
  games: readonly GameRow[];
  /** most games of one player in this block, without team games; default 1 */
  most?: number;
  /** ids of earlier blocks: only players of at least one of them may play in this one */
  from?: readonly string[];
  /** the block is played only if the game points are level before it */
  onlyIf?: 'level';
  /** most games at the same time; default: the number of boards */
  boards?: number;
};

/**
 * The rule for a missing player. `forfeit`: the side loses the game. `turn-lost`: the missing turns count 0. `turn-thrown`: partners throw the
 * missing turns. `fewer`: the side is smaller.
 */
export type Short = 'forfeit' | 'turn-lost' | 'turn-thrown' | 'fewer';

/** The structure of a match as data. It is copied into the match when the first lineup is handed in. */
export type MatchStructure = {
  v: 1;
  /** players of a team: the fewest with which it can play, the number without gaps, the most in one match */
  sheet: { least: number; full: number; most: number };
  /** the number of seats, which are filled once for all blocks of `positions`; default 0 */
  seats?: number;
  formats: Readonly<Record<string, MatchFormat>>;
  throwsFirst: ThrowsFirst;
  blocks: readonly Block[];
  /** games of a player over several blocks. `least` concerns only players who are on the sheet. */
  limits?: readonly { blocks: readonly string[]; least?: number; most?: number }[];
  /** whether two players play together in one pair at most; default false */
  pairsOnce?: boolean;
  /** the least and the most boards; home chooses between them; default [1, 2] */
  boards?: readonly [number, number];
  /** `numbered` (default): games are called by number; `block`: any game of the open block can be called */
  order?: 'numbered' | 'block';
  /** `until-decided`: no more games are played once a side cannot be caught; default `all` */
  play?: 'all' | 'until-decided';
  /**
   * `most`: substitutions of a side in a match, null for any number. `return`: whether replaced players may come back, with `other-size` only into
   * games of another size. `legs`: whether substitutes may come in between legs. Default: any number, yes, no.
   */
  subs?: { most: number | null; return: 'no' | 'other-size' | 'yes'; legs: boolean };
  /** by size of the game; default `forfeit`, and `fewer` for team games. A single without a player is always lost. */
  short?: Readonly<Partial<Record<'2' | '3' | '4' | 'team', Short>>>;
  /**
   * Minutes to wait for a side, and the claim of the other side after them; default 30 and `walkover`. `every`: minutes to each further game.
   */
  late?: { wait: number; then: 'walkover' | 'forfeit-game'; every?: number };
  /** whether more game points or more legs win the match; default `points` */
  score?: 'points' | 'legs';
};

/** A structure with all its defaults. */
export const rulesOf = (structure: MatchStructure): Required<MatchStructure> => ({
  seats: 0,
  limits: [],
  pairsOnce: false,
  boards: [1, 2],
  order: 'numbered',
  play: 'all',
  subs: { most: null, return: 'yes', legs: false },
  late: { wait: 30, then: 'walkover' },
  score: 'points',
  ...structure,
  short: { team: 'fewer', ...structure.short },
});

/** The rule for a missing player in games of this size. */
export const shortRule = (structure: MatchStructure, size: GameSize): Short =>
  size === 1 ? 'forfeit' : (rulesOf(structure).short[size] ?? 'forfeit');
