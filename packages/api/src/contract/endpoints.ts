import { accountEndpoints } from './account.ts';
import { actionEndpoints } from './action.ts';
import { adminEndpoints } from './admin.ts';
import { boardMemberEndpoints } from './boardMember.ts';
import { calendarEndpoints } from './calendar.ts';
import { calendarFeedEndpoints } from './calendarFeed.ts';
import { competitionEndpoints } from './competition.ts';
import { cupEndpoints } from './cup.ts';
import { documentEndpoints } from './document.ts';
import { fixtureEndpoints } from './fixture.ts';
import { gameEndpoints } from './game.ts';
import { groupEndpoints } from './group.ts';
import { importEndpoints } from './import.ts';
import { leaderboardEndpoints } from './leaderboard.ts';
import { logoEndpoints } from './logo.ts';
import { managedCompetitionEndpoints } from './managedCompetition.ts';
import { memberEndpoints } from './member.ts';
import { matchEndpoints } from './match.ts';
import { mergedPlayerEndpoints } from './mergedPlayer.ts';
import { mineEndpoints } from './mine.ts';
import { newsEndpoints } from './news.ts';
import { notificationEndpoints } from './notification.ts';
import { pictureEndpoints } from './picture.ts';
import { placeEndpoints } from './place.ts';
import { pushEndpoints } from './push.ts';
import { seasonEndpoints } from './season.ts';
import { seasonMemberEndpoints } from './seasonMember.ts';
import { rankingEndpoints } from './rankingEndpoints.ts';
import { siteEndpoints } from './site.ts';
import { siteTextEndpoints } from './siteText.ts';
import { penaltyEndpoints } from './penalty.ts';
import { postponementEndpoints } from './postponement.ts';
import { seasonPlayerEndpoints } from './seasonPlayer.ts';
import { leagueStandingsEndpoints } from './standings.ts';
import { teamEndpoints } from './team.ts';
import { teamRegistrationEndpoints } from './teamRegistration.ts';
import { teamStatisticsEndpoints } from './teamStatistics.ts';
import { testLoginEndpoints } from './loginForTests.ts';
import { tournamentEndpoints } from './tournamentEndpoints.ts';
import type { InputOf, OutputOf, ParsedOf } from './define.ts';

/** Every call of the API. Client, server, mocks and the OpenAPI document derive from this one object. */
export const endpoints = {
  ...accountEndpoints,
  ...adminEndpoints,
  ...competitionEndpoints,
  ...managedCompetitionEndpoints,
  ...logoEndpoints,
  ...memberEndpoints,
  ...matchEndpoints,
  ...mineEndpoints,
  ...notificationEndpoints,
  ...pushEndpoints,
  ...placeEndpoints,
  ...seasonEndpoints,
  ...seasonMemberEndpoints,
  ...mergedPlayerEndpoints,
  ...teamEndpoints,
  ...teamRegistrationEndpoints,
  ...groupEndpoints,
  ...calendarEndpoints,
  ...calendarFeedEndpoints,
  ...fixtureEndpoints,
  ...leagueStandingsEndpoints,
  ...cupEndpoints,
  ...leaderboardEndpoints,
  ...teamStatisticsEndpoints,
  ...seasonPlayerEndpoints,
  ...penaltyEndpoints,
  ...pictureEndpoints,
  ...newsEndpoints,
  ...siteEndpoints,
  ...boardMemberEndpoints,
  ...postponementEndpoints,
  ...documentEndpoints,
  ...importEndpoints,
  ...tournamentEndpoints,
  ...actionEndpoints,
  ...rankingEndpoints,
  ...gameEndpoints,
  ...siteTextEndpoints,
  ...testLoginEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type Input<K extends EndpointName> = InputOf<Endpoints[K]>;
export type Parsed<K extends EndpointName> = ParsedOf<Endpoints[K]>;
export type Output<K extends EndpointName> = OutputOf<Endpoints[K]>;
/** Endpoints that can be called without any input. */
export type PlainEndpointName = { [K in EndpointName]: Record<never, never> extends Input<K> ? K : never }[EndpointName];
