import { defineMessages } from '@oche/i18n/messages';

/** The texts of players who were entered twice. */
export const messages = defineMessages({
  actions: { id: 'membersManage.actions', defaultMessage: 'Actions', description: 'Head of a column of buttons, for screen readers.' },
  more: { id: 'membersManage.more', defaultMessage: 'More for {name}', description: 'Name of the menu of a member.' },
  samePerson: { id: 'membersManage.samePerson', defaultMessage: 'Same person as…' },
  mergeTitle: { id: 'membersManage.mergeTitle', defaultMessage: 'Who is the same person as {name}?' },
  mergeMeans: {
    id: 'membersManage.mergeMeans',
    defaultMessage: 'For a person who was entered twice, for example by an import or because of a typing error.',
  },
  find: { id: 'membersManage.find', defaultMessage: 'Search all players by name or number' },
  found: { id: 'membersManage.foundPlayers', defaultMessage: 'Players found' },
  noPlayer: { id: 'membersManage.noPlayer', defaultMessage: 'No other player matches. Type a part of the name, or the number.' },
  morePlayers: {
    id: 'membersManage.morePlayers',
    defaultMessage: '{count, plural, one {# more player} other {# more players}}: type more of the name.',
  },
  choose: { id: 'membersManage.choose', defaultMessage: 'Choose a player.' },
  numbered: { id: 'membersManage.numbered', defaultMessage: 'no. {number}' },
  compare: { id: 'membersManage.compare', defaultMessage: 'Comparison of the two players' },
  kept: { id: 'membersManage.kept', defaultMessage: 'Stays', description: 'Above the player who is kept when two are merged.' },
  merged: { id: 'membersManage.merged', defaultMessage: 'Is added', description: 'Above the player who is added to the other one.' },
  bornOn: { id: 'membersManage.bornOn', defaultMessage: 'Date of birth' },
  teams: { id: 'membersManage.teams', defaultMessage: 'Teams' },
  keepsNumber: { id: 'membersManage.keepsNumber', defaultMessage: 'Keeps no. {number}.' },
  together: {
    id: 'membersManage.together',
    defaultMessage: 'Games and teams of both count together, and everything shows the name {name}. Sheets stay as they were written.',
  },
  canBeUndone: { id: 'membersManage.canBeUndone', defaultMessage: 'Can be undone until {day}.' },
  merge: { id: 'membersManage.merge', defaultMessage: 'Merge players' },
  mergedDone: { id: 'membersManage.mergedDone', defaultMessage: '{name} is one player now.' },
  playedTogether: {
    id: 'membersManage.playedTogether',
    defaultMessage:
      '{kind, select, match {Both were in the match {name}} tournament {Both were in the tournament {name}} other {Both were in one game}}, so they are two people.',
  },
  otherAccount: {
    id: 'membersManage.otherAccount',
    defaultMessage: 'Both have an account, so they are probably two people. Otherwise first unlink one of the accounts.',
  },
  otherBirthDate: {
    id: 'membersManage.otherBirthDate',
    defaultMessage: 'They have different dates of birth, so they are probably two people. Otherwise first correct one of the dates.',
  },
  twoTeams: {
    id: 'membersManage.twoTeams',
    defaultMessage:
      'In the season {season}, the two are in more teams at the same time than one player may be. First let one of them leave a team.',
  },
  bothAsked: {
    id: 'membersManage.bothAsked',
    defaultMessage: 'In the season {season}, one team has asked for both. First answer one of the two requests.',
  },
  mergedAlready: { id: 'membersManage.mergedAlready', defaultMessage: 'One of the two has been merged in the meantime.' },
  mergedPlayers: { id: 'membersManage.mergedPlayers', defaultMessage: 'Merged players ({count})' },
  mergedInto: { id: 'membersManage.mergedInto', defaultMessage: '{name}, no. {number}, is the same person as {into}' },
  mergedNumberless: { id: 'membersManage.mergedNumberless', defaultMessage: '{name} is the same person as {into}' },
  mergedOn: {
    id: 'membersManage.mergedOn',
    defaultMessage: 'Merged on {day}. Can be split until {until}.',
  },
  mergedOnBy: {
    id: 'membersManage.mergedOnBy',
    defaultMessage: 'Merged on {day} by {by}. Can be split until {until}.',
  },
  split: { id: 'membersManage.split', defaultMessage: 'Split' },
  splitTitle: { id: 'membersManage.splitTitle', defaultMessage: 'Are {name} and {into} two people?' },
  splitMeans: {
    id: 'membersManage.splitMeans',
    defaultMessage: 'Games and teams from before the merge go back to each of the two. What was recorded since stays with {into}.',
  },
  splitDone: { id: 'membersManage.splitDone', defaultMessage: '{name} is a separate player again.' },
  noPlace: {
    id: 'membersManage.noPlace',
    defaultMessage:
      'In the meantime, {team} has filled the place: it would have more than {most} players. First let a player leave the team.',
  },
  mergedSince: {
    id: 'membersManage.mergedSince',
    defaultMessage: 'The two have been merged with another player since. First split that one.',
  },
  tooLate: { id: 'membersManage.tooLate', defaultMessage: 'The time in which these players could be split has passed.' },
});
