import { defineMessages } from '@oche/i18n/messages';

/** Words for teams and their players in a season. */
export const messages = defineMessages({
  team: { id: 'seasonTeam.team', defaultMessage: 'Team' },
  captain: { id: 'seasonTeam.captain', defaultMessage: 'Captain' },
  state: {
    id: 'seasonTeam.state',
    defaultMessage: '{state, select, accepted {Plays} withdrawn {Withdrawn} excluded {Excluded} other {–}}',
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
    defaultMessage: 'Suspended: {left} of {matches, plural, one {# match} other {# matches}} left',
  },
  playsFrom: { id: 'seasonTeam.playsFrom', defaultMessage: 'From {day}', description: 'The first day on which a player may play.' },
  accept: { id: 'seasonTeam.accept', defaultMessage: 'Accept' },
  sameName: {
    id: 'seasonTeam.sameName',
    defaultMessage: 'A known player has this name. If it is the same person, accept them instead, so that their results stay together:',
  },
  acceptKnown: { id: 'seasonTeam.acceptKnown', defaultMessage: 'Accept {name} instead' },
  acceptFrom: { id: 'seasonTeam.acceptFrom', defaultMessage: 'Accept {name} instead, who leaves {team}' },
  acceptInsteadOf: {
    id: 'seasonTeam.acceptInsteadOf',
    defaultMessage: 'Accept {name} instead, who moves to {team} on {day}',
    description: 'Button: a known player who will change teams already, to another team.',
  },
  acceptTitle: { id: 'seasonTeam.acceptTitle', defaultMessage: 'Move {name} to {team}?' },
  acceptJoinTitle: { id: 'seasonTeam.acceptJoinTitle', defaultMessage: 'Accept {name} for {team}?' },
  alsoAsks: {
    id: 'seasonTeam.alsoAsks',
    defaultMessage:
      '{refused, select, yes {{team} also asks for {name}. If you accept, that request is refused.} other {{team} also asks for {name}.}}',
  },
  staysSuspended: {
    id: 'seasonTeam.staysSuspended',
    defaultMessage: '{name} may not play yet. {suspension}',
    description: 'suspension: "Suspended until 12 December 2026", without a full stop.',
  },
  promised: {
    id: 'seasonTeam.promised',
    defaultMessage: 'You have agreed that {name} leaves for {team}. Refuse that request in the roster first, then you can accept this one.',
  },
  promisedElsewhere: {
    id: 'seasonTeam.promisedElsewhere',
    defaultMessage: 'You have agreed to the request of another team for this player. Refuse that request first.',
  },
  notAgreed: { id: 'seasonTeam.notAgreed', defaultMessage: 'The captain of {team} has not agreed yet.' },
  thenOrganiser: { id: 'seasonTeam.thenOrganiser', defaultMessage: 'If you agree, an organiser decides.' },
  hasAgreed: { id: 'seasonTeam.hasAgreed', defaultMessage: 'The captain of {team} has agreed', description: 'Without a full stop.' },
  playsTonight: {
    id: 'seasonTeam.playsTonight',
    defaultMessage: '{home} plays {away} today',
    description: 'Why a player changes teams tomorrow: a match of one of the two teams. Without a full stop.',
  },
  leaves: {
    id: 'seasonTeam.leaves',
    defaultMessage: '{name} plays for {team} from {on}, and for {from} until the day before.',
  },
  movesInstead: {
    id: 'seasonTeam.movesInstead',
    defaultMessage: '{name} moves to {from} on {on} already. If you accept, {name} plays for {team} from that day instead.',
  },
  isCaptain: {
    id: 'seasonTeam.isCaptain',
    defaultMessage:
      '{name} is a captain of {team} and stays one until {by, select, organiser {you choose another captain on the page of the team} other {an organiser chooses another captain}}.',
  },
  refuseTitle: { id: 'seasonTeam.refuseTitle', defaultMessage: 'Refuse the request for {name}?' },
  disagreeTitle: { id: 'seasonTeam.disagreeTitle', defaultMessage: 'Refuse the request for {name} after all?' },
  refuseMeans: { id: 'seasonTeam.refuseMeans', defaultMessage: 'The captains of {team} are told, with the reason.' },
  refused: { id: 'seasonTeam.requestRefused', defaultMessage: 'The request for {name} is refused.' },
  isAnotherPerson: {
    id: 'seasonTeam.isAnotherPerson',
    defaultMessage: 'The captain says that this is another person of this name',
    description: 'About a new player with the name of a known one. Without a full stop.',
  },
  mayPlayFrom: { id: 'seasonTeam.mayPlayFrom', defaultMessage: 'May play from {day}', description: 'The state of a player on a roster.' },
  refuse: { id: 'seasonTeam.refuse', defaultMessage: 'Refuse' },
  joins: { id: 'seasonTeam.joins', defaultMessage: '{name} asks to play for {team}' },
  moves: { id: 'seasonTeam.moves', defaultMessage: '{name} asks to move from {from} to {team}' },
  noneLeft: { id: 'seasonTeam.noneLeft', defaultMessage: 'All requests are answered.' },
  requests: { id: 'seasonTeam.requests', defaultMessage: 'Requests' },
  accepted: { id: 'seasonTeam.accepted', defaultMessage: '{name} now plays for {team}.' },
  acceptedFrom: { id: 'seasonTeam.acceptedFrom', defaultMessage: '{name} plays for {team} from {day}.' },
  agreed: { id: 'seasonTeam.agreed', defaultMessage: 'Your answer about {name} is saved.' },
  rosterClosed: { id: 'seasonTeam.rosterClosed', defaultMessage: 'The last day for new players has passed.' },
  otherTeam: { id: 'seasonTeam.otherTeam', defaultMessage: 'The player belongs to another team.' },
  tooMany: { id: 'seasonTeam.tooMany', defaultMessage: 'The team has as many players as the season allows.' },
  numberTaken: { id: 'seasonTeam.numberTaken', defaultMessage: 'Another player has this number.' },
});
