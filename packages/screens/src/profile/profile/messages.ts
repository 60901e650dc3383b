import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'profile.description', defaultMessage: 'Your next game, your statistics and your clubs.' },
  visitor: { id: 'profile.visitor', defaultMessage: 'You are not logged in. Log in to see your account.' },
  allGames: { id: 'profile.allGames', defaultMessage: 'All games' },
  allStatistics: { id: 'profile.allStatistics', defaultMessage: 'All statistics' },
  gamesWon: { id: 'profile.gamesWon', defaultMessage: 'Games won' },
  wonOf: {
    id: 'profile.wonOf',
    defaultMessage: '{won, plural, other {#}} of {games, plural, other {#}}',
    description: 'Games won of games played: "3 of 5".',
  },
  maximums: { id: 'profile.maximums', defaultMessage: '180s' },
  you: { id: 'profile.you', defaultMessage: 'You' },
  change: {
    id: 'profile.change',
    defaultMessage: 'Change',
    description: 'A link beside name and e-mail address, to where they are changed.',
  },
  clubs: { id: 'profile.clubs', defaultMessage: 'Clubs' },
  noClubs: {
    id: 'profile.noClubs',
    defaultMessage: 'You do not run a club yet. Start one to plan a tournament, or wait for a club to invite you.',
  },
  ownMatch: {
    id: 'profile.ownMatch',
    defaultMessage: '{side, select, home {Next at home against {team}} other {Next away at {team}}}',
    description: 'The next match of a team of which the user is the captain.',
  },
  due: { id: 'profile.due', defaultMessage: 'To do', description: 'A heading: what a captain has to do.' },
  dueOf: {
    id: 'profile.dueOf',
    defaultMessage:
      '{kind, select, request {Answer {team}: it asks for another evening} offer {Answer {team}: it offers other evenings} sheet {Confirm the sheet against {team}} other {Hand in the lineup against {team}}}',
  },
  dueUntil: { id: 'profile.dueUntil', defaultMessage: 'Due by {time}', description: 'The date and time at which a lineup is due.' },
  players: { id: 'profile.players', defaultMessage: 'As a player' },
  unlink: { id: 'profile.unlink', defaultMessage: 'Unlink {name}, {organisation}' },
  unlinkTitle: { id: 'profile.unlinkTitle', defaultMessage: 'Not {name}?' },
  unlinkText: {
    id: 'profile.unlinkText',
    defaultMessage:
      'Games that {name} plays at {organisation} will no longer be in your account, and you will not be told of calls there. Results stay. Only {organisation} can link you again.',
  },
  unlinkButton: { id: 'profile.unlinkButton', defaultMessage: 'Unlink' },
  keep: { id: 'profile.keep', defaultMessage: 'Keep the link' },
  unlinked: { id: 'profile.unlinked', defaultMessage: '{name} of {organisation} is no longer linked to your account' },
  startClub: { id: 'profile.startClub', defaultMessage: 'Start a club' },
});
