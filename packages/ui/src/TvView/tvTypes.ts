import type { ReactNode } from 'react';
import type { BoardSide } from '../BoardCard/BoardCard.tsx';

/** The number of a board, and its name for screen readers: "Board 5". */
export type TvRing = { number: number | string; label: string };

export type TvBoard = TvRing & {
  key: string;
  /** "Leg 4", "Deciding leg", "Waiting", "Finals" */
  title: ReactNode;
  state:
    | { kind: 'playing'; sides: readonly BoardSide[] }
    /** `waiting`: called, but a player is missing. `names`: the players of the called or next game. `note`: text below them. */
    | { kind: 'waiting' | 'free'; names?: readonly string[]; note?: ReactNode };
};

/** A game that is called to a board now. */
export type TvCall = {
  key: string;
  board: TvRing;
  names: readonly [string, string];
  /** "Last 16, losers’ knockout. Marker: Dries Shaftmans" */
  note?: ReactNode;
  /** "To board 6 now", "Second call" */
  order: ReactNode;
};

/** A game that will be called soon. */
export type TvNext = {
  key: string;
  /** "21:14"; absent if it is unknown. */
  time?: ReactNode;
  /** The board for the game, once it is known. */
  board?: TvRing;
  names: readonly [string, string];
  note?: ReactNode;
};

export type TvGroup = {
  key: string;
  /** "Group C" */
  name: ReactNode;
  rows: readonly {
    key: string;
    name: string;
    /** One figure for each heading of the page. */
    figures: readonly ReactNode[];
    points: ReactNode;
    /** The knockout to which the row leads. */
    spine?: 'winners' | 'consolation';
  }[];
};

export type TvGame = {
  key: string;
  sides: readonly [TvGameSide, TvGameSide];
  /** Index of the winning side. */
  winner: 0 | 1 | null;
};
export type TvGameSide = { name: string; /** Legs or sets won. */ score?: ReactNode };

export type TvRound = { key: string; /** "Quarter-finals" */ title: ReactNode; games: readonly TvGame[] };

export type TvResult = {
  key: string;
  names: readonly [string, string];
  /** "3–1" */ result: ReactNode;
  winner: 0 | 1 | null;
  note?: ReactNode;
};

/**
 * A page of the view. Long pages are split into screens of at most 12 boards, 3 groups, 6 upcoming games or 10 results. A bracket is not
 * split: pass at most three rounds, with at most four games in the first one.
 */
export type TvPage = { key: string; /** "Boards", "Groups" */ title: ReactNode } & (
  | { kind: 'boards'; boards: readonly TvBoard[] }
  | { kind: 'calls'; games: readonly TvNext[] }
  | { kind: 'groups'; groups: readonly TvGroup[]; heads: { figures: readonly ReactNode[]; points: ReactNode } }
  | { kind: 'bracket'; rounds: readonly TvRound[] }
  | { kind: 'results'; results: readonly TvResult[] }
);
