import { routeNames, type ParamsOf, type RouteName } from '@oche/routes/table';
import { loadPage } from '@oche/screens/pages';
import type { Demo } from './demo.ts';
import { text, type Language } from './texts.ts';

/** How a page is found and known: its parameters, its own heading, and where anybody may read it something of its content. */
export type Stop = { params: Record<string, string>; h1: (language: Language) => string; shows?: (language: Language) => string };

type Stops = { [Name in RouteName]: Stop };

/** A row of the table that needs no parameters. */
type Plain = { [Name in RouteName]: Record<never, never> extends ParamsOf<Name> ? Name : never }[RouteName];
/** What the walk cannot know by itself: parameters, and a heading that is not the title of the page. */
type Known = { [Name in Exclude<RouteName, Plain>]: Stop & { params: ParamsOf<Name> } } & { [Name in Plain]?: Partial<Stop> };

const says =
  (id: string, values?: Record<string, string>) =>
  (language: Language): string =>
    text(language, id, values);

/** What the demo data have for pages. A new row with parameters does not compile until it is walked to. */
function knownStops({ club, organiser, tournament: shown, atHome, final, winner, loser }: Demo): Known {
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
    home: { shows: () => atHome.name },
    live: { params: { id: final.id }, h1: says('game.final'), shows: () => winner },
    login: { h1: says('login.title') },
    register: { h1: says('register.title') },
    resetPassword: { h1: says('resetPassword.title') },
    testLogin: { shows: () => organiser.email },
    confirmNameChange: { shows: says('confirmChange.noLink') },
    confirmEmailChange: { shows: says('confirmChange.noLink') },
    profile: { shows: says('profile.description') },
    adminUserEdit: { params: { user_id: organiser.id }, h1: () => organiser.name },
    organisationAdmin: { params: { org_slug: club.slug }, h1: () => club.name },
    organisationAdminEdit: { params: { org_slug: club.slug }, h1: says('organisationAdminEdit.title', { name: club.name }) },
    // Of another site.
    competitionSeason: { params: { season: 'none' }, h1: says('words.home') },
    privacyPolicy: { shows: says('privacyPolicy.rights') },
    termsOfService: { shows: says('termsOfService.promise') },
    tablet: { h1: says('tablet.noGame') },
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
    manage: { h1: () => club.name },
    eventEdit: { params: { id: shown.event.id }, h1: says('eventForm.editTitle', { name: shown.event.name }) },
    eventBoards: { params: { id: shown.event.id }, h1: says('eventBoards.title', { event: shown.event.name }) },
    tournamentManage: managed,
    tournamentPlayers: managed,
    playList: managed,
    playGroups: managed,
    playResults: managed,
    losersKnockout: managed,
    winnersKnockout: managed,
  };
}

const titleOf = async (name: RouteName): Promise<Stop['h1']> => {
  const { title } = await loadPage(name);
  if (typeof title !== 'function') return says(title.id);
  throw new Error(`The title of ${name} depends on what it reads: say its heading in stops.ts.`);
};

/** Every row of the route table with what the demo data have for it. */
export async function stopsOf(demo: Demo): Promise<Stops> {
  const known: Partial<Record<RouteName, Partial<Stop>>> = knownStops(demo);
  const stops = routeNames.map(async (name) => [name, { params: {}, ...known[name], h1: known[name]?.h1 ?? (await titleOf(name)) }]);
  return Object.fromEntries(await Promise.all(stops)) as Stops;
}
