/** A kind of site: the app, or the public site of a competition, which is chosen by host name. */
export type Site = 'app' | 'competition';

/**
 * The visitors who may open a page:
 * - `none`: everybody; `none*`: no guard is specified, which is treated as `auth`
 * - `anonymous`: only visitors who are not logged in; `auth`: logged-in users; `superadmin`: super admins
 * - `board-auth`: the tablet of a paired board; `board-anonymous`: a tablet without a board
 */
export type Access = 'none' | 'none*' | 'anonymous' | 'auth' | 'superadmin' | 'board-auth' | 'board-anonymous';

export type Layout = 'default' | 'authentication' | 'tablet' | 'tablet-live' | 'competition' | 'none';

/**
 * One page. Its files are in `packages/screens/src/<area>/<name>/`. A row can be a second path of another row's page. Then `canonical` names
 * that row, and search engines get the URL of that row.
 */
export type Route = {
  path: `/${string}`;
  site: Site | 'both';
  access: Access;
  layout: Layout;
  area: string;
  canonical?: string;
  /** `full`: the page uses the whole width of the screen, not a column of readable width */
  width?: 'full';
  /** with `?view=tv`, the page fills a screen in a hall, without navigation */
  hasTv?: true;
  /** forces light or dark mode, regardless of the user's preference; `system` is ignored with a warning */
  colorMode?: 'light' | 'dark' | 'system';
};

/** What the pages of a competition's site have in common. */
const ofSite = { site: 'competition', access: 'none', layout: 'competition' } as const;
const ofRankings = { site: 'app', layout: 'default', area: 'manage/rankings', width: 'full' } as const;

/**
 * Every implemented page, and the only place that contains paths. `{id}` is a parameter; `{season?}` is optional, together with its slash.
 * `packages/routes/routes.tsv` specifies all pages of the product, and `npm run check` compares the two.
 */
