import type { EndpointName } from '@oche/api/contract/endpoints';
import { answersOfAccounts } from './answers/accounts.ts';
import { answersOfAdmin } from './answers/admin.ts';
import { answersOfGames } from './answers/games.ts';
import { answersOfLeague } from './answers/league.ts';
import { answersOfMine } from './answers/mine.ts';
import { answersOfNotifications } from './answers/notifications.ts';
import { answersOfOrganisations } from './answers/organisations.ts';
import { answersOfPlaces } from './answers/places.ts';
import { answersOfTournaments } from './answers/tournaments.ts';
import type { AnswersTo } from './mock.ts';
import type { World } from './world.ts';

/** The mocked response of each endpoint. Only lists may be left out: they are empty by default. */
export type Answers = AnswersTo<EndpointName>;

/**
 * The responses of the API for one world. A write returns the changed object without storing it, except for games and calls for the
 * organiser, which are stored.
 */
export const answersOf = (world: World): Answers => ({
  ...answersOfAccounts(world),
  ...answersOfAdmin(world),
  ...answersOfGames(world),
  ...answersOfLeague(world),
  ...answersOfMine(world),
  ...answersOfNotifications(world),
  ...answersOfOrganisations(world),
  ...answersOfPlaces(world),
  ...answersOfTournaments(world),
});
