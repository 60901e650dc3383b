import type { QueryClient } from '@tanstack/react-query';
import type { EndpointName } from './contract/endpoints.ts';
import type { Match } from './contract/fixture.ts';
import type { Read } from './read.ts';

const isMatch = (value: object): value is Match => 'id' in value && 'home' in value && 'away' in value && 'startsAt' in value;

/** The match with this id in a response, at any depth. */
export function matchIn(response: unknown, id: string): Match | undefined {
  if (typeof response !== 'object' || response === null) return undefined;
  if (isMatch(response)) return response.id === id ? response : undefined;
  for (const each of Object.values(response)) {
    const found = matchIn(each, id);
    if (found) return found;
  }
  return undefined;
}

/** The states of a match until it has a result, in the order in which it passes them; those in one list may alternate. */
const course: readonly (readonly Match['state'][])[] = [['planned'], ['lineups'], ['playing'], ['to-confirm', 'disputed']];
const stepOf = ({ state }: Match): number => {
  const step = course.findIndex((states) => states.includes(state));
  return step === -1 ? course.length : step;
};
const played = ({ points }: Match): number => (points ? points[0] + points[1] : 0);

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Whether a match may change at any moment: it is of today or yesterday (in UTC, because a match does not know its time zone), and it has no final
 * result.
 */
const isOpen = (match: Match, now: number): boolean =>
  match.startsAt !== null &&
  match.startsAt >= dayOf(now - 86_400_000) &&
  match.startsAt.slice(0, 10) <= dayOf(now) &&
  stepOf(match) < course.length;

/** Whether a response contains a match for which `test` holds, at any depth. */
function someMatch(response: unknown, test: (match: Match) => boolean): boolean {
  if (typeof response !== 'object' || response === null) return false;
  return isMatch(response) ? test(response) : Object.values(response).some((each) => someMatch(each, test));
}

/** The reads with a match that may change at any moment, and tables that count such matches. `now` in milliseconds since 1970. */
export const openReads = (cache: QueryClient, now: number): Read[] =>
  cache
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }) => {
      const [name, input] = queryKey as [EndpointName, { live?: boolean } | undefined];
      const changes = (name === 'getStandings' && input?.live) || someMatch(data, (match) => isOpen(match, now));
      return changes ? [{ name, input: input as never }] : [];
    });

/** Whether a match seems to have gone back from its known state. It has arrived late, or something has been taken back. */
export function isBehind(match: Match, known: Match): boolean {
  const steps = stepOf(match) - stepOf(known);
  return steps < 0 || (steps === 0 && played(match) < played(known));
}

/** The response with the new state of a match, wherever it contains the match. Other parts, and a response without the match, keep their identity. */
export function withMatch(response: unknown, match: Match): unknown {
  if (typeof response !== 'object' || response === null) return response;
  if (isMatch(response)) return response.id === match.id ? match : response;
  if (Array.isArray(response)) {
    const items = response.map((each) => withMatch(each, match));
    return items.some((each, index) => each !== response[index]) ? items : response;
  }
  const entries = Object.entries(response).map(([key, value]) => [key, withMatch(value, match)] as const);
  return entries.some(([key, value]) => value !== response[key as never]) ? Object.fromEntries(entries) : response;
}

/**
 * Puts a match from a channel into every cached response that contains it. Returns the reads to refetch: those that know a later state of it or
 * are being fetched, and tables that count matches in progress. Needs no contract, which a page without a write may never load.
 */
export const putMatch = (cache: QueryClient, match: Match): Read[] =>
  cache
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data, isInvalidated, fetchStatus } }) => {
      const [name, input] = queryKey as [EndpointName, { live?: boolean } | undefined];
      const stale = [{ name, input: input as never }];
      if (name === 'getStandings' && input?.live) return stale;
      const known = matchIn(data, match.id);
      if (!known) return [];
      // A response on its way may be from before the message, and a written one would count as fresh.
      if (isInvalidated || fetchStatus === 'fetching' || isBehind(match, known)) return stale;
      cache.setQueryData(queryKey, withMatch(data, match));
      return [];
    });
