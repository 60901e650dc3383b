import { defineMessages } from '@oche/i18n/messages';

/** Texts of the guide for captains. */
export const guideMessages = defineMessages({
  title: { id: 'teamManage.guide.title', defaultMessage: 'How a match works' },
  before: { id: 'teamManage.guide.before', defaultMessage: 'Before the evening' },
  beforeText: {
    id: 'teamManage.guide.beforeText',
    defaultMessage: 'Open the match from this page. If your team cannot play, choose “{button}” there: the other captain gets a message.',
    description: 'The argument is the name of a button.',
  },
  lineup: { id: 'teamManage.guide.lineup', defaultMessage: 'Hand in the lineup' },
  lineupText: {
    id: 'teamManage.guide.lineupText',
    defaultMessage:
      'From {hours, plural, one {# hour} other {# hours}} before the match, choose who plays which game and press “{button}”. Nobody sees it before both lineups are in.',
    description: 'The argument is the name of a button.',
  },
  play: { id: 'teamManage.guide.play', defaultMessage: 'Play and score' },
  playText: {
    id: 'teamManage.guide.playText',
    defaultMessage:
      '“{button}” calls the first games. Score them on the tablets at the boards or on a phone, also without a network. Others can score with the link of the match.',
    description: 'The argument is the name of a button.',
  },
  paper: { id: 'teamManage.guide.paper', defaultMessage: 'Or write on paper' },
  paperText: {
    id: 'teamManage.guide.paperText',
    defaultMessage: 'Afterwards “{button}” takes the players and legs of each game, then the 180s and high checkouts.',
    description: 'The argument is the name of a button.',
  },
  confirm: { id: 'teamManage.guide.confirm', defaultMessage: 'Confirm the sheet' },
  confirmText: {
    id: 'teamManage.guide.confirmText',
    defaultMessage:
      'When both captains have confirmed, the match counts in the table. If only one does, it counts after {hours, plural, one {# hour} other {# hours}}. If something is wrong, dispute the sheet: the organisers decide.',
  },
});
