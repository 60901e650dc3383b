import type { ViewportName } from './viewports.ts';

/** A screenshot of a story. `story`: its file in packages/ without the ending, and its export, such as `ui/src/Bracket/Bracket#Sixteen`. */
export type Picture = {
  /** the name of the file without .png */
  name: string;
  story: string;
  viewport: ViewportName;
  mode: 'light' | 'dark';
  locale?: 'en' | 'nl' | 'fr' | 'de';
  /** the whole page rather than what the viewport shows */
  full?: true;
};

const page = (path: string) => `screens/src/${path}`;
const component = (name: string, story: string) => `ui/src/${name}/${name}#${story}`;

/** Compared by `npm run pictures`. At most 30: the stories whose appearance matters most. */
export const compared: readonly Picture[] = [
  { name: 'tablet-dark', story: page('tablet/tablet/Tablet#Default'), viewport: 'tablet', mode: 'dark' },
  { name: 'tablet-light', story: page('tablet/tablet/Tablet#Default'), viewport: 'tablet', mode: 'light' },
  { name: 'tablet-phone-german', story: page('tablet/tablet/Tablet#LongGermanNames'), viewport: 'phone', mode: 'dark', locale: 'de' },
  { name: 'tablet-sideways', story: page('tablet/tablet/Tablet#Default'), viewport: 'sideways', mode: 'light' },
  { name: 'tablet-bust', story: page('tablet/tablet/Tablet#Bust'), viewport: 'tablet', mode: 'dark' },
  { name: 'live-light', story: page('live/live/Live#Default'), viewport: 'desktop', mode: 'light' },
  { name: 'live-dark-phone', story: page('live/live/Live#Default'), viewport: 'phone', mode: 'dark' },
  { name: 'home', story: page('home/home/Home#Default'), viewport: 'desktop', mode: 'light' },
  { name: 'home-phone', story: page('home/home/Home#Default'), viewport: 'phone', mode: 'dark', locale: 'de' },
  { name: 'login-phone', story: page('auth/login/Login#Default'), viewport: 'phone', mode: 'light', locale: 'fr' },
  { name: 'tournament-phone', story: page('tournaments/tournament/Tournament#Running'), viewport: 'phone', mode: 'light' },
  { name: 'groups', story: page('tournaments/tournamentGroups/TournamentGroups#Default'), viewport: 'desktop', mode: 'dark', locale: 'de' },
  { name: 'knockout', story: page('tournaments/winnerBrackets/WinnerBrackets#Default'), viewport: 'desktop', mode: 'light' },
  { name: 'knockout-phone', story: page('tournaments/winnerBrackets/WinnerBrackets#Default'), viewport: 'phone', mode: 'dark' },
  { name: 'play-list', story: page('manage/tournaments/playList/PlayList#Default'), viewport: 'desktop', mode: 'light' },
  {
    name: 'play-list-german',
    story: page('manage/tournaments/playList/PlayList#LongGermanNames'),
    viewport: 'phone',
    mode: 'light',
    locale: 'de',
  },
  {
    name: 'players',
    story: page('manage/tournaments/tournamentPlayers/TournamentPlayers#Default'),
    viewport: 'desktop',
    mode: 'dark',
    locale: 'nl',
  },
  { name: 'failed', story: page('tournaments/tournamentGames/TournamentGames#Failed'), viewport: 'phone', mode: 'light' },
  { name: 'buttons', story: component('Button', 'KindsAndSizes'), viewport: 'desktop', mode: 'light' },
  { name: 'buttons-dark', story: component('Button', 'KindsAndSizes'), viewport: 'desktop', mode: 'dark' },
  { name: 'fields', story: component('TextField', 'EachType'), viewport: 'phone', mode: 'light' },
  { name: 'dialog-phone', story: component('Dialog', 'LongBodyScrolls'), viewport: 'phone', mode: 'dark' },
  { name: 'table', story: component('Table', 'Plain'), viewport: 'desktop', mode: 'light' },
  { name: 'keypad', story: component('ScoreKeypad', 'Typing'), viewport: 'tablet', mode: 'dark' },
  { name: 'dartboard', story: component('DartboardInput', 'Rest'), viewport: 'phone', mode: 'light' },
  { name: 'bracket', story: component('Bracket', 'Sixteen'), viewport: 'desktop', mode: 'dark' },
  { name: 'standings', story: component('StandingsTable', 'TwelveTeams'), viewport: 'desktop', mode: 'light' },
  { name: 'match-sheet', story: component('MatchSheet', 'Running'), viewport: 'phone', mode: 'light' },
  { name: 'tv', story: component('TvView', 'InTheHall'), viewport: 'tv', mode: 'dark' },
];

