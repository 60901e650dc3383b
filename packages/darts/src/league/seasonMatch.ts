import { matchStatuses } from '../match/state.ts';
import type { BySide, GameSize, Side } from '../match/structure.ts';
import type { StandingsGame } from '../standings/totals.ts';
import type { LegPlayer } from '../x01/legPlayers.ts';

/** The statuses of a match in a season: those that its log gives it, and `cancelled`. */
export const seasonMatchStatuses = [...matchStatuses, 'cancelled'] as const;
/** `postponed`: without a date, or interrupted. `walkover`: decided without being played to its end. */
export type SeasonMatchStatus = (typeof seasonMatchStatuses)[number];

/** A match of two teams in a group, with its result so far. In pairs of values, home comes first. Teams are ids of season teams. */
export type SeasonMatch = {
  id: string;
  group: string;
  home: string;
  away: string;
  /** the number of the matchday to which it belongs, even if it is played later */
  matchday: number;
  /** ISO date; null while it has none */
  day: string | null;
  status: SeasonMatchStatus;
  /** game points */
  points: BySide<number>;
  /** legs that count in tables */
  legs: BySide<number>;
  /** the side that is ahead or has won; null if the match is level, or a walkover to which neither team came */
  leader: Side | null;
  /** whether the sheet equals the one that both captains confirmed or an editor decided, even while it is disputed */
  isFinal: boolean;
  /** whether it belongs to a team that withdrew: it is shown struck through and counts in no table */
  isAnnulled: boolean;
};

/**
 * A game of a match. `players`: all players of the home and the away side, each once, including those replaced between legs; empty for an absent
 * side. `kind`: `played` with visits, `result` without, `playing` until it is over; `walkover` is a forfeit; `not-played`
 * was not needed, not reached or stopped.
 */
export type SeasonGame = {
  id: string;
  match: SeasonMatch;
  size: GameSize;
  /** the start of X01, such as 501; null for another game, such as Tactics */
  start: number | null;
  kind: 'played' | 'result' | 'playing' | 'walkover' | 'not-played';
  players: BySide<readonly string[]>;
  legs: BySide<number>;
  winner: Side | null;
};

/** The share of one player in a leg of a match, with its game and match. Side 0 is the home team. */
export type SeasonLeg = LegPlayer & { game: SeasonGame; match: SeasonMatch };

/** Whether the match has a result that counts: a final sheet, or a walkover. */
export const isDecided = ({ status, isFinal }: Pick<SeasonMatch, 'status' | 'isFinal'>): boolean => isFinal || status === 'walkover';

const liveStatuses: readonly SeasonMatchStatus[] = ['playing', 'to-confirm', 'disputed'];

/** Whether the match has a score that is not final. Only live tables count it. */
export const isLive = (match: SeasonMatch): boolean => liveStatuses.includes(match.status) && !isDecided(match);

/** Whether the match still has to be played or decided. */
export const isOpen = (match: Pick<SeasonMatch, 'status' | 'isFinal' | 'isAnnulled'>): boolean =>
  !isDecided(match) && match.status !== 'cancelled' && !match.isAnnulled;

/** Whether a match counts in tables; with `live`, a running or unconfirmed one too. */
export const countsInTable = (match: SeasonMatch, live = false): boolean =>
  !match.isAnnulled && (isDecided(match) || (live && isLive(match)));

/** The team of a side. */
export const teamOf = ({ home, away }: SeasonMatch, side: number): string => (side === 0 ? home : away);

/** A match as a game of a table: game points are its sets. */
export const toStandingsGame = ({ home, away, points, legs, leader, status }: SeasonMatch): StandingsGame => ({
  sides: [home, away],
  sets: points,
  legs,
  winner: leader,
  walkover: status === 'walkover',
});

/** The day of a match, for comparing: matches without a day come before all others. */
export const dayOf = ({ day }: SeasonMatch): string => day ?? '';

/** The order in which matches are played: by day, then by matchday. */
export const byDay = (a: SeasonMatch, b: SeasonMatch): number =>
  compare(dayOf(a), dayOf(b)) || a.matchday - b.matchday || compare(a.id, b.id);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
