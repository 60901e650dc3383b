import { defineMessages } from '@oche/i18n/messages';

/** Words for teams and their players in a season. */
export const messages = defineMessages({
  team: { id: 'seasonTeam.team', defaultMessage: 'Team' },
  captain: { id: 'seasonTeam.captain', defaultMessage: 'Captain' },
  evening: { id: 'seasonTeam.evening', defaultMessage: 'Home evening' },
  state: {
    id: 'seasonTeam.state',
    defaultMessage:
      '{state, select, requested {Asks to join} accepted {Plays} refused {Refused} withdrawn {Withdrawn} excluded {Excluded} other {–}}',
    description: 'The state of a team in a season.',
  },
  member: { id: 'seasonTeam.member', defaultMessage: 'Player' },
  number: { id: 'seasonTeam.number', defaultMessage: 'No.', description: 'Head of a column with the numbers of members.' },
  memberState: {
    id: 'seasonTeam.memberState',
    defaultMessage: '{state, select, requested {Requested} active {Active} suspended {Suspended} ended {Ended} other {–}}',
    description: 'The state of a player in a season.',
  },
  memberStateHead: {
    id: 'seasonTeam.memberStateHead',
    defaultMessage: 'State',
    description: 'Head of a column: active, suspended, ended.',
  },
  suspendedTo: { id: 'seasonTeam.suspendedTo', defaultMessage: 'Suspended until {day}' },
  suspendedMatches: {
    id: 'seasonTeam.suspendedMatches',
    defaultMessage: '{count, plural, one {Suspended for # match} other {Suspended for # matches}}',
  },
  playsFrom: { id: 'seasonTeam.playsFrom', defaultMessage: 'From {day}', description: 'The first day on which a player may play.' },
  accept: { id: 'seasonTeam.accept', defaultMessage: 'Accept' },
  sameName: {
    id: 'seasonTeam.sameName',
    defaultMessage: 'A known player has this name. If it is the same person, accept them instead, so that their results stay together:',
  },
  acceptKnown: { id: 'seasonTeam.acceptKnown', defaultMessage: 'Accept {name} instead' },
  acceptFrom: { id: 'seasonTeam.acceptFrom', defaultMessage: 'Accept {name} instead, who leaves {team}' },
  refuse: { id: 'seasonTeam.refuse', defaultMessage: 'Refuse' },
  joins: { id: 'seasonTeam.joins', defaultMessage: '{name} asks to play for {team}' },
  moves: { id: 'seasonTeam.moves', defaultMessage: '{name} asks to move from {from} to {team}' },
  requests: { id: 'seasonTeam.requests', defaultMessage: 'Requests' },
  accepted: { id: 'seasonTeam.accepted', defaultMessage: '{name} now plays for {team}.' },
  agreed: { id: 'seasonTeam.agreed', defaultMessage: 'Your answer about {name} is saved.' },
  rosterClosed: { id: 'seasonTeam.rosterClosed', defaultMessage: 'The last day for new players has passed.' },
  otherTeam: { id: 'seasonTeam.otherTeam', defaultMessage: 'The player belongs to another team.' },
  tooMany: { id: 'seasonTeam.tooMany', defaultMessage: 'The team has as many players as the season allows.' },
  numberTaken: { id: 'seasonTeam.numberTaken', defaultMessage: 'Another player has this number.' },
});
