import type { EndpointName } from '@oche/api/contract/endpoints';
import { answersOfAccount } from './answersOfAccount.ts';
import { answersOfAdmin } from './answersOfAdmin.ts';
import { answersOfCompetition } from './answersOfCompetition.ts';
import { answersOfGames } from './answersOfGames.ts';
import { answersOfLogo } from './answersOfLogo.ts';
import { answersOfMembers } from './answersOfMembers.ts';
import { answersOfMine } from './answersOfMine.ts';
import { answersOfNotifications } from './answersOfNotifications.ts';
import { answersOfPlaces } from './answersOfPlaces.ts';
import { answersOfSiteTexts } from './answersOfSiteTexts.ts';
import { answersOfTestLogin } from './answersOfTestLogin.ts';
import { answersOfTournaments } from './answersOfTournaments.ts';
import type { Answer } from './mock.ts';
import type { World } from './world.ts';

/** One answer for every endpoint; does not compile while one is missing. */
export type Answers = { [K in EndpointName]: Answer<K> };

/** What the API would answer in a world. Reads come from it; writes answer what they would have changed, and only scoring remembers. */
export const answersOf = (world: World): Answers => ({
  ...answersOfAccount(world),
  ...answersOfAdmin(world),
  ...answersOfCompetition(world),
  ...answersOfLogo(world),
  ...answersOfMembers(world),
  ...answersOfMine(world),
  ...answersOfNotifications(world),
  ...answersOfPlaces(world),
  ...answersOfTournaments(world),
  ...answersOfGames(world),
  ...answersOfSiteTexts,
  ...answersOfTestLogin(world),
});
