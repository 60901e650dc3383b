import { defineMessages } from '@oche/i18n/messages';

/** Texts of the guide for captains. */
export const messages = defineMessages({
  title: { id: 'captainGuide.title', defaultMessage: 'How a match works' },
  before: { id: 'captainGuide.before', defaultMessage: 'Before the evening' },
  beforeText: {
    id: 'captainGuide.beforeText',
    defaultMessage:
      'Open the match on the page of your team. If your team cannot play, choose “{button}” there: the other captain gets a message.',
    description: 'The argument is the name of a button.',
  },
  lineup: { id: 'captainGuide.lineup', defaultMessage: 'Hand in the lineup' },
  lineupText: {
    id: 'captainGuide.lineupText',
    defaultMessage:
      'From {hours, plural, one {# hour} other {# hours}} before the match, choose who plays which game and press “{button}”. Nobody sees it before both lineups are in.',
    description: 'The argument is the name of a button.',
  },
  play: { id: 'captainGuide.play', defaultMessage: 'Play and score' },
  playText: {
    id: 'captainGuide.playText',
    defaultMessage:
      '“{button}” calls the first games. Score them on the tablets at the boards or on a phone, also without a network. Others can score with the link of the match.',
    description: 'The argument is the name of a button.',
  },
  paper: { id: 'captainGuide.paper', defaultMessage: 'Or write on paper' },
  paperText: {
    id: 'captainGuide.paperText',
    defaultMessage: 'Afterwards “{button}” takes the players and legs of each game, then the 180s and high checkouts.',
    description: 'The argument is the name of a button.',
  },
  confirm: { id: 'captainGuide.confirm', defaultMessage: 'Confirm the sheet' },
  confirmText: {
    id: 'captainGuide.confirmText',
    defaultMessage:
      'When both captains have confirmed, the match counts in the table. If only one does, it counts after {hours, plural, one {# hour} other {# hours}}. If something is wrong, dispute the sheet: the organisers decide.',
  },
});
