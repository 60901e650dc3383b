import type { ViewportName } from './viewports.ts';

/** A screenshot of a story. */
export type Picture = {
  /** the name of the file without .png */
  name: string;
  /** the story's file in packages/ without `.stories.tsx`, and its export, such as `ui/src/Bracket/Bracket#Sixteen` */
  story: string;
  viewport: ViewportName;
  mode: 'light' | 'dark';
  locale?: 'en' | 'nl' | 'fr' | 'de';
  /** the whole page instead of only the viewport */
  full?: true;
};

const page = (path: string) => `screens/src/${path}`;
const component = (name: string, story: string) => `ui/src/${name}/${name}#${story}`;

/** The pictures that `npm run pictures` compares: at most 30, of the stories whose appearance matters most. */
export const comparedPictures: readonly Picture[] = [
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

/** The pictures of the README, which `npm run pictures -- docs` writes to docs/pictures. */
export const readmePictures: readonly Picture[] = [
  { name: 'home', story: page('home/home/Home#Default'), viewport: 'desktop', mode: 'light' },
  { name: 'live', story: page('live/live/Live#Default'), viewport: 'desktop', mode: 'dark' },
  { name: 'tablet', story: page('tablet/tablet/Tablet#Default'), viewport: 'tablet', mode: 'dark' },
  { name: 'play-list', story: page('manage/tournaments/playList/PlayList#Default'), viewport: 'desktop', mode: 'light' },
  { name: 'knockout', story: page('tournaments/winnerBrackets/WinnerBrackets#Default'), viewport: 'desktop', mode: 'light' },
];

type Mode = Picture['mode'];
const bothModes: readonly Mode[] = ['dark', 'light'];
/** The pictures to compare with a design in docs/pictures/mockups, by default in both colour modes. */
const forDesign = (mockup: string, story: string, viewport: ViewportName, modes: readonly Mode[] = bothModes): Picture[] =>
  modes.map((mode) => ({ name: `${mockup}-${mode}`, story, viewport, mode }));

/** The pictures of docs/look.md, which `npm run pictures -- docs` writes to docs/pictures/built, in the size of the design. */
export const designPictures: readonly Picture[] = [
  ...forDesign('a-tablet-scoring', page('tablet/tablet/Tablet#Default'), 'desktop'),
  ...forDesign('b-phone-scoring', page('tablet/tablet/Tablet#Default'), 'phone'),
  ...forDesign('b-phone-sideways', page('tablet/tablet/Tablet#Default'), 'sideways'),
  ...forDesign('c-live-game', page('live/live/Live#Default'), 'laptop'),
  ...forDesign('c-live-game-phone', page('live/live/Live#Default'), 'phone'),
  ...forDesign('d-play-list', page('manage/tournaments/playList/PlayList#Default'), 'laptop'),
  ...forDesign('d-play-list-phone', page('manage/tournaments/playList/PlayList#Default'), 'phone'),
  ...forDesign('e-bracket', page('tournaments/winnerBrackets/WinnerBrackets#FollowingAPlayer'), 'laptop'),
  ...forDesign('e-bracket-phone', page('tournaments/winnerBrackets/WinnerBrackets#FollowingAPlayer'), 'phone'),
  ...forDesign('h-tournament', page('tournaments/tournament/Tournament#FollowedPlayerPlays'), 'laptop'),
  ...forDesign('h-tournament-phone', page('tournaments/tournament/Tournament#FollowedPlayerPlays'), 'phone'),
  ...forDesign('i-home', page('home/home/Home#Default'), 'laptop'),
  ...forDesign('i-home-phone', page('home/home/Home#Default'), 'phone'),
  ...forDesign('i-login', page('auth/login/Login#Default'), 'laptop'),
  ...forDesign('i-login-phone', page('auth/login/Login#Default'), 'phone'),
  ...forDesign('k-tv-view', component('TvView', 'InTheHall'), 'tv', ['dark']),
  ...forDesign('l-tablet-board-input', page('tablet/tablet/Tablet#OnTheDrawnBoard'), 'desktop'),
];
