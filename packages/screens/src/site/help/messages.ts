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
    defaultMessage: 'What is not answered here is known by the organisers: <mail>{email}</mail>.',
    description: 'The tag is a link.',
  },

  follow: { id: 'siteHelp.follow', defaultMessage: 'Following a season' },
  followSeason: { id: 'siteHelp.followSeason', defaultMessage: 'One season at a time' },
  followSeasonText: {
    id: 'siteHelp.followSeasonText',
    defaultMessage:
      'Every page shows one season: the one that is played now, until you choose another one at the top. The season then stands in the address, so a link that you share shows your friends the same season, next year too.',
  },
  followLive: { id: 'siteHelp.followLive', defaultMessage: 'Live games' },
  followLiveText: {
    id: 'siteHelp.followLiveText',
    defaultMessage:
      'A game that is scored on a tablet has a live page. It follows every visit by itself: what each player has left, the average, and who throws. Nothing has to be reloaded. Where the network in the hall is gone, the page stands still and catches up when it is back.',
  },
  followLanguage: { id: 'siteHelp.followLanguage', defaultMessage: 'Your language, your colours' },
  followLanguageText: {
    id: 'siteHelp.followLanguageText',
    defaultMessage:
      'Language and colours are chosen at the top, on a phone in the menu, and remembered on your device. No account is needed to read along.',
  },

  standings: { id: 'siteHelp.standings', defaultMessage: 'Reading a table' },
  standingsPlace: { id: 'siteHelp.standingsPlace', defaultMessage: 'Points decide the place' },
  standingsPlaceText: {
    id: 'siteHelp.standingsPlaceText',
    defaultMessage:
      'In a league each meeting of two teams is a number of games: singles and pairs. The team with more games wins the meeting and gets its points; where a draw is possible, both get a share. How many points there are is decided by the organisers before the season.',
  },
  standingsLevel: { id: 'siteHelp.standingsLevel', defaultMessage: 'Level on points' },
  standingsLevelText: {
    id: 'siteHelp.standingsLevelText',
    defaultMessage:
      'What then counts is an order that the organisers have chosen: mostly the difference of games or legs, what was won, or who won between the two. What no rule can tell apart is decided by the organisers, and never by the alphabet.',
  },
  standingsColumns: { id: 'siteHelp.standingsColumns', defaultMessage: 'The columns' },
  standingsColumnsText: {
    id: 'siteHelp.standingsColumnsText',
    defaultMessage:
      'A difference with a plus is more won than lost. The form is the last five meetings, the latest on the right: a filled letter was won, an outlined one lost, a grey one drawn.',
  },

  words: { id: 'siteHelp.words', defaultMessage: 'Words of the sport' },
  wordLegText: {
    id: 'siteHelp.wordLegText',
    defaultMessage: 'From 501 (or another number) down to exactly zero. Whoever is there first wins it.',
  },
  wordSetText: { id: 'siteHelp.wordSetText', defaultMessage: 'A number of legs, where a game is played over several sets.' },
  wordVisitText: { id: 'siteHelp.wordVisitText', defaultMessage: 'Up to three darts of one player; then it is the other one’s turn.' },
  wordDoubleText: {
    id: 'siteHelp.wordDoubleText',
    defaultMessage: 'The narrow outer ring counts twice, the inner one three times. Most legs have to end on a double.',
  },
  wordCheckoutText: {
    id: 'siteHelp.wordCheckoutText',
    defaultMessage: 'The visit that brings what is left to zero; also how much that was. 170 is the highest there is.',
  },
  wordBust: { id: 'siteHelp.wordBust', defaultMessage: 'Bust' },
  wordBustText: {
    id: 'siteHelp.wordBustText',
    defaultMessage: 'More than what was left, or one left over where a double is needed. The visit then scores nothing.',
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
  wordAverageText: { id: 'siteHelp.wordAverageText', defaultMessage: 'Points of three darts, over all darts that were thrown.' },
  wordBullUp: { id: 'siteHelp.wordBullUp', defaultMessage: 'Bull-up' },
  wordBullUpText: {
    id: 'siteHelp.wordBullUpText',
    defaultMessage: 'Each throws one dart at the bull; whoever is nearer throws first in the game.',
  },
  wordWalkoverText: { id: 'siteHelp.wordWalkoverText', defaultMessage: 'A game or a meeting that is awarded without being played.' },
  wordByeText: { id: 'siteHelp.wordByeText', defaultMessage: 'A round or a matchday without an opponent.' },
});