export const routes = {
  home: { path: '/', site: 'app', access: 'none', layout: 'default', area: 'home' },
  live: { path: '/live/{id}', site: 'both', access: 'none', layout: 'default', area: 'live' },

  login: { path: '/auth/login', site: 'both', access: 'anonymous', layout: 'authentication', area: 'auth' },
  register: { path: '/auth/register', site: 'both', access: 'anonymous', layout: 'authentication', area: 'auth' },
  resetPassword: { path: '/auth/reset-password', site: 'both', access: 'anonymous', layout: 'authentication', area: 'auth' },

  testLogin: { path: '/test-login', site: 'both', access: 'none', layout: 'none', area: 'auth' },

  confirmNameChange: { path: '/confirm-name-change', site: 'both', access: 'none', layout: 'default', area: 'profile' },
  confirmEmailChange: { path: '/confirm-email-change', site: 'both', access: 'none', layout: 'default', area: 'profile' },

  profile: { path: '/profile', site: 'app', access: 'none', layout: 'default', area: 'profile' },
  myMatches: { path: '/profile/my-matches', site: 'app', access: 'auth', layout: 'default', area: 'profile' },
  myTournaments: { path: '/profile/my-tournaments', site: 'app', access: 'auth', layout: 'default', area: 'profile' },
  myStats: { path: '/profile/my-stats', site: 'app', access: 'auth', layout: 'default', area: 'profile' },
  profileSettings: { path: '/profile/settings', site: 'app', access: 'auth', layout: 'default', area: 'profile' },

  adminUsers: { path: '/admin/users', site: 'app', access: 'superadmin', layout: 'default', area: 'admin' },
  adminUserEdit: { path: '/admin/users/{user_id}/edit', site: 'app', access: 'superadmin', layout: 'default', area: 'admin' },
  adminOrganisations: { path: '/admin/organisations', site: 'app', access: 'superadmin', layout: 'default', area: 'admin' },
  organisationCreate: { path: '/admin/organisations/create', site: 'app', access: 'superadmin', layout: 'default', area: 'admin' },
  organisationAdmin: { path: '/admin/organisations/{org_slug}', site: 'app', access: 'superadmin', layout: 'default', area: 'admin' },
  organisationAdminEdit: {
    path: '/admin/organisations/{org_slug}/edit',
    site: 'app',
    access: 'superadmin',
    layout: 'default',
    area: 'admin',
  },
  analyticsGeneral: { path: '/admin/analytics/general', site: 'app', access: 'superadmin', layout: 'default', area: 'admin' },
  analyticsTournaments: { path: '/admin/analytics/tournaments', site: 'app', access: 'superadmin', layout: 'default', area: 'admin' },

  privacyPolicy: { path: '/privacy-policy', site: 'both', access: 'none', layout: 'default', area: 'static' },
  termsOfService: { path: '/terms-of-service', site: 'both', access: 'none', layout: 'default', area: 'static' },
  help: { path: '/help', site: 'app', access: 'none', layout: 'default', area: 'competition/help' },

  tablet: { path: '/tablet', site: 'app', access: 'board-auth', layout: 'tablet', area: 'tablet' },
  tabletLogin: { path: '/tablet/login', site: 'app', access: 'board-anonymous', layout: 'tablet', area: 'tablet' },

  event: { path: '/events/{event}', site: 'app', access: 'none', layout: 'default', area: 'events' },

  tournaments: { path: '/tournaments', site: 'app', access: 'none', layout: 'default', area: 'tournaments' },
  tournament: { path: '/tournaments/{tournament}', site: 'app', access: 'none', layout: 'default', area: 'tournaments' },
  tournamentOverview: {
    path: '/tournaments/{tournament}/overview',
    site: 'app',
    access: 'none',
    layout: 'default',
    area: 'tournaments',
    canonical: 'tournament',
  },
  tournamentGames: { path: '/tournaments/{tournament}/games', site: 'app', access: 'none', layout: 'default', area: 'tournaments' },
  tournamentGame: { path: '/tournaments/{tournament}/games/{id}', site: 'app', access: 'none', layout: 'default', area: 'tournaments' },
  tournamentGroups: { path: '/tournaments/{tournament}/groups', site: 'app', access: 'none', layout: 'default', area: 'tournaments' },
  tournamentResults: { path: '/tournaments/{tournament}/results', site: 'app', access: 'none', layout: 'default', area: 'tournaments' },
  winnerBrackets: {
    path: '/tournaments/{tournament}/winner-brackets',
    site: 'app',
    access: 'none',
    layout: 'default',
    area: 'tournaments',
  },
  consolationBrackets: {
    path: '/tournaments/{tournament}/consolation-brackets',
    site: 'app',
    access: 'none',
    layout: 'default',
    area: 'tournaments',
  },

  competitionHome: { ...ofSite, path: '/', area: 'site/home' },
  competitionSeason: { ...ofSite, path: '/{season}', area: 'site/home' },
  competitionGroups: { ...ofSite, path: '/{season?}/groups', area: 'site/groups' },
  competitionGroup: { ...ofSite, path: '/{season?}/groups/{group}', area: 'site/groups' },
  competitionStandings: { ...ofSite, path: '/{season?}/groups/{group}/standings', area: 'site/groups' },
  competitionGroupTeams: { ...ofSite, path: '/{season?}/groups/{group}/teams', area: 'site/groups' },
  competitionTeam: { ...ofSite, path: '/{season?}/groups/{group}/teams/{team}', area: 'site/groups' },
  competitionGroupPlayers: { ...ofSite, path: '/{season?}/groups/{group}/individual-standings', area: 'site/groups' },
  competitionCalendar: { ...ofSite, path: '/{season?}/calendar', area: 'site/calendar' },
  competitionMatch: { ...ofSite, path: '/{season?}/matches/{match}', area: 'site/matches', hasTv: true },
  competitionCups: { ...ofSite, path: '/{season?}/cup', area: 'site/cup' },
  competitionCup: { ...ofSite, path: '/{season?}/cup/{group}', area: 'site/cup' },
  competitionCupBracket: { ...ofSite, path: '/{season?}/cup/{group}/bracket', area: 'site/cup' },
  competitionCupStandings: { ...ofSite, path: '/{season?}/cup/{group}/standings', area: 'site/cup' },
  competitionCupPlayers: { ...ofSite, path: '/{season?}/cup/{group}/individual-standings', area: 'site/cup' },
  competitionIndividual: { ...ofSite, path: '/{season?}/individual', area: 'site/individual' },
  competitionScores: { ...ofSite, path: '/{season?}/individual/180-171', area: 'site/individual' },
  competitionShortLegs: { ...ofSite, path: '/{season?}/individual/low-visits', area: 'site/individual' },
  competitionGamesPlayed: { ...ofSite, path: '/{season?}/individual/games-played', area: 'site/individual' },
  competitionCheckouts: { ...ofSite, path: '/{season?}/individual/high-checkouts', area: 'site/individual' },
  competitionNews: { ...ofSite, path: '/{season?}/news', area: 'site/news' },
  competitionNewsItem: { ...ofSite, path: '/{season?}/news/{slug}', area: 'site/news' },
  competitionDocuments: { ...ofSite, path: '/{season?}/documents', area: 'site/documents' },
  competitionBoard: { ...ofSite, path: '/{season?}/board-members', area: 'site/board-members' },
  competitionHelp: { ...ofSite, path: '/{season?}/help', area: 'site/help' },

  manage: { path: '/manage', site: 'app', access: 'auth', layout: 'default', area: 'manage/home', width: 'full' },
  eventCreate: { path: '/manage/events/create', site: 'app', access: 'auth', layout: 'default', area: 'manage/events', width: 'full' },
  eventEdit: { path: '/manage/events/{id}/edit', site: 'app', access: 'auth', layout: 'default', area: 'manage/events', width: 'full' },
  eventsLocations: {
    path: '/manage/events-locations',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'manage/events',
    width: 'full',
  },
  eventBoards: {
    path: '/manage/events/{id}/boards',
    site: 'app',
    access: 'none*',
    layout: 'default',
    area: 'manage/events',
    width: 'full',
  },
  tournamentsManage: {
    path: '/manage/tournaments',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'manage/tournaments',
    width: 'full',
  },
  tournamentCreate: {
    path: '/manage/tournaments/create',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'manage/tournaments',
    width: 'full',
  },
  tournamentManage: {
    path: '/manage/tournaments/{id}',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'manage/tournaments',
    width: 'full',
  },
  tournamentPlayers: {
    path: '/manage/tournaments/{id}/players',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'manage/tournaments',
    width: 'full',
  },
  playList: {
    path: '/manage/tournaments/{id}/play/list',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'manage/tournaments',
    width: 'full',
  },
  playGroups: {
    path: '/manage/tournaments/{id}/play/groups',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'manage/tournaments',
    width: 'full',
  },
  playResults: {
    path: '/manage/tournaments/{id}/play/results',
    site: 'app',
    access: 'none*',
    layout: 'default',
    area: 'manage/tournaments',
    width: 'full',
  },
  losersKnockout: {
    path: '/manage/tournaments/{id}/play/losers-ko',
    site: 'app',
    access: 'none*',
    layout: 'default',
    area: 'manage/tournaments',
    width: 'full',
  },
  winnersKnockout: {
    path: '/manage/tournaments/{id}/play/winners-ko',
    site: 'app',
    access: 'none*',
    layout: 'default',
    area: 'manage/tournaments',
    width: 'full',
  },
  participants: {
    path: '/manage/participants',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'manage/participants',
    width: 'full',
  },
  rankingsManage: { ...ofRankings, path: '/manage/rankings', access: 'auth' },
  rankingCreate: { ...ofRankings, path: '/manage/rankings/create', access: 'none*' },
  rankingManage: { ...ofRankings, path: '/manage/rankings/{id}', access: 'none*' },
  rankingEdit: { ...ofRankings, path: '/manage/rankings/{id}/edit', access: 'auth' },

  rankings: { path: '/rankings', site: 'app', access: 'none', layout: 'default', area: 'rankings' },
  ranking: { path: '/rankings/{id}', site: 'app', access: 'none', layout: 'default', area: 'rankings' },

  competitions: { path: '/competition', site: 'app', access: 'auth', layout: 'default', area: 'competition/home', width: 'full' },
  competitionManage: {
    path: '/competition/{org_slug}',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/home',
    width: 'full',
  },
  seasonManage: {
    path: '/competition/{org_slug}/season/{season_slug}',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/home',
    width: 'full',
  },

  seasonsManage: {
    path: '/competition/{org_slug}/season/{season_slug}/seasons',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/seasons',
    width: 'full',
  },
  seasonCreate: {
    path: '/competition/{org_slug}/season/{season_slug}/seasons/create',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/seasons',
    width: 'full',
  },
  seasonEdit: {
    path: '/competition/{org_slug}/season/{season_slug}/seasons/{manage_season_slug}/edit',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/seasons',
    width: 'full',
  },

  teamsManage: {
    path: '/competition/{org_slug}/season/{season_slug}/teams',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/teams',
    width: 'full',
  },
  teamManage: {
    path: '/competition/{org_slug}/season/{season_slug}/teams/{team_slug}',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/teams',
    width: 'full',
  },
  teamCreate: {
    path: '/competition/{org_slug}/season/{season_slug}/teams/create',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/teams',
    width: 'full',
  },
  teamEdit: {
    path: '/competition/{org_slug}/season/{season_slug}/teams/{team_slug}/edit',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/teams',
    width: 'full',
  },
  teamMembers: {
    path: '/competition/{org_slug}/season/{season_slug}/teams/{team_slug}/members',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/teams',
    width: 'full',
  },
  memberCreate: {
    path: '/competition/{org_slug}/season/{season_slug}/teams/{team_slug}/members/create',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/teams',
    width: 'full',
  },
  memberEdit: {
    path: '/competition/{org_slug}/season/{season_slug}/teams/{team_slug}/members/{member_id}/edit',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/teams',
    width: 'full',
  },
  teamCreateExisting: {
    path: '/competition/{org_slug}/season/{season_slug}/teams/create/existing',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/teams',
    width: 'full',
  },
  teamStatistics: {
    path: '/competition/{org_slug}/season/{season_slug}/teams/{team_slug}/statistics',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/teams',
    width: 'full',
  },

  membersManage: {
    path: '/competition/{org_slug}/season/{season_slug}/members',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/members',
    width: 'full',
  },

  groupsManage: {
    path: '/competition/{org_slug}/season/{season_slug}/groups',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/groups',
    width: 'full',
  },
  groupManage: {
    path: '/competition/{org_slug}/season/{season_slug}/groups/{group_slug}',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/groups',
    width: 'full',
  },
  groupCreate: {
    path: '/competition/{org_slug}/season/{season_slug}/groups/create',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/groups',
    width: 'full',
  },
  groupEdit: {
    path: '/competition/{org_slug}/season/{season_slug}/groups/{group_slug}/edit',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/groups',
    width: 'full',
  },

  matchesManage: {
    path: '/competition/{org_slug}/season/{season_slug}/matches',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/matches',
    width: 'full',
  },
  matchManage: {
    path: '/competition/{org_slug}/season/{season_slug}/matches/{match_slug}',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/matches',
    width: 'full',
  },
  groupMatches: {
    path: '/competition/{org_slug}/season/{season_slug}/groups/{group_slug}/matches',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/groups',
    width: 'full',
  },
  groupTeams: {
    path: '/competition/{org_slug}/season/{season_slug}/groups/{group_slug}/teams',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/groups',
    width: 'full',
  },

  newsManage: {
    path: '/competition/{org_slug}/season/{season_slug}/site/news',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/site',
  },
  newsCreate: {
    path: '/competition/{org_slug}/season/{season_slug}/site/news/create',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/site',
  },
  newsItemManage: {
    path: '/competition/{org_slug}/season/{season_slug}/site/news/{slug}',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/site',
  },
  newsEdit: {
    path: '/competition/{org_slug}/season/{season_slug}/site/news/{slug}/edit',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/site',
  },
  boardMembersManage: {
    path: '/competition/{org_slug}/season/{season_slug}/site/board-members',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/site',
  },
  boardMemberCreate: {
    path: '/competition/{org_slug}/season/{season_slug}/site/board-members/create',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/site',
  },
  boardMemberEdit: {
    path: '/competition/{org_slug}/season/{season_slug}/site/board-members/{id}/edit',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/site',
  },
  documentsManage: {
    path: '/competition/{org_slug}/season/{season_slug}/site/documents',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/site',
  },
  documentCreate: {
    path: '/competition/{org_slug}/season/{season_slug}/site/documents/create',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/site',
  },
  documentManage: {
    path: '/competition/{org_slug}/season/{season_slug}/site/documents/{id}',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/site',
  },
  documentEdit: {
    path: '/competition/{org_slug}/season/{season_slug}/site/documents/{id}/edit',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/site',
  },
  siteSettings: {
    path: '/competition/{org_slug}/season/{season_slug}/site/settings',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/site',
    width: 'full',
  },

  matchPlay: {
    path: '/competition/{org_slug}/season/{season_slug}/matches/{match_slug}/play/{game_id}',
    site: 'app',
    access: 'none*',
    layout: 'tablet-live',
    area: 'competition/play',
  },

  locationsManage: {
    path: '/competition/{org_slug}/season/{season_slug}/locations',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/locations',
    width: 'full',
  },
  locationCreate: {
    path: '/competition/{org_slug}/season/{season_slug}/locations/create',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/locations',
    width: 'full',
  },
  locationManage: {
    path: '/competition/{org_slug}/season/{season_slug}/locations/{location_id}',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/locations',
    width: 'full',
  },
  locationEdit: {
    path: '/competition/{org_slug}/season/{season_slug}/locations/{location_id}/edit',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/locations',
    width: 'full',
  },
  locationTeams: {
    path: '/competition/{org_slug}/season/{season_slug}/locations/{location_id}/teams',
    site: 'app',
    access: 'auth',
    layout: 'default',
    area: 'competition/locations',
    width: 'full',
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

type Flat<T> = { [Key in keyof T]: T[Key] };
type ParamIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamIn<Rest> : never;

/** `{ tournament: string; id: string }` for `/tournaments/{tournament}/games/{id}`; `{season?}` gives `season?: string`. */
export type ParamsOfPath<Path extends string> = Flat<
  { [Name in ParamIn<Path> as Name extends `${string}?` ? never : Name]: string } & {
    [Name in ParamIn<Path> as Name extends `${infer Optional}?` ? Optional : never]?: string;
  }
>;

/** The parameters of a page, derived from its path. */
export type ParamsOf<Name extends RouteName> = ParamsOfPath<(typeof routes)[Name]['path']>;
