import type { EndpointName, Parsed } from '@oche/api/contract/endpoints';
import { accountHandlers, accountLimits } from './accounts/accounts.ts';
import { accountAdminHandlers } from './admin/accounts.ts';
import { analyticsHandlers } from './admin/analytics.ts';
import { impersonationHandlers } from './admin/impersonations.ts';
import { memberAdminHandlers } from './admin/members.ts';
import { organisationAdminHandlers } from './admin/organisations.ts';
import { broadcastingHandlers } from './broadcasting.ts';
import { competitionHandlers } from './league/site/context.ts';
import { seasonCalendarHandlers, seasonCalendarInputs } from './league/seasonCalendar.ts';
import { siteReaderHandlers } from './league/site/readers.ts';
import type { Context, Handlers } from './platform/context.ts';
import { logoHandlers, logoLimits, logoPreparations } from './organisations/logo.ts';
import { invitationHandlers, invitationLimits } from './organisations/members/invitations.ts';
import { organisationHandlers } from './organisations/organisations.ts';
import { memberHandlers } from './organisations/members/handlers.ts';
import { mineHandlers } from './mine/handlers.ts';
import { gameHandlers } from './games/handlers.ts';
import { calendarHandlers } from './league/calendar.ts';
import { calendarFeedHandlers } from './league/calendarFeeds.ts';
import { fixtureHandlers } from './league/fixtures.ts';
import { formerTeamHandlers } from './league/formerTeams.ts';
import { groupHandlers } from './league/groups.ts';
import { managedCompetitionHandlers } from './league/managedCompetitions.ts';
import { rosterHandlers } from './league/members.ts';
import { requestHandlers } from './league/requestAnswers.ts';
import { mergedPlayerHandlers } from './league/mergedPlayers.ts';
import { moveHandlers } from './league/moves.ts';
import { rollOverHandlers } from './league/copySeason.ts';
import { seasonHandlers } from './league/seasons.ts';
import { importHandlers } from './league/import/handlers.ts';
import { penaltyHandlers } from './league/penalties.ts';
import { postponementHandlers } from './league/postponements.ts';
import { individualHandlers } from './league/individual.ts';
import { seasonPlayerHandlers } from './league/seasonPlayer.ts';
import { leaderboardHandlers } from './league/leaderboards.ts';
import { cupHandlers } from './league/cup.ts';
import { leagueStandingsHandlers } from './league/standings.ts';
import { teamStatisticsHandlers } from './league/teamStatistics.ts';
import { teamHandlers } from './league/teams.ts';
import { teamRegistrationHandlers, teamRegistrationLimits } from './league/teamRegistrations.ts';
import { notificationHandlers } from './mine/notificationHandlers.ts';
import { passwordHandlers, passwordLimits } from './accounts/passwords.ts';
import { pictureHandlers, pictureLimits, picturePreparations } from './organisations/pictures.ts';
import { placeHandlers, placeLimits } from './places/handlers.ts';
import { locationHandlers } from './places/locations.ts';
import { pushHandlers, pushLimits } from './push/subscriptions.ts';
import { profileHandlers, profileLimits } from './accounts/profile.ts';
import { actionHandlers } from './tournaments/actions/handlers.ts';
import { recordingActions } from './tournaments/actions/record.ts';
import { drawHandlers } from './tournaments/drawHandlers.ts';
import { entryHandlers } from './tournaments/entries.ts';
import { standingsHandlers } from './tournaments/standings.ts';
import { playerHandlers } from './organisations/players.ts';
import { playListHandlers } from './tournaments/playList.ts';
import { queueHandlers, queuePreparations } from './tournaments/queue.ts';
import { siteTextHandlers } from './organisations/siteText.ts';
import { rankingHandlers } from './rankings/handlers.ts';
import { managedRankingHandlers, rankingLimits } from './rankings/managed.ts';
import { settingsHandlers } from './tournaments/settings.ts';
import { accessHandlers } from './league/matches/access.ts';
import { matchHandlers, matchLimits } from './league/matches/handlers.ts';
import { registerMatches } from './league/matches/parent.ts';
import { boardMemberHandlers } from './league/site/boardMembers.ts';
import { documentHandlers, documentLimits, documentPreparations } from './league/site/documents.ts';
import { siteSettingsHandlers } from './league/site/settings.ts';
import { newsHandlers } from './league/site/news.ts';
import { correctionHandlers } from './league/matches/corrections.ts';
import { paperHandlers } from './league/matches/paper.ts';
import { withdrawalHandlers } from './league/matches/withdraw.ts';
import { registerTournaments } from './tournaments/parent.ts';
import { testLoginHandlers } from './accounts/loginForTests.ts';

