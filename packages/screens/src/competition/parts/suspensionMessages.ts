import { defineMessages } from '@oche/i18n/messages';

/** The dialogs that suspend a player and lift a suspension. */
export const messages = defineMessages({
  suspend: { id: 'suspension.suspend', defaultMessage: 'Suspend' },
  open: { id: 'suspension.open', defaultMessage: 'Suspend…', description: 'Opens the dialog that suspends a player.' },
  lift: { id: 'suspension.lift', defaultMessage: 'Lift the suspension' },
  title: { id: 'suspension.title', defaultMessage: 'Suspend {name}?' },
  means: {
    id: 'suspension.means',
    defaultMessage: 'From today, no lineup may name the player. Results stay, and so does the place on the roster.',
  },
  tonight: {
    id: 'suspension.tonight',
    defaultMessage:
      '{home} plays {away} today. If a lineup that is still sealed names {name}, captains with an account are told to hand it in again. Otherwise the sheet notes a protest. Lineups that are already revealed stay as they are.',
  },
  howLong: { id: 'suspension.howLong', defaultMessage: 'How long' },
  untilDay: { id: 'suspension.untilDay', defaultMessage: 'Until a day' },
  forMatches: { id: 'suspension.forMatches', defaultMessage: 'For a number of matches' },
  lastDay: { id: 'suspension.lastDay', defaultMessage: 'Last day of the suspension' },
  lastDayMissing: { id: 'suspension.lastDayMissing', defaultMessage: 'Enter today or a later day.' },
  matches: { id: 'suspension.matches', defaultMessage: 'Matches' },
  matchesHint: {
    id: 'suspension.matchesHint',
    defaultMessage: 'Each match that the team plays without the player counts. A walkover does not.',
  },
  matchesMissing: { id: 'suspension.matchesMissing', defaultMessage: 'Enter a number from 1 to 99.' },
  less: { id: 'suspension.less', defaultMessage: 'One match less' },
  more: { id: 'suspension.more', defaultMessage: 'One match more' },
  reasonHint: {
    id: 'suspension.reasonHint',
    defaultMessage: 'Organisers read it with the suspension. Players and captains do not.',
  },
  why: {
    id: 'suspension.why',
    defaultMessage: 'Reason: {reason}',
    description: 'Why a player is suspended, as an organiser has entered it.',
  },
  suspended: { id: 'suspension.suspended', defaultMessage: '{name} is suspended.' },
  liftTitle: { id: 'suspension.liftTitle', defaultMessage: 'Lift the suspension of {name}?' },
  liftMeans: { id: 'suspension.liftMeans', defaultMessage: 'Lineups may name the player again from today.' },
  lifted: { id: 'suspension.lifted', defaultMessage: '{name} is no longer suspended.' },
});
