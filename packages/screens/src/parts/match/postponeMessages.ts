import { defineMessages } from '@oche/i18n/messages';

/** Texts about requests to play a match on another evening. */
export const messages = defineMessages({
  title: { id: 'postpone.title', defaultMessage: 'Another evening' },
  ask: { id: 'postpone.ask', defaultMessage: 'Ask for another evening' },
  offer: { id: 'postpone.offer', defaultMessage: 'Offer other evenings' },
  noteOf: {
    id: 'postpone.noteOf',
    defaultMessage: '{team}: {note}',
    description: 'What a team wrote when it offered other evenings.',
  },
  hint: { id: 'postpone.hint', defaultMessage: 'Choose up to {most} evenings. The location and both teams are free on them.' },
  evenings: { id: 'postpone.evenings', defaultMessage: 'Evenings' },
  none: { id: 'postpone.none', defaultMessage: 'No evening is free. Ask an organiser.' },
  approval: { id: 'postpone.approval', defaultMessage: 'An organiser approves' },
  atOnce: { id: 'postpone.atOnce', defaultMessage: 'The match moves as soon as both teams agree' },
  whatHappens: {
    id: 'postpone.whatHappens',
    defaultMessage:
      '{team} has to answer. {how, select, once {If it accepts, the match moves at once: the rules of the league allow it.} approval {If it accepts, an organiser still has to approve the evening.} either {Depending on the evening that it accepts, the match moves at once, or an organiser still has to approve it.} other {Each evening says what happens then.}}',
    description: 'What happens after a request for another evening.',
  },
  sent: { id: 'postpone.sent', defaultMessage: 'Sent. {team} has to answer.' },
  moved: {
    id: 'postpone.moved',
    defaultMessage: 'Moved to {day}. {team} had asked for it.',
    description: 'The day is such as Fri 11 Dec.',
  },
  movedNow: { id: 'postpone.movedNow', defaultMessage: 'The match is now on {day}.' },
  toApprove: { id: 'postpone.toApprove', defaultMessage: 'An organiser has to approve {day}. Until then the match stays on its evening.' },
  limited: {
    id: 'postpone.limited',
    defaultMessage:
      'An organiser decides: {limit, select, notice {the match is too soon} window {too long after the match} last {close to the end of the season} third {{team} has already moved two matches} other {–}}',
  },
  note: { id: 'postpone.note', defaultMessage: 'Note' },
  chooseEvening: { id: 'postpone.chooseEvening', defaultMessage: 'Choose at least one evening.' },
  send: { id: 'postpone.send', defaultMessage: 'Send' },
  taken: { id: 'postpone.taken', defaultMessage: 'This evening is no longer free.' },
  asks: { id: 'postpone.asks', defaultMessage: '{team} asks for another evening: {reason}', description: 'The name of a team.' },
  offers: { id: 'postpone.offers', defaultMessage: '{team} offers:', description: 'Before a list of evenings.' },
  waits: { id: 'postpone.waits', defaultMessage: '{team} has to answer.' },
  accept: { id: 'postpone.accept', defaultMessage: 'Play on {day}', description: 'A button. The day is such as Fri 11 Dec.' },
  playOn: { id: 'postpone.playOn', defaultMessage: 'Play on {day}?', description: 'A question. The day is such as Fri 11 Dec.' },
  acceptMeans: {
    id: 'postpone.acceptMeans',
    defaultMessage:
      '{how, select, once {The match moves to this evening at once.} other {An organiser then has to approve this evening. Until then the match stays on its evening.}}',
  },
  approveMeans: { id: 'postpone.approveMeans', defaultMessage: 'The match moves to this evening at once. Both teams agree on it.' },
  acceptFor: {
    id: 'postpone.acceptFor',
    defaultMessage: 'Accept for {team}',
    description: 'A button of organisers, with a name of a team.',
  },
  acceptForTitle: { id: 'postpone.acceptForTitle', defaultMessage: 'Accept an evening for {team}?' },
  acceptForMeans: { id: 'postpone.acceptForMeans', defaultMessage: 'The match moves at once. Both teams see your reason.' },
  acceptedFor: { id: 'postpone.acceptedFor', defaultMessage: 'An organiser accepted the last request for the other team: {reason}' },
  refuse: { id: 'postpone.refuse', defaultMessage: 'Refuse' },
  refuseTitle: { id: 'postpone.refuseTitle', defaultMessage: 'Refuse the request?' },
  refuseMeans: { id: 'postpone.refuseMeans', defaultMessage: 'The match stays where it is. Both teams see your reason.' },
  withdraw: { id: 'postpone.withdraw', defaultMessage: 'Withdraw request' },
  agreed: { id: 'postpone.agreed', defaultMessage: 'Both teams agree on {day}. An organiser has to approve it.' },
  approve: { id: 'postpone.approve', defaultMessage: 'Approve {day}', description: 'A button. The day is such as Fri 11 Dec.' },
  refused: { id: 'postpone.refused', defaultMessage: 'The last request was refused: {reason}' },
});
