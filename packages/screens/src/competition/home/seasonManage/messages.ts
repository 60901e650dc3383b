import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  todo: { id: 'seasonManage.todo', defaultMessage: 'To do' },
  nothingToDo: { id: 'seasonManage.nothingToDo', defaultMessage: 'Nothing to do.' },
  nextStep: { id: 'seasonManage.nextStep', defaultMessage: 'Next step', description: 'Above the name of the next step of a new season.' },
  noTeams: { id: 'seasonManage.noTeams', defaultMessage: 'The season has no teams yet' },
  noGroups: { id: 'seasonManage.noGroups', defaultMessage: 'The season has no divisions and no cup yet' },
  postponements: {
    id: 'seasonManage.postponements',
    defaultMessage:
      '{count, plural, one {# match to be moved waits for your approval} other {# matches to be moved wait for your approval}}',
    description: 'Both teams agree on another evening.',
  },
  disputes: {
    id: 'seasonManage.disputes',
    defaultMessage: '{count, plural, one {# disputed sheet waits for your decision} other {# disputed sheets wait for your decision}}',
  },
  protests: {
    id: 'seasonManage.protests',
    defaultMessage:
      '{count, plural, one {# match with a protest waits for your decision} other {# matches with protests wait for your decision}}',
  },
  overdue: {
    id: 'seasonManage.overdue',
    defaultMessage: '{count, plural, one {# match of the past days has no result} other {# matches of the past days have no result}}',
  },
  unconfirmed: {
    id: 'seasonManage.unconfirmed',
    defaultMessage: '{count, plural, one {# result is not confirmed yet} other {# results are not confirmed yet}}',
    description: 'Neither both captains nor an organiser have confirmed the sheet.',
  },
  emptyGroups: {
    id: 'seasonManage.emptyGroups',
    defaultMessage: '{count, plural, one {# division or cup without teams} other {# divisions or cups without teams}}',
  },
  unanswered: {
    id: 'seasonManage.unanswered',
    defaultMessage:
      '{count, plural, one {# request for another evening has waited for more than three days} other {# requests for another evening have waited for more than three days}}',
    description: 'A captain has asked the other one to move a match and got no answer.',
  },
  registrations: {
    id: 'seasonManage.registrations',
    defaultMessage: '{count, plural, one {# team asks to play} other {# teams ask to play}}',
    description: 'Teams that have been registered on the site of the competition and wait for an answer.',
  },
  requests: {
    id: 'seasonManage.requests',
    defaultMessage: '{count, plural, one {# player waits for an answer} other {# players wait for an answer}}',
    description: 'Captains have asked for new players, or for players of other teams.',
  },
  more: { id: 'seasonManage.more', defaultMessage: 'and {count} more', description: 'After names of teams or players.' },
  cupRounds: {
    id: 'seasonManage.cupRounds',
    defaultMessage: '{count, plural, one {# cup with a round to draw} other {# cups with a round to draw}}',
  },
  undecided: {
    id: 'seasonManage.undecided',
    defaultMessage: 'Some matches are not decided yet. Let their score count, give a walkover or cancel them first.',
  },
  openBefore: {
    id: 'seasonManage.openBefore',
    defaultMessage:
      '{kind, select, live {{count, plural, one {# match is being played} other {# matches are being played}}} disputed {{count, plural, one {# sheet is disputed} other {# sheets are disputed}}} undecided {{count, plural, one {# match is not decided} other {# matches are not decided}}} unconfirmed {{count, plural, one {# sheet is not confirmed} other {# sheets are not confirmed}}} protested {{count, plural, one {# match has an open protest} other {# matches have open protests}}} moves {{count, plural, one {# request for another evening is open} other {# requests for another evening are open}}} other {{count, plural, one {# player waits for an answer} other {# players wait for an answer}}}}',
    description: 'What is open before a season is finished. A link to the matches or members.',
  },
  finishMeans: {
    id: 'seasonManage.finishMeans',
    defaultMessage: '{text} {count, plural, one {This cup is not decided: {cups}.} other {These cups are not decided: {cups}.}}',
    description: '{text}: what finishing a season means.',
  },
  withoutCaptain: {
    id: 'seasonManage.withoutCaptain',
    defaultMessage: '{count, plural, one {# team without a captain} other {# teams without a captain}}',
  },
  captainsOut: {
    id: 'seasonManage.captainsOut',
    defaultMessage:
      '{count, plural, one {The captains of # team cannot get in yet: create the link of the team} other {The captains of # teams cannot get in yet: create the links of the teams}}',
    description: 'They have no account and have got no link.',
  },
  withoutLocation: {
    id: 'seasonManage.withoutLocation',
    defaultMessage: '{count, plural, one {# team without a home location} other {# teams without a home location}}',
  },
  withoutEvening: {
    id: 'seasonManage.withoutEvening',
    defaultMessage: '{count, plural, one {# team without a home evening} other {# teams without a home evening}}',
  },
  withoutGroup: {
    id: 'seasonManage.withoutGroup',
    defaultMessage: '{count, plural, one {# team in no division} other {# teams in no division}}',
  },
  tooFewPlayers: {
    id: 'seasonManage.tooFewPlayers',
    defaultMessage:
      '{count, plural, one {# team with fewer than {least, plural, one {# player} other {# players}}} other {# teams with fewer than {least, plural, one {# player} other {# players}}}}',
  },
  groups: { id: 'seasonManage.groups', defaultMessage: 'Divisions and cups' },
  noGroupsYet: { id: 'seasonManage.noGroupsYet', defaultMessage: 'No divisions and no cup yet.' },
  group: { id: 'seasonManage.group', defaultMessage: 'Division or cup' },
  nextTitle: {
    id: 'seasonManage.nextTitle',
    defaultMessage: '{state, select, open {Open {name}?} finished {Finish {name}?} archived {Archive {name}?} other {–}}',
    description: 'The name of a season, such as 2026–2027.',
  },
  nextMeans: {
    id: 'seasonManage.nextMeans',
    defaultMessage:
      '{state, select, open {The name and the days of the season become public. Captains see their teams, and get the link of the team if they have an e-mail address. The fixtures stay hidden until you publish them.} finished {Teams, members and groups can no longer be changed. Only an administrator can reopen the season, with a reason.} archived {The season stays public. Nobody can change it any more, and this cannot be undone.} other {–}}',
  },
  backTo: {
    id: 'seasonManage.backTo',
    defaultMessage: '{state, select, draft {Back to draft} open {Hide fixtures} running {Reopen season} other {–}}',
    description: 'Button that moves a season back to its former state.',
  },
  backTitle: {
    id: 'seasonManage.backTitle',
    defaultMessage: '{state, select, draft {Make {name} a draft?} open {Hide the fixtures of {name}?} running {Reopen {name}?} other {–}}',
    description: 'The name of a season, such as 2026–2027.',
  },
  backMeans: {
    id: 'seasonManage.backMeans',
    defaultMessage:
      '{state, select, draft {Only the organisers see the season until you open it again.} open {Only the organisers see the fixtures until you publish them again.} running {Teams, members and groups can be changed again. The reason is recorded.} other {–}}',
  },
  reason: { id: 'seasonManage.reason', defaultMessage: 'Reason' },
});
