import type { Match } from './contract/fixture.ts';

const isMatch = (value: object): value is Match => 'id' in value && 'home' in value && 'away' in value && 'startsAt' in value;

/** Whether a match may still go on. A row of a match in progress that arrives late does not replace a result. */
const mayGoOn = ({ state }: Match): boolean => ['planned', 'lineups', 'playing'].includes(state);

/** The response with the new state of a match in progress, wherever it contains the match. Other parts, and a response without the match, keep their identity. */
export function withMatch(response: unknown, match: Match): unknown {
  if (typeof response !== 'object' || response === null) return response;
  if (isMatch(response)) return response.id === match.id && mayGoOn(response) ? match : response;
  if (Array.isArray(response)) {
    const items = response.map((each) => withMatch(each, match));
    return items.some((each, index) => each !== response[index]) ? items : response;
  }
  const entries = Object.entries(response).map(([key, value]) => [key, withMatch(value, match)] as const);
  return entries.some(([key, value]) => value !== response[key as never]) ? Object.fromEntries(entries) : response;
}
