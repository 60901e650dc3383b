import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: {
    id: 'competitionHelp.description',
    defaultMessage: 'How to follow this competition, how to read a table, and what the words of the sport mean.',
  },
  contactText: {
    id: 'competitionHelp.contactText',
    defaultMessage: 'For anything not answered here, ask the organisers: <mail>{email}</mail>.',
    description: 'The tag is a link.',
  },

  followSeason: { id: 'competitionHelp.followSeason', defaultMessage: 'One season at a time' },
  followSeasonText: {
    id: 'competitionHelp.followSeasonText',
    defaultMessage:
      'Every page shows one season: the current one, until you choose another at the top. The season is then part of the address, so a link that you share shows your friends the same season, next year too.',
  },
  followLive: { id: 'competitionHelp.followLive', defaultMessage: 'Live games' },
  followLiveText: {
    id: 'competitionHelp.followLiveText',
    defaultMessage:
      'A game that is scored on a tablet has a live page. It follows every visit: what each player has left, the average, and who is to throw. There is no need to reload. If the network in the hall goes down, the page stops and catches up when it is back.',
  },
  followLanguage: { id: 'competitionHelp.followLanguage', defaultMessage: 'Your language, your colours' },
  followLanguageText: {
    id: 'competitionHelp.followLanguageText',
    defaultMessage:
      'Choose language and colours at the top (on a phone, in the menu); your device remembers them. You do not need an account to follow.',
  },

  standingsPlace: { id: 'competitionHelp.standingsPlace', defaultMessage: 'Points decide the place' },
  standingsPlaceText: {
    id: 'competitionHelp.standingsPlaceText',
    defaultMessage:
      'In a league, each match between two teams is made up of several games: singles and pairs. The team that wins more games wins the match and its points; where a draw is possible, both get a share. The organisers set the number of points before the season.',
  },
  standingsLevel: { id: 'competitionHelp.standingsLevel', defaultMessage: 'Level on points' },
  standingsLevelText: {
    id: 'competitionHelp.standingsLevelText',
    defaultMessage:
      'What counts then is an order chosen by the organisers: usually the difference in games or legs, what was won, or the result between the two. What no rule can separate is decided by the organisers, never by the alphabet.',
  },
  standingsColumns: { id: 'competitionHelp.standingsColumns', defaultMessage: 'The columns' },
  standingsColumnsText: {
    id: 'competitionHelp.standingsColumnsText',
    defaultMessage:
      'A difference with a plus means more won than lost. Form is the last five matches, the latest on the right: a filled letter is a win, an outlined one a loss, a grey one a draw.',
  },

  wordLegText: {
    id: 'competitionHelp.wordLegText',
    defaultMessage: 'From 501 (or another number) down to exactly zero. Whoever gets there first wins it.',
  },
  wordSetText: { id: 'competitionHelp.wordSetText', defaultMessage: 'A number of legs, where a game is played over several sets.' },
  wordVisitText: {
    id: 'competitionHelp.wordVisitText',
    defaultMessage: 'Up to three darts by one player; then it is the other player’s turn.',
  },
  wordDoubleText: {
    id: 'competitionHelp.wordDoubleText',
    defaultMessage: 'The narrow outer ring counts twice, the inner one three times. Most legs have to end on a double.',
  },
  wordCheckoutText: {
    id: 'competitionHelp.wordCheckoutText',
    defaultMessage: 'The visit that takes the score to zero; also the score it began with. 170 is the highest possible.',
  },
  wordBust: { id: 'competitionHelp.wordBust', defaultMessage: 'Bust' },
  wordBustText: {
    id: 'competitionHelp.wordBustText',
    defaultMessage:
      'Scoring more than what was left, leaving one, or reaching zero without the double that is needed. The visit then scores nothing.',
  },
  wordDouble: { id: 'competitionHelp.wordDouble', defaultMessage: 'Double and treble' },
  wordBull: { id: 'competitionHelp.wordBull', defaultMessage: 'Bull' },
  wordBullText: {
    id: 'competitionHelp.wordBullText',
    defaultMessage: 'The middle of the board: 50 in the centre, which counts as a double, and 25 in the ring around it.',
  },
  wordMaximum: { id: 'competitionHelp.wordMaximum', defaultMessage: '180 and 171' },
  wordMaximumText: {
    id: 'competitionHelp.wordMaximumText',
    defaultMessage:
      'Three times treble 20, the most that three darts can score; and three times treble 19. Both are counted over a season.',
  },
  wordAverageText: { id: 'competitionHelp.wordAverageText', defaultMessage: 'Points per three darts, over all darts thrown.' },
  wordBullUp: { id: 'competitionHelp.wordBullUp', defaultMessage: 'Bull-up' },
  wordBullUpText: {
    id: 'competitionHelp.wordBullUpText',
    defaultMessage: 'Each player throws one dart at the bull; the nearer one throws first.',
  },
  wordWalkoverText: { id: 'competitionHelp.wordWalkoverText', defaultMessage: 'A game or match that is awarded without being played.' },
  wordByeText: { id: 'competitionHelp.wordByeText', defaultMessage: 'A round or a matchday without an opponent.' },

  sheetOf: {
    id: 'competitionHelp.sheetOf',
    defaultMessage: 'The games in order',
    description: 'Opens the games of a match, as its sheet lists them.',
  },
  matches: { id: 'competitionHelp.matches', defaultMessage: 'Matches' },
  matchesText: {
    id: 'competitionHelp.matchesText',
    defaultMessage:
      '{twice, select, true {Each team plays each other team twice, at home and away.} other {Each team plays each other team once.}}',
  },
  moves: { id: 'competitionHelp.moves', defaultMessage: 'Up and down', description: 'How many teams of a division go up and down.' },
  up: { id: 'competitionHelp.up', defaultMessage: '{count, plural, one {# team goes up} other {# teams go up}}' },
  playOffUp: {
    id: 'competitionHelp.playOffUp',
    defaultMessage: '{count, plural, one {# team plays for a place above} other {# teams play for a place above}}',
  },
  down: { id: 'competitionHelp.down', defaultMessage: '{count, plural, one {# team goes down} other {# teams go down}}' },
  forWin: { id: 'competitionHelp.forWin', defaultMessage: '{points} for a win', description: 'Points of the table, such as 2.' },
  forDraw: { id: 'competitionHelp.forDraw', defaultMessage: '{points} for a draw', description: 'Points of the table, such as 1.' },
  forDefeat: { id: 'competitionHelp.forDefeat', defaultMessage: '{points} for a defeat', description: 'Points of the table, such as 0.' },
  perGame: { id: 'competitionHelp.perGame', defaultMessage: '{points} for each game won', description: 'Points of the table.' },
  perLeg: { id: 'competitionHelp.perLeg', defaultMessage: '{points} for each leg won', description: 'Points of the table.' },
  atScore: {
    id: 'competitionHelp.atScore',
    defaultMessage: 'but {points} at {score}',
    description: 'Points of the table, and the score of a match.',
  },
  fromOrganisers: { id: 'competitionHelp.fromOrganisers', defaultMessage: 'From the organisers' },
});
