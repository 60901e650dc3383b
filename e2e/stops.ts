import { routeNames, type ParamsOf, type RouteName } from '@oche/routes/table';
import { loadPage } from '@oche/screens/pages';
import type { Demo } from './demo.ts';
import { text, type Language } from './texts.ts';

/** The expectations of the flows for a page: its parameters, its heading, and a text in its content if it is public. */
export type Stop = { params: Record<string, string>; h1: (language: Language) => string; shows?: (language: Language) => string };

type Stops = { [Name in RouteName]: Stop };

/** Routes without required parameters. */
type Plain = { [Name in RouteName]: Record<never, never> extends ParamsOf<Name> ? Name : never }[RouteName];
/** Expectations that cannot be derived from the route table: parameters, and headings that differ from the page's title. */
type Known = { [Name in Exclude<RouteName, Plain>]: Stop & { params: ParamsOf<Name> } } & { [Name in Plain]?: Partial<Stop> };

const message =
  (id: string, values?: Record<string, string>) =>
  (language: Language): string =>
    text(language, id, values);

/** Parameters and headings from the demo data. A new route with parameters does not compile until it is added here. */
function knownStops({
  club,
  organiser,
  tournament: shown,
  ranking,
  firstAtHome,
  final,
  winner,
  loser,
  league,
  leagueTeam,
  leagueMember,
  leagueGroup,
  leagueMatch,
  leagueGame,
  leagueNews,
  leagueBoardMember,
  leagueDocument,
}: Demo): Known {
  const named = () => shown.name;
  const tournament = shown.slug;
  // Within a sentence, only German keeps the capital letter.
  const theFinal = (language: Language) => {
    const game = text(language, 'game.final');
    const stage = text(language, 'words.winnersKnockout');
    return text(language, 'slot.stageGame', { stage, game: language === 'de' ? game : game.toLowerCase() });
  };
  const managed = { params: { id: shown.id }, h1: named };
  const organisation = { org_slug: league.organisation.slug };
  const season = { ...organisation, season_slug: league.seasons[0]!.slug };
  const ofTeam = { params: { ...season, team_slug: leagueTeam.team.slug }, h1: () => leagueTeam.name };
  const ofGroup = { params: { ...season, group_slug: leagueGroup.slug }, h1: () => leagueGroup.name };
  const { id: location_id, name: locationName } = leagueTeam.location;
  const ofLocation = { params: { ...season, location_id }, h1: () => locationName };
  const ofNews = { ...season, slug: leagueNews.slug };
  const ofDivision = { group: leagueGroup.slug };
  const ofLeague = () => league.organisation.name;
  return {
    home: { shows: () => firstAtHome.name },
    live: { params: { id: final.id }, h1: message('game.final'), shows: () => winner },
    login: { h1: message('login.title') },
    register: { h1: message('register.title') },
    resetPassword: { h1: message('resetPassword.title') },
    testLogin: { shows: () => organiser.email },
    confirmNameChange: { shows: message('confirmChange.noLink') },
    confirmEmailChange: { shows: message('confirmChange.noLink') },
    profile: { shows: message('profile.description') },
    adminUserEdit: { params: { user_id: organiser.id }, h1: () => organiser.name },
    organisationAdmin: { params: { org_slug: club.slug }, h1: () => club.name },
    organisationAdminEdit: { params: { org_slug: club.slug }, h1: message('organisationAdminEdit.title', { name: club.name }) },
    // On competition sites only.
    competitionSeason: { params: { season: 'none' }, h1: message('words.home') },
    competitionGroup: { params: ofDivision, h1: () => leagueGroup.name },
    competitionStandings: { params: ofDivision, h1: () => leagueGroup.name },
    competitionGroupTeams: { params: ofDivision, h1: () => leagueGroup.name },
    competitionTeam: { params: { ...ofDivision, team: leagueTeam.team.slug }, h1: () => leagueTeam.name },
    competitionMatch: {
      params: { match: leagueMatch.slug },
      h1: message('teamMatch.title', { home: leagueMatch.home.name, away: leagueMatch.away.name }),
    },
    competitionGroupPlayers: { params: ofDivision, h1: () => leagueGroup.name },
    competitionCup: { params: ofDivision, h1: () => leagueGroup.name },
    competitionCupBracket: { params: ofDivision, h1: () => leagueGroup.name },
    competitionCupStandings: { params: ofDivision, h1: () => leagueGroup.name },
    competitionCupPlayers: {
      params: { group: leagueGroup.slug },
      h1: (language) => text(language, 'leaders.individualOf', { group: leagueGroup.name }),
    },
    competitionNewsItem: { params: { slug: leagueNews.slug }, h1: () => leagueNews.title },
    privacyPolicy: { shows: message('privacyPolicy.rights') },
    termsOfService: { shows: message('termsOfService.promise') },
    help: { shows: message('help.lostText') },
    tablet: { h1: message('tablet.noGame') },
    ranking: { params: { id: ranking.slug }, h1: () => ranking.name },
    event: { params: { event: shown.event.slug }, h1: () => shown.event.name, shows: () => shown.name },
    tournaments: { shows: () => shown.name },
    tournament: { params: { tournament }, h1: named, shows: () => winner },
    tournamentOverview: { params: { tournament }, h1: named, shows: () => winner },
    tournamentGames: { params: { tournament }, h1: named, shows: () => winner },
    tournamentGame: { params: { tournament, id: final.id }, h1: theFinal, shows: () => winner },
    tournamentGroups: { params: { tournament }, h1: named, shows: () => winner },
    tournamentResults: { params: { tournament }, h1: named, shows: () => winner },
    winnerBrackets: { params: { tournament }, h1: named, shows: () => winner },
    consolationBrackets: { params: { tournament }, h1: named, shows: () => loser },
    // The organiser manages the club and the league.
    manage: { h1: message('words.manage') },
    eventEdit: { params: { id: shown.event.id }, h1: message('eventForm.editTitle', { name: shown.event.name }) },
    eventBoards: { params: { id: shown.event.id }, h1: message('eventBoards.title', { event: shown.event.name }) },
    tournamentManage: managed,
    tournamentPlayers: managed,
    playList: managed,
    playGroups: managed,
    playResults: managed,
    losersKnockout: managed,
    winnersKnockout: managed,
    rankingManage: { params: { id: ranking.id }, h1: () => ranking.name },
    rankingEdit: { params: { id: ranking.id }, h1: () => ranking.name },
    competitionManage: { params: organisation, h1: ofLeague },
    seasonManage: { params: season, h1: ofLeague },
    seasonsManage: { params: season, h1: ofLeague },
    seasonCreate: { params: season, h1: message('seasonForm.create') },
    seasonEdit: { params: { ...season, manage_season_slug: season.season_slug }, h1: message('seasonEdit.title') },
    teamsManage: { params: season, h1: ofLeague },
    teamCreate: { params: season, h1: message('teamForm.createTitle') },
    teamCreateExisting: { params: season, h1: message('teamForm.addFormer') },
    teamManage: ofTeam,
    teamMembers: ofTeam,
    teamStatistics: ofTeam,
    teamEdit: ofTeam,
    memberCreate: { params: ofTeam.params, h1: message('teamFrame.addPlayer') },
    memberEdit: { params: { ...ofTeam.params, member_id: leagueMember.id }, h1: message('memberForm.editTitle') },
    groupsManage: { params: season, h1: ofLeague },
    locationsManage: { params: season, h1: ofLeague },
    locationCreate: { params: season, h1: message('locationFrame.createTitle') },
    locationManage: ofLocation,
    locationEdit: ofLocation,
    locationTeams: ofLocation,
    newsManage: { params: season, h1: message('siteManage.news') },
    siteSettings: { params: season, h1: message('siteManage.settings') },
    documentsManage: { params: season, h1: message('siteManage.documents') },
    documentCreate: { params: season, h1: message('documentForm.createTitle') },
    documentManage: { params: { ...season, id: leagueDocument.id }, h1: message('siteManage.document') },
    documentEdit: { params: { ...season, id: leagueDocument.id }, h1: message('documentForm.editTitle') },
    boardMembersManage: { params: season, h1: message('siteManage.board') },
    boardMemberCreate: { params: season, h1: message('boardMemberForm.createTitle') },
    boardMemberEdit: { params: { ...season, id: leagueBoardMember.id }, h1: message('boardMemberForm.editTitle') },
    newsCreate: { params: season, h1: message('newsForm.createTitle') },
    newsItemManage: { params: ofNews, h1: () => leagueNews.title },
    newsEdit: { params: ofNews, h1: message('newsForm.editTitle') },
    groupManage: ofGroup,
    groupCreate: { params: season, h1: message('groupForm.createTitle') },
    groupEdit: ofGroup,
    groupTeams: ofGroup,
    groupMatches: ofGroup,
    membersManage: { params: season, h1: ofLeague },
    matchesManage: { params: season, h1: ofLeague },
    matchManage: {
      params: { ...season, match_slug: leagueMatch.slug },
      h1: message('teamMatch.title', { home: leagueMatch.home.name, away: leagueMatch.away.name }),
    },
    matchPlay: {
      params: { ...season, match_slug: leagueGame.match, game_id: leagueGame.id },
      h1: message('words.versus', { a: leagueGame.sides[0]!.name, b: leagueGame.sides[1]!.name }),
    },
  };
}

const titleOf = async (name: RouteName): Promise<Stop['h1']> => {
  const { title } = await loadPage(name);
  if (typeof title !== 'function') return message(title.id);
  throw new Error(`The title of ${name} depends on its data. Add its heading to stops.ts.`);
};

/** The expectations for every route, filled with the demo data. */
export async function stopsOf(demo: Demo): Promise<Stops> {
  const known: Partial<Record<RouteName, Partial<Stop>>> = knownStops(demo);
  const stops = routeNames.map(async (name) => [name, { params: {}, ...known[name], h1: known[name]?.h1 ?? (await titleOf(name)) }]);
  return Object.fromEntries(await Promise.all(stops)) as Stops;
}
