import type { ViewportName } from './viewports.ts';

/** One story as it is photographed. `story` is its file without ending and its export: `ui/src/Bracket/Bracket#Sixteen`. */
export type Picture = {
  /** of the file, without .png */
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

/** Compared by `npm run pictures`, 30 at most: what would hurt most if it looked wrong and nobody noticed. */
export const compared: readonly Picture[] = [
  { name: 'tablet-dark', story: page('tablet/tablet/Tablet#Default'), viewport: 'tablet', mode: 'dark' },
  { name: 'tablet-light', story: page('tablet/tablet/Tablet#Default'), viewport: 'tablet', mode: 'light' },
  { name: 'tablet-phone-german', story: page('tablet/tablet/Tablet#LongGermanNames'), viewport: 'phone', mode: 'dark', locale: 'de' },
  { name: 'tablet-sideways', story: page('tablet/tablet/Tablet#Default'), viewport: 'sideways', mode: 'light' },
  { name: 'tablet-bust', story: page('tablet/tablet/Tablet#Bust'), viewport: 'tablet', mode: 'dark' },
  { name: 'live-light', story: page('live/Live#Default'), viewport: 'desktop', mode: 'light' },
  { name: 'live-dark-phone', story: page('live/Live#Default'), viewport: 'phone', mode: 'dark' },
  { name: 'home', story: page('home/Home#Default'), viewport: 'desktop', mode: 'light' },
  { name: 'home-phone', story: page('home/Home#Default'), viewport: 'phone', mode: 'dark', locale: 'de' },
  { name: 'login-phone', story: page('auth/login/Login#Default'), viewport: 'phone', mode: 'light', locale: 'fr' },
  { name: 'tournament-phone', story: page('tournaments/tournament/Tournament#Running'), viewport: 'phone', mode: 'light' },
  { name: 'groups', story: page('tournaments/groups/Groups#Default'), viewport: 'desktop', mode: 'dark', locale: 'de' },
  { name: 'knockout', story: page('tournaments/winnerBrackets/WinnerBrackets#Default'), viewport: 'desktop', mode: 'light' },
  { name: 'knockout-phone', story: page('tournaments/winnerBrackets/WinnerBrackets#Default'), viewport: 'phone', mode: 'dark' },
  { name: 'play-list', story: page('manage/tournament/playList/PlayList#Default'), viewport: 'desktop', mode: 'light' },
  {
    name: 'play-list-german',
    story: page('manage/tournament/playList/PlayList#LongGermanNames'),
    viewport: 'phone',
    mode: 'light',
    locale: 'de',
  },
  { name: 'players', story: page('manage/tournament/players/Players#Default'), viewport: 'desktop', mode: 'dark', locale: 'nl' },
  { name: 'failed', story: page('tournaments/games/Games#Failed'), viewport: 'phone', mode: 'light' },
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

/** Made by `npm run pictures -- docs` for the README and the docs, in docs/pictures. */
export const shown: readonly Picture[] = [
  { name: 'home', story: page('home/Home#Default'), viewport: 'desktop', mode: 'light' },
  { name: 'live', story: page('live/Live#Default'), viewport: 'desktop', mode: 'dark' },
  { name: 'tablet', story: page('tablet/tablet/Tablet#Default'), viewport: 'tablet', mode: 'dark' },
  { name: 'play-list', story: page('manage/tournament/playList/PlayList#Default'), viewport: 'desktop', mode: 'light' },
  { name: 'knockout', story: page('tournaments/winnerBrackets/WinnerBrackets#Default'), viewport: 'desktop', mode: 'light' },
];

type Mode = Picture['mode'];
const both: readonly Mode[] = ['dark', 'light'];
/** Of a drawing in docs/pictures/mockups, in both colour modes: what was drawn in one stands beside both. */
const beside = (mockup: string, story: string, viewport: ViewportName, modes: readonly Mode[] = both): Picture[] =>
  modes.map((mode) => ({ name: `${mockup}-${mode}`, story, viewport, mode }));

/** Made by `npm run pictures -- docs` for docs/look.md, in docs/pictures/built: what is built, at the size of the drawing. */
export const built: readonly Picture[] = [
  ...beside('a-tablet-scoring', page('tablet/tablet/Tablet#Default'), 'desktop'),
  ...beside('b-phone-scoring', page('tablet/tablet/Tablet#Default'), 'phone'),
  ...beside('b-phone-sideways', page('tablet/tablet/Tablet#Default'), 'sideways'),
  ...beside('c-live-game', page('live/Live#Default'), 'laptop'),
  ...beside('c-live-game-phone', page('live/Live#Default'), 'phone'),
  ...beside('d-play-list', page('manage/tournament/playList/PlayList#Default'), 'laptop'),
  ...beside('d-play-list-phone', page('manage/tournament/playList/PlayList#Default'), 'phone'),
  ...beside('e-bracket', page('tournaments/winnerBrackets/WinnerBrackets#FollowingAPlayer'), 'laptop'),
  ...beside('e-bracket-phone', page('tournaments/winnerBrackets/WinnerBrackets#FollowingAPlayer'), 'phone'),
  ...beside('h-tournament', page('tournaments/tournament/Tournament#FollowedPlayerPlays'), 'laptop'),
  ...beside('h-tournament-phone', page('tournaments/tournament/Tournament#FollowedPlayerPlays'), 'phone'),
  ...beside('i-home', page('home/Home#Default'), 'laptop'),
  ...beside('i-home-phone', page('home/Home#Default'), 'phone'),
  ...beside('i-login', page('auth/login/Login#Default'), 'laptop'),
  ...beside('i-login-phone', page('auth/login/Login#Default'), 'phone'),
  ...beside('k-tv-view', component('TvView', 'InTheHall'), 'tv', ['dark']),
  ...beside('l-tablet-board-input', page('tablet/tablet/Tablet#OnTheDrawnBoard'), 'desktop'),
];
