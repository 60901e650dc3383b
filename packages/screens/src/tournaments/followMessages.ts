import { defineMessages } from '@oche/i18n/messages';

/** Texts about the player whom the user follows. */
export const followMessages = defineMessages({
  follow: { id: 'follow.follow', defaultMessage: 'Follow a player' },
  youAre: { id: 'follow.youAre', defaultMessage: 'You: {name}', description: 'The reader is one of the players of this tournament.' },
  following: { id: 'follow.following', defaultMessage: 'You follow {name}' },
  stop: { id: 'follow.stop', defaultMessage: 'Stop following {name}' },
  followed: { id: 'follow.followed', defaultMessage: 'followed', description: 'In brackets after the name in a table.' },
  form: { id: 'follow.form', defaultMessage: 'Recent games' },
  won: { id: 'follow.won', defaultMessage: 'won' },
  wonLetter: { id: 'follow.wonLetter', defaultMessage: 'W', description: 'One letter for a game that was won.' },
  drawn: { id: 'follow.drawn', defaultMessage: 'drawn' },
  drawnLetter: { id: 'follow.drawnLetter', defaultMessage: 'D', description: 'One letter for a game that was drawn.' },
  lost: { id: 'follow.lost', defaultMessage: 'lost' },
  lostLetter: { id: 'follow.lostLetter', defaultMessage: 'L', description: 'One letter for a game that was lost.' },
});
