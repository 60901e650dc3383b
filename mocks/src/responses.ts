import type { EndpointName } from '@oche/api/contract/endpoints';
import { responsesOfAccounts } from './responses/accounts.ts';
import { responsesOfActions } from './responses/actions.ts';
import { responsesOfAdmin } from './responses/admin.ts';
import { responsesOfGames } from './responses/games.ts';
import { responsesOfLeague } from './responses/league.ts';
import { responsesOfMergedPlayers } from './responses/mergedPlayers.ts';
import { responsesOfMine } from './responses/mine.ts';
import { responsesOfNotifications } from './responses/notifications.ts';
import { responsesOfOrganisations } from './responses/organisations.ts';
import { responsesOfPlaces } from './responses/places.ts';
import { responsesOfRankings } from './responses/rankings.ts';
import { responsesOfRegistrations } from './responses/registrations.ts';
import { responsesOfSite } from './responses/site.ts';
import { responsesOfTournaments } from './responses/tournaments.ts';
import type { ResponsesTo } from './mock.ts';
import type { World } from './world.ts';

/** The mocked response of each endpoint. Only lists may be left out: they are empty by default. */
export type Responses = ResponsesTo<EndpointName>;

/**
 * The responses of the API for one world. A write returns the changed object without storing it, except for games and calls for the
 * organiser, which are stored.
 */
export const responsesOf = (world: World): Responses => ({
  ...responsesOfAccounts(world),
  ...responsesOfActions(world),
  ...responsesOfAdmin(world),
  ...responsesOfGames(world),
  ...responsesOfLeague(world),
  ...responsesOfMergedPlayers(world),
  ...responsesOfMine(world),
  ...responsesOfNotifications(world),
  ...responsesOfOrganisations(world),
  ...responsesOfPlaces(world),
  ...responsesOfRankings(world),
  ...responsesOfRegistrations(world),
  ...responsesOfSite(world),
  ...responsesOfTournaments(world),
});
