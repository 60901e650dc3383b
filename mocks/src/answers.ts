import type { EndpointName } from '@oche/api/contract/endpoints';
import { answersOfAccounts } from './answers/accounts.ts';
import { answersOfAdmin } from './answers/admin.ts';
import { answersOfGames } from './answers/games.ts';
import { answersOfMine } from './answers/mine.ts';
import { answersOfNotifications } from './answers/notifications.ts';
import { answersOfOrganisations } from './answers/organisations.ts';
import { answersOfPlaces } from './answers/places.ts';
import { answersOfTournaments } from './answers/tournaments.ts';
import type { AnswersTo } from './mock.ts';
import type { World } from './world.ts';

/** One answer for every endpoint; does not compile while one is missing. */
export type Answers = AnswersTo<EndpointName>;

/** What the API would answer in a world. Reads come from it; writes answer what they would have changed, and only scoring remembers. */
export const answersOf = (world: World): Answers => ({
  ...answersOfAccounts(world),
  ...answersOfAdmin(world),
  ...answersOfGames(world),
  ...answersOfMine(world),
  ...answersOfNotifications(world),
  ...answersOfOrganisations(world),
  ...answersOfPlaces(world),
  ...answersOfTournaments(world),
});
