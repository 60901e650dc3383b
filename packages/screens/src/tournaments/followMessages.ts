import { defineMessages } from '@oche/i18n/messages';

/** What a tournament says about the one player whom the reader follows. */
export const followMessages = defineMessages({
  follow: { id: 'follow.follow', defaultMessage: 'Follow a player' },
  following: { id: 'follow.following', defaultMessage: 'You follow {name}' },
  stop: { id: 'follow.stop', defaultMessage: 'Stop following {name}' },
  followed: { id: 'follow.followed', defaultMessage: 'followed', description: 'In brackets after the name in a table.' },
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
  form: { id: 'follow.form', defaultMessage: 'Recent games' },
  won: { id: 'follow.won', defaultMessage: 'won' },
  wonLetter: { id: 'follow.wonLetter', defaultMessage: 'W', description: 'One letter for a game that was won.' },
  drawn: { id: 'follow.drawn', defaultMessage: 'drawn' },
  drawnLetter: { id: 'follow.drawnLetter', defaultMessage: 'D', description: 'One letter for a game that was drawn.' },
  lost: { id: 'follow.lost', defaultMessage: 'lost' },
  lostLetter: { id: 'follow.lostLetter', defaultMessage: 'L', description: 'One letter for a game that was lost.' },
});
