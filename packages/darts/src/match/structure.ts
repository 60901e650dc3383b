import type { Format, Mode, Target } from '../x01/format.ts';

/** One of the two teams. Home is side 0 of the match and of all its games, away is side 1. */
export type Side = 0 | 1;
/** Both sides, home first. */
export const bothSides: readonly Side[] = [0, 1];
/** A value per side, home first. */
export type BySide<T> = readonly [T, T];
/** The opponent of a side. */
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** X01 without `starter`, straight in and double out by default; or another kind of game, of which only the legs are recorded. */
export type MatchFormat =
  | (Omit<Format, 'starter' | 'in' | 'out' | 'handicap'> & { in?: Mode; out?: Mode })
  | { /** what is played, such as Tactics */ other: string; legs: Target };

/** All sizes of games. */
export const gameSizes = [1, 2, 3, 4, 'team'] as const;
/** How many players a side has in a game: 1 in singles, 2 in pairs. `team`: everybody on the sheet, up to eight. */
export type GameSize = (typeof gameSizes)[number];

/** All kinds of lineups. */
export const lineupKinds = ['blind-match', 'blind-block', 'blind-game', 'home-first', 'away-first', 'drawn', 'positions', 'free'] as const;
/**
 * How the players of a block are named. `blind-match`: before the match, unseen by the other side; `blind-block` and `blind-game`: the same
 * before the block or the game; `home-first`, `away-first`: in the open, and the other side answers; `drawn`: before the match, in an order
 * that is drawn; `positions`: by seats, which are filled before the match; `free`: at the board when the game is called.
 */
export type LineupKind = (typeof lineupKinds)[number];

/**
 * Who throws first in leg 1 of the games. `first` is about the first game, `then` about those after it. A `toss` is recorded once. So is a
 * bull-up that decides more than one game, which is the case unless `then` is `bull-up` too.
 */
export type ThrowsFirst = { first: 'home' | 'away' | 'toss' | 'bull-up'; then: 'alternate' | 'same' | 'bull-up' };

/** Games of a block that are alike. */
export type GameRow = {
  /** how many; default 1. With `at`, its length counts. */
  n?: number;
  size: GameSize;
  /** a name in `formats` */
  format: string;
  /** game points of the winner, of which a drawn game gives each side half; default 1 */
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
  /** games of one player in this block, team games not counted; default 1 */
  most?: number;
  /** earlier blocks: only players of at least one of them may play here */
  from?: readonly string[];
  /** the block is played only if the game points are level before it */
  onlyIf?: 'level';
  /** how many games at once; default: as many as there are boards */
  boards?: number;
};

/**
 * What happens if a player of a side is missing. `forfeit`: the side loses the game; `turn-lost`: the missing turns count 0; `turn-thrown`:
 * partners throw them; `fewer`: the side is smaller.
 */
export type Short = 'forfeit' | 'turn-lost' | 'turn-thrown' | 'fewer';

/** How a match is built. It is data, and frozen into the match when the first lineup is handed in. */
export type MatchStructure = {
  v: 1;
  /** players of a team: the fewest that may play at all, as many as leave no gaps, the most in one match */
  sheet: { least: number; full: number; most: number };
  /** seats that are filled once for all blocks of `positions`; default 0 */
  seats?: number;
  formats: Readonly<Record<string, MatchFormat>>;
  throwsFirst: ThrowsFirst;
  blocks: readonly Block[];
  /** games of a player over several blocks. `least` concerns only players who are on the sheet. */
  limits?: readonly { blocks: readonly string[]; least?: number; most?: number }[];
  /** whether the same pair plays together only once; default false */
  pairsOnce?: boolean;
  /** the least and the most games at once, within which home chooses; default [1, 2] */
  boards?: readonly [number, number];
  /** `numbered` (default): games are called by number; `block`: any game of the open block can be called */
  order?: 'numbered' | 'block';
  /** `until-decided`: no game is played once a side cannot be caught; default `all` */
  play?: 'all' | 'until-decided';
  /**
   * Substitutes of a side in a match (null: any number), whether players who were taken out may come back (`other-size`: only into games of
   * another size), and whether substitutes may come between legs. Default: any number, yes, no.
   */
  subs?: { most: number | null; return: 'no' | 'other-size' | 'yes'; legs: boolean };
  /** by size of the game; default `forfeit`, and `fewer` for team games. A single without a player is always lost. */
  short?: Readonly<Partial<Record<'2' | '3' | '4' | 'team', Short>>>;
  /** Minutes to wait for a side, and what the other side may claim then; default 30 and the match. `every`: minutes to each further game. */
  late?: { wait: number; then: 'walkover' | 'forfeit-game'; every?: number };
  /** what wins the match; default `points` */
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

/** What happens in games of this size if a player of a side is missing. */
export const shortRule = (structure: MatchStructure, size: GameSize): Short =>
  size === 1 ? 'forfeit' : (rulesOf(structure).short[size] ?? 'forfeit');
