import { defineMessages } from '@oche/i18n/messages';

/** Texts of the page on which a phone scores the games of a match between two teams. */
export const messages = defineMessages({
  title: { id: 'matchPlay.title', defaultMessage: '{game}, {match}', description: 'The title of a page: "Game 4, Deinze – Nazareth".' },
  gameOf: { id: 'matchPlay.gameOf', defaultMessage: 'Game {number} of {count}' },
  next: { id: 'matchPlay.next', defaultMessage: 'Next: game {number}' },
  sheet: { id: 'matchPlay.sheet', defaultMessage: 'Match sheet' },
  continue: { id: 'matchPlay.continue', defaultMessage: 'Continue' },
  lineupTitle: { id: 'matchPlay.lineupTitle', defaultMessage: 'The next games wait for the lineups' },
  lineup: { id: 'matchPlay.lineup', defaultMessage: 'Still missing: {teams}. The captains hand them in on the match sheet.' },
  choosePlayers: { id: 'matchPlay.choosePlayers', defaultMessage: 'Choose a player in every place.' },
  choosePlayer: { id: 'matchPlay.choosePlayer', defaultMessage: 'Choose a player' },
  playerOf: { id: 'matchPlay.playerOf', defaultMessage: 'Player {number} of {team}' },
  savePlayers: { id: 'matchPlay.savePlayers', defaultMessage: 'Save players' },
  nameTitle: { id: 'matchPlay.nameTitle', defaultMessage: 'Who plays game {number}?' },
  players: { id: 'matchPlay.players', defaultMessage: 'Game {number} has no players yet' },
  playersHow: { id: 'matchPlay.playersHow', defaultMessage: 'The captains name them on the match sheet.' },
  tossTitle: { id: 'matchPlay.tossTitle', defaultMessage: 'Which team won the toss?' },
  overTitle: { id: 'matchPlay.overTitle', defaultMessage: 'All games are played' },
  over: { id: 'matchPlay.over', defaultMessage: 'Both captains check the match sheet and confirm it.' },
  elsewhere: {
    id: 'matchPlay.elsewhere',
    defaultMessage: '{count, plural, one {A game is} other {# games are}} still being played on other boards',
  },
  elsewhereHow: { id: 'matchPlay.elsewhereHow', defaultMessage: 'The score of the match changes here when it ends.' },
  decided: { id: 'matchPlay.decided', defaultMessage: 'There is no game to play now' },
  decidedHow: { id: 'matchPlay.decidedHow', defaultMessage: 'The match sheet shows its state and its games.' },
  resultOnly: { id: 'matchPlay.resultOnly', defaultMessage: 'Game {number} is not scored visit by visit' },
  resultOnlyHow: { id: 'matchPlay.resultOnlyHow', defaultMessage: 'A captain enters its result on the match sheet.' },
  playGame: { id: 'matchPlay.playGame', defaultMessage: 'Open game {number}' },
  forbiddenTitle: { id: 'matchPlay.forbiddenTitle', defaultMessage: 'You cannot score this match' },
  forbidden: {
    id: 'matchPlay.forbidden',
    defaultMessage: 'Captains and players of the two teams score it, and anybody with the link of the match. Ask a captain for the link.',
  },
});