/** Taken by `npm run pictures -- docs` for the README, in docs/pictures. */
export const shown: readonly Picture[] = [
  { name: 'home', story: page('home/home/Home#Default'), viewport: 'desktop', mode: 'light' },
  { name: 'live', story: page('live/live/Live#Default'), viewport: 'desktop', mode: 'dark' },
  { name: 'tablet', story: page('tablet/tablet/Tablet#Default'), viewport: 'tablet', mode: 'dark' },
  { name: 'play-list', story: page('manage/tournaments/playList/PlayList#Default'), viewport: 'desktop', mode: 'light' },
  { name: 'knockout', story: page('tournaments/winnerBrackets/WinnerBrackets#Default'), viewport: 'desktop', mode: 'light' },
];

type Mode = Picture['mode'];
const both: readonly Mode[] = ['dark', 'light'];
/** The pictures to compare with a drawing in docs/pictures/mockups, by default in both colour modes. */
const comparedWith = (mockup: string, story: string, viewport: ViewportName, modes: readonly Mode[] = both): Picture[] =>
  modes.map((mode) => ({ name: `${mockup}-${mode}`, story, viewport, mode }));

/** Taken by `npm run pictures -- docs` for docs/look.md, in docs/pictures/built, in the size of the drawing. */
export const built: readonly Picture[] = [
  ...comparedWith('a-tablet-scoring', page('tablet/tablet/Tablet#Default'), 'desktop'),
  ...comparedWith('b-phone-scoring', page('tablet/tablet/Tablet#Default'), 'phone'),
  ...comparedWith('b-phone-sideways', page('tablet/tablet/Tablet#Default'), 'sideways'),
  ...comparedWith('c-live-game', page('live/live/Live#Default'), 'laptop'),
  ...comparedWith('c-live-game-phone', page('live/live/Live#Default'), 'phone'),
  ...comparedWith('d-play-list', page('manage/tournaments/playList/PlayList#Default'), 'laptop'),
  ...comparedWith('d-play-list-phone', page('manage/tournaments/playList/PlayList#Default'), 'phone'),
  ...comparedWith('e-bracket', page('tournaments/winnerBrackets/WinnerBrackets#FollowingAPlayer'), 'laptop'),
  ...comparedWith('e-bracket-phone', page('tournaments/winnerBrackets/WinnerBrackets#FollowingAPlayer'), 'phone'),
  ...comparedWith('h-tournament', page('tournaments/tournament/Tournament#FollowedPlayerPlays'), 'laptop'),
  ...comparedWith('h-tournament-phone', page('tournaments/tournament/Tournament#FollowedPlayerPlays'), 'phone'),
  ...comparedWith('i-home', page('home/home/Home#Default'), 'laptop'),
  ...comparedWith('i-home-phone', page('home/home/Home#Default'), 'phone'),
  ...comparedWith('i-login', page('auth/login/Login#Default'), 'laptop'),
  ...comparedWith('i-login-phone', page('auth/login/Login#Default'), 'phone'),
  ...comparedWith('k-tv-view', component('TvView', 'InTheHall'), 'tv', ['dark']),
  ...comparedWith('l-tablet-board-input', page('tablet/tablet/Tablet#OnTheDrawnBoard'), 'desktop'),
];
