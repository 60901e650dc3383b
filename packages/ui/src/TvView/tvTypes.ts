import type { ReactNode } from 'react';
import type { BoardSide } from '../BoardCard/BoardCard.tsx';

/** The number of a board, and what it is called: "Board 5". */
export type TvRing = { number: number | string; label: string };

export type TvBoard = TvRing & {
  key: string;
  /** "Leg 4", "Deciding leg", "Waiting", "Finals" */
  title: ReactNode;
  state:
    | { kind: 'playing'; sides: readonly BoardSide[] }
    /** `waiting`: called, and somebody is missing. `names` of who is called or comes next, `note` under them. */
    | { kind: 'waiting' | 'free'; names?: readonly string[]; note?: ReactNode };
};

/** A game that is called: to a board, now. */
export type TvCall = {
  key: string;
  board: TvRing;
  names: readonly [string, string];
  /** "Last 16, losers’ knockout. Marker: Dries Shaftmans" */
  note?: ReactNode;
  /** "To board 6 now", "Second call" */
  order: ReactNode;
};

/** A game that is called soon. */
export type TvNext = {
  key: string;
  /** "21:14"; absent while it cannot be told */
  time?: ReactNode;
  /** where it goes, once that is known */
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
    /** as many as the page has heads */ figures: readonly ReactNode[];
    points: ReactNode;
    /** where the row leads to */ spine?: 'winners' | 'consolation';
  }[];
};

export type TvGame = {
  key: string;
  sides: readonly [TvGameSide, TvGameSide];
  /** index of the side that won */
  winner: 0 | 1 | null;
};
export type TvGameSide = { name: string; /** legs or sets won */ score?: ReactNode };

export type TvRound = { key: string; /** "Quarter-finals" */ title: ReactNode; games: readonly TvGame[] };

export type TvResult = {
  key: string;
  names: readonly [string, string];
  /** "3–1" */ result: ReactNode;
  winner: 0 | 1 | null;
  note?: ReactNode;
};

/**
 * What the view turns through. A page that holds more than is legible becomes several: 12 boards, 3 groups, 6 games to come or
 * 10 results a screen. Of a bracket show up to three rounds, the first of up to four games.
 */
export type TvPage = { key: string; /** "Boards", "Groups" */ title: ReactNode } & (
  | { kind: 'boards'; boards: readonly TvBoard[] }
  | { kind: 'calls'; games: readonly TvNext[] }
  | { kind: 'groups'; groups: readonly TvGroup[]; heads: { figures: readonly ReactNode[]; points: ReactNode } }
  | { kind: 'bracket'; rounds: readonly TvRound[] }
  | { kind: 'results'; results: readonly TvResult[] }
);
