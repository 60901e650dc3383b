import { defineMessages } from '@oche/i18n/messages';

export const nextGameMessages = defineMessages({
  playsNow: { id: 'follow.playsNow', defaultMessage: '{name} plays on board {number}' },
  called: { id: 'follow.called', defaultMessage: '{name} is called to board {number}' },
  next: { id: 'follow.next', defaultMessage: '{name} plays next' },
  last: { id: 'follow.last', defaultMessage: '{name} has no more games.' },
  versus: { id: 'follow.versus', defaultMessage: 'v <b>{name}</b>' },
  marker: { id: 'follow.marker', defaultMessage: 'Marker: <b>{name}</b>' },
  inAbout: { id: 'follow.inAbout', defaultMessage: 'in about', description: 'Above "12 min".' },
  minutes: { id: 'follow.minutes', defaultMessage: '{count, number} min' },
  soon: { id: 'follow.soon', defaultMessage: 'soon', description: 'In place of "12 min": the next board that is free.' },
  watch: { id: 'follow.watch', defaultMessage: 'Watch live' },
  youPlayNow: { id: 'follow.youPlayNow', defaultMessage: 'You are playing on board {number}' },
  youAreCalled: { id: 'follow.youAreCalled', defaultMessage: 'You are called to board {number}' },
  youPlayNext: { id: 'follow.youPlayNext', defaultMessage: 'You play next' },
  youAreDone: { id: 'follow.youAreDone', defaultMessage: 'You have no more games today.' },
});
