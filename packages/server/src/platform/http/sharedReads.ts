import type { Endpoint } from '@oche/api/contract/define';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import { channelOfTopic, type Topic } from '@oche/api/contract/topics';
import type { Actor } from '../actor.ts';

/**
 * Reads whose response is the same for every user who manages nothing, so that it can be cached for all of them. They depend on their input, the
 * database and the time, and on the actor only through `policies.ts`.
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
  'listRankings',
  'getRanking',
  'getRankingPlayer',
  'listLiveGames',
  'getGame',
  'getEvent',
  'getCompetitionContext',
  'listSeasons',
  'listSeasonGroups',
  'listMatchdays',
  'listMatches',
  'getStandings',
  'getCourseOfPlaces',
  'getCupBracket',
  'getCupStandings',
  'getMatchFigures',
  'getSeasonCalendar',
  'getIndividualStandings',
  'getLeaderboard',
  'getLeaders',
  'getSeasonPlayer',
  'listSiteNews',
  'getSiteNews',
  'listSiteDocuments',
  'listSiteBoard',
  'getSiteTexts',
]);

/** Shared reads that name players. Captains see the full names of minors, so users do not share their responses. */
const namingPlayers: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'getIndividualStandings',
  'getLeaderboard',
  'getLeaders',
  'getSeasonPlayer',
]);

/** Maximum age of a shared response in milliseconds. It is limited because time passes and other processes write too. */
export const sharedForMs = 1000;

/** Whether an actor gets exactly the same responses as users who are not logged in. */
export const hasPublicView = (actor: Actor): boolean =>
  actor.kind === 'anonymous' || (actor.kind === 'user' && !actor.isSuperAdmin && actor.roles.size === 0);

/** Whether the response of a shared read to an actor is the one for everybody. */
export const isForEverybody = (name: EndpointName, actor: Actor): boolean =>
  actor.kind === 'anonymous' || (hasPublicView(actor) && !namingPlayers.has(name));

/**
 * This endpoint is called for every visit at every board. Its handler therefore makes only its own game, tournament and event stale, instead
 * of all results that depend on its topics.
 */
const endpointOfVisits: EndpointName = 'recordEvents';

/** The topics of the contract that an endpoint reads. */
export const topicsRead = (name: EndpointName): readonly Topic[] => {
  const endpoint: Endpoint = endpoints[name];
  return endpoint.method === 'GET' ? endpoint.reads : [];
};

/** The topics of the contract that an endpoint changes. */
export const topicsChanged = (name: EndpointName): readonly Topic[] => {
  const endpoint: Endpoint = endpoints[name];
  return endpoint.method === 'GET' ? [] : endpoint.changes;
};

/** These endpoints write to the log of a match. Their handlers make only its own season stale, instead of all seasons, and publish its row. */
export const endpointsOfMatches: ReadonlySet<EndpointName> = new Set<EndpointName>(['recordMatchEvents', 'savePaperSheet', 'putLineup']);

/** The topics of the contract that a write makes stale. */
export const staleAfter = (name: EndpointName): readonly Topic[] => {
  if (name === endpointOfVisits) return [];
  const changed = topicsChanged(name);
  return endpointsOfMatches.has(name) ? changed.filter((topic) => channelOfTopic[topic] !== 'season') : changed;
};
