import { standings, type Standings, type StandingsInput } from './standings.ts';
import { defaultTieBreakers } from './tieBreakers.ts';
import { defaultPoints, type StandingsGame } from './totals.ts';

/** For tests: games as `AB 3-1` (legs), `AB 3-0 w/o` for a walkover, `AB 0-0 w/o` if neither side came, separated by commas. */
export const play = (games: string): StandingsGame[] =>
  games.split(',').map((text): StandingsGame => {
    const [, a, b, one, two, walkover] = /^\s*(\w)(\w) (\d+)-(\d+)( w\/o)?\s*$/.exec(text) as unknown as [
      string,
      string,
      string,
      ...string[],
    ];
    const legs = [Number(one), Number(two)] as const;
    const winner = legs[0] > legs[1] ? 0 : legs[0] < legs[1] ? 1 : null;
    return { sides: [a, b], legs, winner, ...(walkover !== undefined && { walkover: true }) };
  });

/** For tests: the table of all entries of these games. */
export const tableOf = (games: readonly StandingsGame[], more: Partial<StandingsInput> = {}): Standings =>
  standings({
    entries: [...new Set(games.flatMap(({ sides }) => sides))],
    games,
    points: defaultPoints,
    tieBreakers: defaultTieBreakers,
    ...more,
  });

/** For tests: rows as `1A 2B 2C 4D`. */
export const orderOf = (rows: readonly { position: number; entry: string }[]): string =>
  rows.map(({ position, entry }) => `${position}${entry}`).join(' ');
