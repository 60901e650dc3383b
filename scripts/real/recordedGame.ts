import type { StandingsGame } from '@oche/darts/standings/totals';
import { strings } from './report.ts';
import type { Json } from './report.ts';

/** A game, which the files write as `[…, "Anna", "7-3", "Bo"]`. `score` is null for a walkover, which counts as won by the first side. */
export type RecordedGame = { sides: [string, string]; score: [number, number] | null };

const isScore = (text: string): boolean => /^\d+-\d+$/.test(text) || text === 'w/o';

/** Parses a game. Null if there is no score between two names. */
export function readGame(json: Json | undefined): RecordedGame | null {
  const parts = strings(json);
  const at = parts.findIndex(isScore);
  const [one, score, two] = [parts[at - 1], parts[at], parts[at + 1]];
  if (one === undefined || score === undefined || two === undefined) return null;
  const [won = 0, lost = 0] = score.split('-').map(Number);
  return { sides: [one, two], score: score === 'w/o' ? null : [won, lost] };
}

export const readGames = (json: Json | undefined): RecordedGame[] =>
  Array.isArray(json) ? json.flatMap((item) => readGame(item) ?? []) : [];

/** The index of the winning side; null for a draw. */
export const winnerOf = ({ score }: RecordedGame): 0 | 1 | null => (!score ? 0 : score[0] > score[1] ? 0 : score[0] < score[1] ? 1 : null);

/** Converts a game to the input of `standings`. `walkoverLegs`: the legs that the winner of a walkover gets. */
export function toStandingsGame(game: RecordedGame, walkoverLegs = 0): StandingsGame {
  return { sides: game.sides, legs: game.score ?? [walkoverLegs, 0], winner: winnerOf(game), ...(game.score ? {} : { walkover: true }) };
}

export const playersOf = (games: readonly RecordedGame[]): string[] => [...new Set(games.flatMap(({ sides }) => sides))];
