import { replaceEqualDeep } from '@tanstack/react-query';
import type { GameSummary } from './contract/game.ts';

type Games = ReadonlyMap<string, GameSummary>;

const isGame = (value: object): value is GameSummary =>
  'id' in value && 'phase' in value && 'length' in value && typeof value.length === 'number';

/** Every game in a response, at any depth. If a game occurs twice, the one with the longer log. */
export function gamesIn(response: unknown, found = new Map<string, GameSummary>()): Games {
  if (typeof response !== 'object' || response === null) return found;
  if (!isGame(response)) for (const each of Object.values(response)) gamesIn(each, found);
  else if ((found.get(response.id)?.length ?? -1) < response.length) found.set(response.id, response);
  return found;
}

/** The response, with each game replaced by the one of `newer` with the same id. */
export function withGames(response: unknown, newer: Games): unknown {
  if (typeof response !== 'object' || response === null) return response;
  if (isGame(response)) return newer.get(response.id) ?? response;
  if (Array.isArray(response)) return response.map((each) => withGames(each, newer));
  return Object.fromEntries(Object.entries(response).map(([key, value]) => [key, withGames(value, newer)]));
}

/**
 * Merges a new response into the cache. A log only grows, so a cached game is kept if its log is longer: a response that was sent before a
 * visit does not undo the visit, which has already arrived over a channel. Equal parts keep their identity.
 */
export function keepNewestGames(cached: unknown, fetched: unknown): unknown {
  const known = gamesIn(cached);
  const newer = known.size === 0 ? [] : [...gamesIn(fetched).values()].filter(({ id, length }) => (known.get(id)?.length ?? 0) > length);
  const merged = newer.length === 0 ? fetched : withGames(fetched, new Map(newer.map(({ id }) => [id, known.get(id)!])));
  return replaceEqualDeep(cached, merged);
}
