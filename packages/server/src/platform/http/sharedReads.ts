import type { Endpoint } from '@oche/api/contract/define';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import type { Topic } from '@oche/api/contract/topics';
import type { Actor } from '../actor.ts';

/**
 * Reads whose answer is the same for everybody who manages nothing: they depend on their input, on the database and on the
 * time, and on the actor only through `policies.ts`. One answer serves all who ask.
 */
export const sharedReads: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'getHome',
  'listTournaments',
  'getTournament',
  'listEntries',
  'listTournamentGames',
  'listGroups',
  'getBracket',
  'getResults',
  'listLiveGames',
  'getGame',
  'getEvent',
  'getCompetitionContext',
]);

/** Milliseconds that a shared answer lasts if this process makes no change: other processes may have written, and time passes. */
export const sharedForMs = 1000;

/** Whether an actor sees exactly what visitors without a log-in see. */
export const seesAsAnybody = (actor: Actor): boolean =>
  actor.kind === 'anonymous' || (actor.kind === 'user' && !actor.isSuperAdmin && actor.roles.size === 0);

/**
 * Written several times a second on every board, so it says by itself which game, tournament and event it changes, instead of making
 * stale every answer about its topics.
 */
const precise: EndpointName = 'recordEvents';

/** The topics of the contract that an answer is about. */
export const topicsRead = (name: EndpointName): readonly Topic[] => {
  const endpoint: Endpoint = endpoints[name];
  return endpoint.method === 'GET' ? endpoint.reads : [];
};

/** What a write makes stale, whichever things it changed. */
export const staleAfter = (name: EndpointName): readonly Topic[] => {
  const endpoint: Endpoint = endpoints[name];
  return endpoint.method === 'GET' || name === precise ? [] : endpoint.changes;
};
