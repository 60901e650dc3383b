import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  player: { id: 'tournamentGames.player', defaultMessage: 'Games of' },
  everybody: { id: 'tournamentGames.everybody', defaultMessage: 'Everybody' },
  playing: { id: 'tournamentGames.playing', defaultMessage: 'On now' },
  called: { id: 'tournamentGames.called', defaultMessage: 'Called to a board' },
  waiting: { id: 'tournamentGames.waiting', defaultMessage: 'Waiting' },
  finished: { id: 'tournamentGames.finished', defaultMessage: 'Finished' },
  none: { id: 'tournamentGames.none', defaultMessage: 'No games yet. They appear here after the draw.' },
  noneOf: { id: 'tournamentGames.noneOf', defaultMessage: '{name} has no games.' },
});
