import type { ParamsOf, RouteName } from '@oche/routes/table';
import type { Demo } from './demo.ts';
import { text, type Language } from './texts.ts';

/** How a page is found and known: its parameters, its own heading, and where anybody may read it something of its content. */
export type Stop = { params: Record<string, string>; h1: (language: Language) => string; shows?: (language: Language) => string };

type Stops = { [Name in RouteName]: Stop & { params: ParamsOf<Name> } };

const says =
  (id: string, values?: Record<string, string>) =>
  (language: Language): string =>
    text(language, id, values);

/** Every row of the route table with what the demo data have for it. A new row does not compile until it is walked to. */
export function stopsOf({ club, organiser, tournament: shown, atHome, final, winner, loser }: Demo): Stops {
  const named = () => shown.name;
  const tournament = shown.slug;
  // within a sentence, where only German keeps the capital
  const theFinal = (language: Language) => {
    const game = text(language, 'game.final');
    const stage = text(language, 'words.winnersKnockout');
    return text(language, 'slot.stageGame', { stage, game: language === 'de' ? game : game.toLowerCase() });
  };
  const managed = { params: { id: shown.id }, h1: named };
  return {
    home: { params: {}, h1: says('home.title'), shows: () => atHome.name },
    live: { params: { id: final.id }, h1: says('game.final'), shows: () => winner },
    login: { params: {}, h1: says('login.title') },
    register: { params: {}, h1: says('register.title') },
    resetPassword: { params: {}, h1: says('resetPassword.title') },
    testLogin: { params: {}, h1: says('testLogin.title'), shows: () => organiser.email },
    confirmNameChange: { params: {}, h1: says('confirmNameChange.title'), shows: says('confirmChange.noLink') },
    confirmEmailChange: { params: {}, h1: says('confirmEmailChange.title'), shows: says('confirmChange.noLink') },
    profile: { params: {}, h1: says('words.myAccount'), shows: says('profile.description') },
    myMatches: { params: {}, h1: says('myMatches.title') },
    myTournaments: { params: {}, h1: says('myTournaments.title') },
    myStats: { params: {}, h1: says('myStats.title') },
    profileSettings: { params: {}, h1: says('profile.settings') },
    adminUsers: { params: {}, h1: says('admin.users') },
    adminUserEdit: { params: { user_id: organiser.id }, h1: () => organiser.name },
    adminOrganisations: { params: {}, h1: says('admin.organisations') },
    organisationCreate: { params: {}, h1: says('organisationCreate.title') },
    organisationAdmin: { params: { org_slug: club.slug }, h1: () => club.name },
    organisationAdminEdit: { params: { org_slug: club.slug }, h1: says('organisationEdit.title', { name: club.name }) },
    analyticsGeneral: { params: {}, h1: says('admin.figures') },
    analyticsTournaments: { params: {}, h1: says('admin.tournamentFigures') },
    // Of another site.
    competitionHome: { params: {}, h1: says('words.home') },
    competitionSeason: { params: { season: 'none' }, h1: says('words.home') },
    competitionHelp: { params: {}, h1: says('siteHelp.title') },
    privacyPolicy: { params: {}, h1: says('words.privacyPolicy'), shows: says('privacyPolicy.rights') },
    termsOfService: { params: {}, h1: says('words.termsOfService'), shows: says('termsOfService.promise') },
    tablet: { params: {}, h1: says('tablet.noGame') },
    tabletLogin: { params: {}, h1: says('tabletLogin.title') },
    event: { params: { event: shown.event.slug }, h1: () => shown.event.name, shows: () => shown.name },
    tournaments: { params: {}, h1: says('tournaments.title'), shows: () => shown.name },
    tournament: { params: { tournament }, h1: named, shows: () => winner },
    tournamentOverview: { params: { tournament }, h1: named, shows: () => winner },
    tournamentGames: { params: { tournament }, h1: named, shows: () => winner },
    tournamentGame: { params: { tournament, id: final.id }, h1: theFinal, shows: () => winner },
    tournamentGroups: { params: { tournament }, h1: named, shows: () => winner },
    tournamentResults: { params: { tournament }, h1: named, shows: () => winner },
    winnerBrackets: { params: { tournament }, h1: named, shows: () => winner },
    consolationBrackets: { params: { tournament }, h1: named, shows: () => loser },
    manage: { params: {}, h1: () => club.name },
    eventCreate: { params: {}, h1: says('eventForm.createTitle') },
    eventEdit: { params: { id: shown.event.id }, h1: says('eventForm.editTitle', { name: shown.event.name }) },
    eventsLocations: { params: {}, h1: says('manage.places') },
    eventBoards: { params: { id: shown.event.id }, h1: says('eventBoards.title', { event: shown.event.name }) },
    tournamentsManage: { params: {}, h1: says('words.tournaments') },
    tournamentCreate: { params: {}, h1: says('manage.newTournament') },
    tournamentManage: managed,
    tournamentPlayers: managed,
    playList: managed,
    playGroups: managed,
    playResults: managed,
    losersKnockout: managed,
    winnersKnockout: managed,
    participants: { params: {}, h1: says('manage.participants') },
  };
}
