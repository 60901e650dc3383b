import { defineMessages } from '@oche/i18n/messages';

/** Texts about requests to play a match on another evening. */
export const messages = defineMessages({
  title: { id: 'postpone.title', defaultMessage: 'Another evening' },
  ask: { id: 'postpone.ask', defaultMessage: 'Ask for another evening' },
  offer: { id: 'postpone.offer', defaultMessage: 'Offer other evenings' },
  hint: { id: 'postpone.hint', defaultMessage: 'Choose up to {most} evenings. The location and both teams are free on them.' },
  evenings: { id: 'postpone.evenings', defaultMessage: 'Evenings' },
  none: { id: 'postpone.none', defaultMessage: 'No evening is free. Ask an organiser.' },
  approval: { id: 'postpone.approval', defaultMessage: 'An organiser approves' },
  limited: {
    id: 'postpone.limited',
    defaultMessage:
      'An organiser decides: {limit, select, notice {the match is too soon} window {too long after the match} last {close to the end of the season} third {you have moved two matches already} other {–}}',
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
    defaultMessage: 'The match moves to this evening, or waits until an organiser approves it.',
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
