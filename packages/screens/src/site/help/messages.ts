import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'siteHelp.title', defaultMessage: 'Help' },
  description: {
    id: 'siteHelp.description',
    defaultMessage: 'How to follow this competition, how to read a table, and what the words of the sport mean.',
  },
  contents: { id: 'siteHelp.contents', defaultMessage: 'On this page' },
  contactText: {
    id: 'siteHelp.contactText',
    defaultMessage: 'For anything not answered here, ask the organisers: <mail>{email}</mail>.',
    description: 'The tag is a link.',
  },

  follow: { id: 'siteHelp.follow', defaultMessage: 'Following a season' },
  followSeason: { id: 'siteHelp.followSeason', defaultMessage: 'One season at a time' },
  followSeasonText: {
    id: 'siteHelp.followSeasonText',
    defaultMessage:
      'Every page shows one season: the current one, until you choose another at the top. The season is then part of the address, so a link that you share shows your friends the same season, next year too.',
  },
  followLive: { id: 'siteHelp.followLive', defaultMessage: 'Live games' },
  followLiveText: {
    id: 'siteHelp.followLiveText',
    defaultMessage:
      'A game that is scored on a tablet has a live page. It follows every visit: what each player has left, the average, and who is to throw. There is no need to reload. If the network in the hall goes down, the page stops and catches up when it is back.',
  },
  followLanguage: { id: 'siteHelp.followLanguage', defaultMessage: 'Your language, your colours' },
  followLanguageText: {
    id: 'siteHelp.followLanguageText',
    defaultMessage:
      'Choose language and colours at the top (on a phone, in the menu); your device remembers them. You do not need an account to follow.',
  },

  standings: { id: 'siteHelp.standings', defaultMessage: 'Reading a table' },
  standingsPlace: { id: 'siteHelp.standingsPlace', defaultMessage: 'Points decide the place' },
  standingsPlaceText: {
    id: 'siteHelp.standingsPlaceText',
    defaultMessage:
      'In a league, each match between two teams is made up of several games: singles and pairs. The team that wins more games wins the match and its points; where a draw is possible, both get a share. The organisers set the number of points before the season.',
  },
  standingsLevel: { id: 'siteHelp.standingsLevel', defaultMessage: 'Level on points' },
  standingsLevelText: {
    id: 'siteHelp.standingsLevelText',
    defaultMessage:
      'What counts then is an order chosen by the organisers: usually the difference in games or legs, what was won, or the result between the two. What no rule can separate is decided by the organisers, never by the alphabet.',
  },
  standingsColumns: { id: 'siteHelp.standingsColumns', defaultMessage: 'The columns' },
  standingsColumnsText: {
    id: 'siteHelp.standingsColumnsText',
    defaultMessage:
      'A difference with a plus means more won than lost. Form is the last five matches, the latest on the right: a filled letter is a win, an outlined one a loss, a grey one a draw.',
  },

  words: { id: 'siteHelp.words', defaultMessage: 'Words of the sport' },
  wordLegText: {
    id: 'siteHelp.wordLegText',
    defaultMessage: 'From 501 (or another number) down to exactly zero. Whoever gets there first wins it.',
  },
  wordSetText: { id: 'siteHelp.wordSetText', defaultMessage: 'A number of legs, where a game is played over several sets.' },
  wordVisitText: { id: 'siteHelp.wordVisitText', defaultMessage: 'Up to three darts by one player; then it is the other player’s turn.' },
  wordDoubleText: {
    id: 'siteHelp.wordDoubleText',
    defaultMessage: 'The narrow outer ring counts twice, the inner one three times. Most legs have to end on a double.',
  },
  wordCheckoutText: {
    id: 'siteHelp.wordCheckoutText',
    defaultMessage: 'The visit that takes the score to zero; also the score it began with. 170 is the highest possible.',
  },
  wordBust: { id: 'siteHelp.wordBust', defaultMessage: 'Bust' },
  wordBustText: {
    id: 'siteHelp.wordBustText',
    defaultMessage:
      'Scoring more than what was left, leaving one, or reaching zero without the double that is needed. The visit then scores nothing.',
  },
  wordDouble: { id: 'siteHelp.wordDouble', defaultMessage: 'Double and treble' },
  wordBull: { id: 'siteHelp.wordBull', defaultMessage: 'Bull' },
  wordBullText: {
    id: 'siteHelp.wordBullText',
    defaultMessage: 'The middle of the board: 50 in the centre, which counts as a double, and 25 in the ring around it.',
  },
  wordMaximum: { id: 'siteHelp.wordMaximum', defaultMessage: '180 and 171' },
  wordMaximumText: {
    id: 'siteHelp.wordMaximumText',
    defaultMessage:
      'Three times treble 20, the most that three darts can score; and three times treble 19. Both are counted over a season.',
  },
  wordAverageText: { id: 'siteHelp.wordAverageText', defaultMessage: 'Points per three darts, over all darts thrown.' },
  wordBullUp: { id: 'siteHelp.wordBullUp', defaultMessage: 'Bull-up' },
  wordBullUpText: {
    id: 'siteHelp.wordBullUpText',
    defaultMessage: 'Each player throws one dart at the bull; the nearer one throws first.',
  },
  wordWalkoverText: { id: 'siteHelp.wordWalkoverText', defaultMessage: 'A game or match that is awarded without being played.' },
  wordByeText: { id: 'siteHelp.wordByeText', defaultMessage: 'A round or a matchday without an opponent.' },
});
