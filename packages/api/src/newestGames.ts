import { replaceEqualDeep } from '@tanstack/react-query';
import type { GameSummary } from './contract/game.ts';

type Games = ReadonlyMap<string, GameSummary>;

const isGame = (value: object): value is GameSummary =>
  'id' in value && 'phase' in value && 'length' in value && typeof value.length === 'number';

/** Every game in an answer, at any depth. If a game occurs twice, the one with the longer log. */
export function gamesIn(answer: unknown, found = new Map<string, GameSummary>()): Games {
  if (typeof answer !== 'object' || answer === null) return found;
  if (!isGame(answer)) for (const each of Object.values(answer)) gamesIn(each, found);
  else if ((found.get(answer.id)?.length ?? -1) < answer.length) found.set(answer.id, answer);
  return found;
}

/** The answer, with each game replaced by the one of `newer` with the same id. */
export function withGames(answer: unknown, newer: Games): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  if (isGame(answer)) return newer.get(answer.id) ?? answer;
  if (Array.isArray(answer)) return answer.map((each) => withGames(each, newer));
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, withGames(value, newer)]));
}

/**
 * Merges a new answer into the cache. A log only grows, so a game of the cached answer stays if its log is longer: a visit that arrived over a
 * channel is not undone by a response sent before it. Equal parts keep their identity.
 */
export function keepNewestGames(before: unknown, after: unknown): unknown {
  const known = gamesIn(before);
  const newer = known.size === 0 ? [] : [...gamesIn(after).values()].filter(({ id, length }) => (known.get(id)?.length ?? 0) > length);
  const answer = newer.length === 0 ? after : withGames(after, new Map(newer.map(({ id }) => [id, known.get(id)!])));
  return replaceEqualDeep(before, answer);
}
