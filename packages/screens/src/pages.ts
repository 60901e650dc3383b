import type { RouteName } from '@oche/routes/table';
import type { AnyPage } from './shell/definePage.ts';
import { page as analyticsGeneral } from './admin/analyticsGeneral/page.ts';
import { page as analyticsTournaments } from './admin/analyticsTournaments/page.ts';
import { page as adminUsers } from './admin/users/page.ts';
import { page as adminUserEdit } from './admin/userEdit/page.ts';
import { page as adminOrganisations } from './admin/organisations/page.ts';
import { page as organisationCreate } from './admin/organisationCreate/page.ts';
import { page as organisationAdmin } from './admin/organisation/page.ts';
import { page as organisationAdminEdit } from './admin/organisationEdit/page.ts';
import { page as login } from './auth/login/page.ts';
import { page as register } from './auth/register/page.ts';
import { page as resetPassword } from './auth/resetPassword/page.ts';
import { page as testLogin } from './auth/testLogin/page.ts';
import { page as event } from './events/event/page.ts';
import { page as home } from './home/page.ts';
import { page as live } from './live/page.ts';
import { page as tournamentManage } from './manage/tournament/overview/page.ts';
import { page as playList } from './manage/tournament/playList/page.ts';
import { page as playGroups } from './manage/tournament/groups/page.ts';
import { page as playResults } from './manage/tournament/results/page.ts';
import { page as winnersKnockout } from './manage/tournament/winnersKnockout/page.ts';
import { page as losersKnockout } from './manage/tournament/losersKnockout/page.ts';
import { page as tournamentPlayers } from './manage/tournament/players/page.ts';
import { page as tournamentGames } from './tournaments/games/page.ts';
import { page as tournamentResults } from './tournaments/results/page.ts';
import { page as tournamentGroups } from './tournaments/groups/page.ts';
import { page as winnerBrackets } from './tournaments/winnerBrackets/page.ts';
import { page as consolationBrackets } from './tournaments/consolationBrackets/page.ts';
import { overview as tournamentOverview, page as tournament } from './tournaments/tournament/page.ts';
import { page as tournamentGame } from './tournaments/game/page.ts';
import { page as tournaments } from './tournaments/tournaments/page.ts';
import { page as eventBoards } from './manage/events/eventBoards/page.ts';
import { page as eventCreate } from './manage/events/eventCreate/page.ts';
import { page as eventEdit } from './manage/events/eventEdit/page.ts';
import { page as eventsLocations } from './manage/events/eventsLocations/page.ts';
import { page as manage } from './manage/home/page.ts';
import { page as participants } from './manage/participants/page.ts';
import { page as tournamentCreate } from './manage/tournaments/tournamentCreate/page.ts';
import { page as tournamentsManage } from './manage/tournaments/tournaments/page.ts';
import { page as confirmEmailChange } from './profile/confirmEmailChange/page.ts';
import { page as confirmNameChange } from './profile/confirmNameChange/page.ts';
import { page as profile } from './profile/profile/page.ts';
import { page as myMatches } from './profile/myMatches/page.ts';
import { page as myStats } from './profile/myStats/page.ts';
import { page as myTournaments } from './profile/myTournaments/page.ts';
import { page as profileSettings } from './profile/settings/page.ts';
import { home as competitionHome, season as competitionSeason } from './site/home/page.ts';
import { page as competitionHelp } from './site/help/page.ts';
import { page as privacyPolicy } from './static/privacyPolicy/page.ts';
import { page as termsOfService } from './static/termsOfService/page.ts';
import { page as tablet } from './tablet/tablet/page.ts';
import { page as tabletLogin } from './tablet/tabletLogin/page.ts';

/** Title and reads of every page, by the name of its route. No React: server components load it. */
export const pages: { readonly [K in RouteName]: AnyPage & { route: K } } = {
  home,
  login,
  register,
  resetPassword,
  testLogin,
  confirmNameChange,
  confirmEmailChange,
  profile,
  myMatches,
  myTournaments,
  myStats,
  profileSettings,
  live,
  event,
  tournaments,
  tournamentGame,
  tournament,
  tournamentOverview,
  winnerBrackets,
  consolationBrackets,
  tournamentGroups,
  tournamentResults,
  tournamentGames,
  adminUsers,
  adminUserEdit,
  adminOrganisations,
  organisationCreate,
  organisationAdmin,
  organisationAdminEdit,
  analyticsGeneral,
  analyticsTournaments,
  competitionHome,
  competitionSeason,
  competitionHelp,
  privacyPolicy,
  termsOfService,
  tablet,
  tabletLogin,
  manage,
  tournamentsManage,
  tournamentCreate,
  participants,
  eventsLocations,
  eventCreate,
  eventEdit,
  eventBoards,
  tournamentPlayers,
  losersKnockout,
  winnersKnockout,
  playResults,
  playGroups,
  playList,
  tournamentManage,
};