registerMatches();
registerTournaments();

/** The handlers of all endpoints of the contract. A missing handler does not compile. */
export const handlers: Handlers = recordingActions<Handlers>({
  ...accountHandlers,
  ...broadcastingHandlers,
  ...passwordHandlers,
  ...profileHandlers,
  ...accountAdminHandlers,
  ...impersonationHandlers,
  ...organisationAdminHandlers,
  ...memberAdminHandlers,
  ...analyticsHandlers,
  ...organisationHandlers,
  ...competitionHandlers,
  ...siteReaderHandlers,
  ...seasonCalendarHandlers,
  ...memberHandlers,
  ...invitationHandlers,
  ...mineHandlers,
  ...notificationHandlers,
  ...pushHandlers,
  ...logoHandlers,
  ...placeHandlers,
  ...locationHandlers,
  ...managedCompetitionHandlers,
  ...seasonHandlers,
  ...rollOverHandlers,
  ...teamHandlers,
  ...teamRegistrationHandlers,
  ...formerTeamHandlers,
  ...matchHandlers,
  ...withdrawalHandlers,
  ...correctionHandlers,
  ...paperHandlers,
  ...accessHandlers,
  ...groupHandlers,
  ...rosterHandlers,
  ...requestHandlers,
  ...mergedPlayerHandlers,
  ...calendarHandlers,
  ...calendarFeedHandlers,
  ...fixtureHandlers,
  ...moveHandlers,
  ...leagueStandingsHandlers,
  ...cupHandlers,
  ...individualHandlers,
  ...leaderboardHandlers,
  ...seasonPlayerHandlers,
  ...teamStatisticsHandlers,
  ...penaltyHandlers,
  ...importHandlers,
  ...pictureHandlers,
  ...newsHandlers,
  ...siteSettingsHandlers,
  ...boardMemberHandlers,
  ...postponementHandlers,
  ...documentHandlers,
  ...settingsHandlers,
  ...entryHandlers,
  ...playerHandlers,
  ...drawHandlers,
  ...playListHandlers,
  ...queueHandlers,
  ...standingsHandlers,
  ...rankingHandlers,
  ...managedRankingHandlers,
  ...gameHandlers,
  ...siteTextHandlers,
  ...testLoginHandlers,
  ...actionHandlers,
});

/** Limits that are checked before a handler runs, see `limits.ts`. */
export const limits: { [K in EndpointName]?: (input: Parsed<K>, context: Context) => Promise<void> } = {
  ...accountLimits,
  ...passwordLimits,
  ...profileLimits,
  ...invitationLimits,
  ...placeLimits,
  ...logoLimits,
  ...pictureLimits,
  ...documentLimits,
  ...matchLimits,
  ...teamRegistrationLimits,
  ...pushLimits,
  ...rankingLimits,
};

/** The inputs of shared reads that have one response for many inputs. */
export const sharedInputs: { [K in EndpointName]?: (input: Parsed<K>, context: Context) => Promise<Parsed<K>> } = {
  ...seasonCalendarInputs,
};

/**
 * Work before the transaction of a write, such as decoding a picture, so that no lock waits for it. It checks the rights of the actor first. The
 * handler checks them again and gets the result.
 */
export const preparations: { [K in EndpointName]?: (input: Parsed<K>, context: Context) => Promise<unknown> } = {
  ...logoPreparations,
  ...picturePreparations,
  ...documentPreparations,
  ...queuePreparations,
};
