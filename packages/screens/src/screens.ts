import type { ComponentType } from 'react';
import type { RouteName } from '@oche/routes/table';

/** What every page looks like, a chunk each. Only the one client file of a host loads it. */
export const screens: { readonly [K in RouteName]: () => Promise<ComponentType> } = {
  home: () => import('./home/Home.tsx').then(({ Home }) => Home),
  login: () => import('./auth/login/Login.tsx').then(({ Login }) => Login),
  register: () => import('./auth/register/Register.tsx').then(({ Register }) => Register),
  resetPassword: () => import('./auth/resetPassword/ResetPassword.tsx').then(({ ResetPassword }) => ResetPassword),
  confirmNameChange: () => import('./profile/confirmNameChange/ConfirmNameChange.tsx').then(({ ConfirmNameChange }) => ConfirmNameChange),
  confirmEmailChange: () =>
    import('./profile/confirmEmailChange/ConfirmEmailChange.tsx').then(({ ConfirmEmailChange }) => ConfirmEmailChange),
  profile: () => import('./profile/profile/Profile.tsx').then(({ Profile }) => Profile),
  profileSettings: () => import('./profile/settings/Settings.tsx').then(({ Settings }) => Settings),
  live: () => import('./live/Live.tsx').then(({ Live }) => Live),
  tournaments: () => import('./tournaments/tournaments/Tournaments.tsx').then(({ Tournaments }) => Tournaments),
  manage: () => import('./manage/home/ManageHome.tsx').then(({ ManageHome }) => ManageHome),
  tournamentsManage: () =>
    import('./manage/tournaments/tournaments/TournamentsManage.tsx').then(({ TournamentsManage }) => TournamentsManage),
  tournamentCreate: () =>
    import('./manage/tournaments/tournamentCreate/TournamentCreate.tsx').then(({ TournamentCreate }) => TournamentCreate),
  participants: () => import('./manage/participants/Participants.tsx').then(({ Participants }) => Participants),
  eventsLocations: () => import('./manage/events/eventsLocations/EventsLocations.tsx').then(({ EventsLocations }) => EventsLocations),
  eventCreate: () => import('./manage/events/eventCreate/EventCreate.tsx').then(({ EventCreate }) => EventCreate),
  eventEdit: () => import('./manage/events/eventEdit/EventEdit.tsx').then(({ EventEdit }) => EventEdit),
  eventBoards: () => import('./manage/events/eventBoards/EventBoards.tsx').then(({ EventBoards }) => EventBoards),
  tournamentResults: () => import('./tournaments/results/Results.tsx').then(({ Results }) => Results),
  tournamentGroups: () => import('./tournaments/groups/Groups.tsx').then(({ Groups }) => Groups),
  winnerBrackets: () => import('./tournaments/winnerBrackets/WinnerBrackets.tsx').then(({ WinnerBrackets }) => WinnerBrackets),
  consolationBrackets: () =>
    import('./tournaments/consolationBrackets/ConsolationBrackets.tsx').then(({ ConsolationBrackets }) => ConsolationBrackets),
  tournament: () => import('./tournaments/tournament/Tournament.tsx').then(({ Tournament }) => Tournament),
  tournamentOverview: () => import('./tournaments/tournament/Tournament.tsx').then(({ Tournament }) => Tournament),
  tournamentGame: () => import('./tournaments/game/Game.tsx').then(({ Game }) => Game),
  event: () => import('./events/event/Event.tsx').then(({ Event }) => Event),
  tournamentGames: () => import('./tournaments/games/Games.tsx').then(({ Games }) => Games),
  adminUsers: () => import('./admin/users/Users.tsx').then(({ Users }) => Users),
  adminUserEdit: () => import('./admin/userEdit/UserEdit.tsx').then(({ UserEdit }) => UserEdit),
  adminOrganisations: () => import('./admin/organisations/Organisations.tsx').then(({ Organisations }) => Organisations),
  organisationCreate: () =>
    import('./admin/organisationCreate/OrganisationCreate.tsx').then(({ OrganisationCreate }) => OrganisationCreate),
  organisationAdmin: () => import('./admin/organisation/Organisation.tsx').then(({ Organisation }) => Organisation),
  organisationAdminEdit: () => import('./admin/organisationEdit/OrganisationEdit.tsx').then(({ OrganisationEdit }) => OrganisationEdit),
  analyticsGeneral: () => import('./admin/analyticsGeneral/AnalyticsGeneral.tsx').then(({ AnalyticsGeneral }) => AnalyticsGeneral),
  analyticsTournaments: () =>
    import('./admin/analyticsTournaments/AnalyticsTournaments.tsx').then(({ AnalyticsTournaments }) => AnalyticsTournaments),
  privacyPolicy: () => import('./static/privacyPolicy/PrivacyPolicy.tsx').then(({ PrivacyPolicy }) => PrivacyPolicy),
  termsOfService: () => import('./static/termsOfService/TermsOfService.tsx').then(({ TermsOfService }) => TermsOfService),
  tablet: () => import('./tablet/tablet/Tablet.tsx').then(({ Tablet }) => Tablet),
  tabletLogin: () => import('./tablet/tabletLogin/TabletLogin.tsx').then(({ TabletLogin }) => TabletLogin),
  tournamentManage: () => import('./manage/tournament/overview/Overview.tsx').then(({ Overview }) => Overview),
  playList: () => import('./manage/tournament/playList/PlayList.tsx').then(({ PlayList }) => PlayList),
  playGroups: () => import('./manage/tournament/groups/Groups.tsx').then(({ Groups }) => Groups),
  playResults: () => import('./manage/tournament/results/Results.tsx').then(({ Results }) => Results),
  winnersKnockout: () => import('./manage/tournament/winnersKnockout/WinnersKnockout.tsx').then(({ WinnersKnockout }) => WinnersKnockout),
  losersKnockout: () => import('./manage/tournament/losersKnockout/LosersKnockout.tsx').then(({ LosersKnockout }) => LosersKnockout),
  tournamentPlayers: () => import('./manage/tournament/players/Players.tsx').then(({ Players }) => Players),
};
