// Written by `npm run new -- map` from the route table. Do not edit it: `npm run check -- routes` fails if it differs.
import type { ComponentType } from 'react';
import type { RouteName } from '@oche/routes/table';
import type { AnyPage } from '../shell/definePage.ts';

/**
 * Imports each page (title and reads) and its screen (the component) as separate chunks, so that no page loads the texts of another page.
 * A Next server component must not import a module with hooks, not even by `import()`. There, `#screen/…` resolves to `noScreen.ts`.
 */
type PageMap = {
  readonly [K in RouteName]: { page: () => Promise<{ page: AnyPage }>; screen: () => Promise<ComponentType> };
};

// prettier-ignore
export const pageMap: PageMap = {
  home: { page: () => import('../home/home/page.ts'), screen: () => import('#screen/home/home/Home').then((m) => m.Home) },
  live: { page: () => import('../live/live/page.ts'), screen: () => import('#screen/live/live/Live').then((m) => m.Live) },
  login: { page: () => import('../auth/login/page.ts'), screen: () => import('#screen/auth/login/Login').then((m) => m.Login) },
  register: { page: () => import('../auth/register/page.ts'), screen: () => import('#screen/auth/register/Register').then((m) => m.Register) },
  resetPassword: { page: () => import('../auth/resetPassword/page.ts'), screen: () => import('#screen/auth/resetPassword/ResetPassword').then((m) => m.ResetPassword) },
  testLogin: { page: () => import('../auth/testLogin/page.ts'), screen: () => import('#screen/auth/testLogin/TestLogin').then((m) => m.TestLogin) },
  confirmNameChange: { page: () => import('../profile/confirmNameChange/page.ts'), screen: () => import('#screen/profile/confirmNameChange/ConfirmNameChange').then((m) => m.ConfirmNameChange) },
  confirmEmailChange: { page: () => import('../profile/confirmEmailChange/page.ts'), screen: () => import('#screen/profile/confirmEmailChange/ConfirmEmailChange').then((m) => m.ConfirmEmailChange) },
  profile: { page: () => import('../profile/profile/page.ts'), screen: () => import('#screen/profile/profile/Profile').then((m) => m.Profile) },
  myMatches: { page: () => import('../profile/myMatches/page.ts'), screen: () => import('#screen/profile/myMatches/MyMatches').then((m) => m.MyMatches) },
  myTournaments: { page: () => import('../profile/myTournaments/page.ts'), screen: () => import('#screen/profile/myTournaments/MyTournaments').then((m) => m.MyTournaments) },
  myStats: { page: () => import('../profile/myStats/page.ts'), screen: () => import('#screen/profile/myStats/MyStats').then((m) => m.MyStats) },
  profileSettings: { page: () => import('../profile/profileSettings/page.ts'), screen: () => import('#screen/profile/profileSettings/ProfileSettings').then((m) => m.ProfileSettings) },
  adminUsers: { page: () => import('../admin/adminUsers/page.ts'), screen: () => import('#screen/admin/adminUsers/AdminUsers').then((m) => m.AdminUsers) },
  adminUserEdit: { page: () => import('../admin/adminUserEdit/page.ts'), screen: () => import('#screen/admin/adminUserEdit/AdminUserEdit').then((m) => m.AdminUserEdit) },
  adminOrganisations: { page: () => import('../admin/adminOrganisations/page.ts'), screen: () => import('#screen/admin/adminOrganisations/AdminOrganisations').then((m) => m.AdminOrganisations) },
  organisationCreate: { page: () => import('../admin/organisationCreate/page.ts'), screen: () => import('#screen/admin/organisationCreate/OrganisationCreate').then((m) => m.OrganisationCreate) },
  organisationAdmin: { page: () => import('../admin/organisationAdmin/page.ts'), screen: () => import('#screen/admin/organisationAdmin/OrganisationAdmin').then((m) => m.OrganisationAdmin) },
  organisationAdminEdit: { page: () => import('../admin/organisationAdminEdit/page.ts'), screen: () => import('#screen/admin/organisationAdminEdit/OrganisationAdminEdit').then((m) => m.OrganisationAdminEdit) },
  analyticsGeneral: { page: () => import('../admin/analyticsGeneral/page.ts'), screen: () => import('#screen/admin/analyticsGeneral/AnalyticsGeneral').then((m) => m.AnalyticsGeneral) },
  analyticsTournaments: { page: () => import('../admin/analyticsTournaments/page.ts'), screen: () => import('#screen/admin/analyticsTournaments/AnalyticsTournaments').then((m) => m.AnalyticsTournaments) },
  privacyPolicy: { page: () => import('../static/privacyPolicy/page.ts'), screen: () => import('#screen/static/privacyPolicy/PrivacyPolicy').then((m) => m.PrivacyPolicy) },
  termsOfService: { page: () => import('../static/termsOfService/page.ts'), screen: () => import('#screen/static/termsOfService/TermsOfService').then((m) => m.TermsOfService) },
  tablet: { page: () => import('../tablet/tablet/page.ts'), screen: () => import('#screen/tablet/tablet/Tablet').then((m) => m.Tablet) },
  tabletLogin: { page: () => import('../tablet/tabletLogin/page.ts'), screen: () => import('#screen/tablet/tabletLogin/TabletLogin').then((m) => m.TabletLogin) },
  event: { page: () => import('../events/event/page.ts'), screen: () => import('#screen/events/event/Event').then((m) => m.Event) },
  tournaments: { page: () => import('../tournaments/tournaments/page.ts'), screen: () => import('#screen/tournaments/tournaments/Tournaments').then((m) => m.Tournaments) },
  tournament: { page: () => import('../tournaments/tournament/page.ts'), screen: () => import('#screen/tournaments/tournament/Tournament').then((m) => m.Tournament) },
  tournamentOverview: { page: () => import('../tournaments/tournament/page.ts'), screen: () => import('#screen/tournaments/tournament/Tournament').then((m) => m.Tournament) },
  tournamentGames: { page: () => import('../tournaments/tournamentGames/page.ts'), screen: () => import('#screen/tournaments/tournamentGames/TournamentGames').then((m) => m.TournamentGames) },
  tournamentGame: { page: () => import('../tournaments/tournamentGame/page.ts'), screen: () => import('#screen/tournaments/tournamentGame/TournamentGame').then((m) => m.TournamentGame) },
  tournamentGroups: { page: () => import('../tournaments/tournamentGroups/page.ts'), screen: () => import('#screen/tournaments/tournamentGroups/TournamentGroups').then((m) => m.TournamentGroups) },
  tournamentResults: { page: () => import('../tournaments/tournamentResults/page.ts'), screen: () => import('#screen/tournaments/tournamentResults/TournamentResults').then((m) => m.TournamentResults) },
  winnerBrackets: { page: () => import('../tournaments/winnerBrackets/page.ts'), screen: () => import('#screen/tournaments/winnerBrackets/WinnerBrackets').then((m) => m.WinnerBrackets) },
  consolationBrackets: { page: () => import('../tournaments/consolationBrackets/page.ts'), screen: () => import('#screen/tournaments/consolationBrackets/ConsolationBrackets').then((m) => m.ConsolationBrackets) },
  competitionHome: { page: () => import('../site/home/competitionHome/page.ts'), screen: () => import('#screen/site/home/competitionHome/CompetitionHome').then((m) => m.CompetitionHome) },
  competitionSeason: { page: () => import('../site/home/competitionSeason/page.ts'), screen: () => import('#screen/site/home/competitionSeason/CompetitionSeason').then((m) => m.CompetitionSeason) },
  competitionHelp: { page: () => import('../site/help/competitionHelp/page.ts'), screen: () => import('#screen/site/help/competitionHelp/CompetitionHelp').then((m) => m.CompetitionHelp) },
  manage: { page: () => import('../manage/home/manage/page.ts'), screen: () => import('#screen/manage/home/manage/Manage').then((m) => m.Manage) },
  eventCreate: { page: () => import('../manage/events/eventCreate/page.ts'), screen: () => import('#screen/manage/events/eventCreate/EventCreate').then((m) => m.EventCreate) },
  eventEdit: { page: () => import('../manage/events/eventEdit/page.ts'), screen: () => import('#screen/manage/events/eventEdit/EventEdit').then((m) => m.EventEdit) },
  eventsLocations: { page: () => import('../manage/events/eventsLocations/page.ts'), screen: () => import('#screen/manage/events/eventsLocations/EventsLocations').then((m) => m.EventsLocations) },
  eventBoards: { page: () => import('../manage/events/eventBoards/page.ts'), screen: () => import('#screen/manage/events/eventBoards/EventBoards').then((m) => m.EventBoards) },
  tournamentsManage: { page: () => import('../manage/tournaments/tournamentsManage/page.ts'), screen: () => import('#screen/manage/tournaments/tournamentsManage/TournamentsManage').then((m) => m.TournamentsManage) },
  tournamentCreate: { page: () => import('../manage/tournaments/tournamentCreate/page.ts'), screen: () => import('#screen/manage/tournaments/tournamentCreate/TournamentCreate').then((m) => m.TournamentCreate) },
  tournamentManage: { page: () => import('../manage/tournaments/tournamentManage/page.ts'), screen: () => import('#screen/manage/tournaments/tournamentManage/TournamentManage').then((m) => m.TournamentManage) },
  tournamentPlayers: { page: () => import('../manage/tournaments/tournamentPlayers/page.ts'), screen: () => import('#screen/manage/tournaments/tournamentPlayers/TournamentPlayers').then((m) => m.TournamentPlayers) },
  playList: { page: () => import('../manage/tournaments/playList/page.ts'), screen: () => import('#screen/manage/tournaments/playList/PlayList').then((m) => m.PlayList) },
  playGroups: { page: () => import('../manage/tournaments/playGroups/page.ts'), screen: () => import('#screen/manage/tournaments/playGroups/PlayGroups').then((m) => m.PlayGroups) },
  playResults: { page: () => import('../manage/tournaments/playResults/page.ts'), screen: () => import('#screen/manage/tournaments/playResults/PlayResults').then((m) => m.PlayResults) },
  losersKnockout: { page: () => import('../manage/tournaments/losersKnockout/page.ts'), screen: () => import('#screen/manage/tournaments/losersKnockout/LosersKnockout').then((m) => m.LosersKnockout) },
  winnersKnockout: { page: () => import('../manage/tournaments/winnersKnockout/page.ts'), screen: () => import('#screen/manage/tournaments/winnersKnockout/WinnersKnockout').then((m) => m.WinnersKnockout) },
  participants: { page: () => import('../manage/participants/participants/page.ts'), screen: () => import('#screen/manage/participants/participants/Participants').then((m) => m.Participants) },
  rankings: { page: () => import('../rankings/rankings/page.ts'), screen: () => import('#screen/rankings/rankings/Rankings').then((m) => m.Rankings) },
  competitions: { page: () => import('../competition/home/competitions/page.ts'), screen: () => import('#screen/competition/home/competitions/Competitions').then((m) => m.Competitions) },
  competitionManage: { page: () => import('../competition/home/competitionManage/page.ts'), screen: () => import('#screen/competition/home/competitionManage/CompetitionManage').then((m) => m.CompetitionManage) },
  seasonManage: { page: () => import('../competition/home/seasonManage/page.ts'), screen: () => import('#screen/competition/home/seasonManage/SeasonManage').then((m) => m.SeasonManage) },
  seasonsManage: { page: () => import('../competition/seasons/seasonsManage/page.ts'), screen: () => import('#screen/competition/seasons/seasonsManage/SeasonsManage').then((m) => m.SeasonsManage) },
  seasonCreate: { page: () => import('../competition/seasons/seasonCreate/page.ts'), screen: () => import('#screen/competition/seasons/seasonCreate/SeasonCreate').then((m) => m.SeasonCreate) },
  teamsManage: { page: () => import('../competition/teams/teamsManage/page.ts'), screen: () => import('#screen/competition/teams/teamsManage/TeamsManage').then((m) => m.TeamsManage) },
  teamManage: { page: () => import('../competition/teams/teamManage/page.ts'), screen: () => import('#screen/competition/teams/teamManage/TeamManage').then((m) => m.TeamManage) },
  teamCreate: { page: () => import('../competition/teams/teamCreate/page.ts'), screen: () => import('#screen/competition/teams/teamCreate/TeamCreate').then((m) => m.TeamCreate) },
  teamEdit: { page: () => import('../competition/teams/teamEdit/page.ts'), screen: () => import('#screen/competition/teams/teamEdit/TeamEdit').then((m) => m.TeamEdit) },
  teamMembers: { page: () => import('../competition/teams/teamMembers/page.ts'), screen: () => import('#screen/competition/teams/teamMembers/TeamMembers').then((m) => m.TeamMembers) },
  memberCreate: { page: () => import('../competition/teams/memberCreate/page.ts'), screen: () => import('#screen/competition/teams/memberCreate/MemberCreate').then((m) => m.MemberCreate) },
  memberEdit: { page: () => import('../competition/teams/memberEdit/page.ts'), screen: () => import('#screen/competition/teams/memberEdit/MemberEdit').then((m) => m.MemberEdit) },
  membersManage: { page: () => import('../competition/members/membersManage/page.ts'), screen: () => import('#screen/competition/members/membersManage/MembersManage').then((m) => m.MembersManage) },
};
