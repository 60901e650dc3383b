import { defineMessages } from './messages.ts';

/** The texts of a league's announcements to captains, players and organisers. Notifications and e-mails share them. */
export const announcementMessages = defineMessages({
  match: { id: 'announcement.match', defaultMessage: '{home} v {away}' },
  cupMatch: { id: 'announcement.cupMatch', defaultMessage: '{home} v {away} ({cup})', description: '{cup}: "Krijtland Cup: Final".' },
  withReason: {
    id: 'announcement.withReason',
    defaultMessage: '{text}: “{reason}”',
    description: 'A sentence without a full stop, then words of a person.',
  },
  seasonOpen: { id: 'announcement.seasonOpen', defaultMessage: '{season} is open. Check your team, its players and its home evening' },
  rulesChanged: { id: 'announcement.rulesChanged', defaultMessage: 'Rules of {season} have changed: {rules}' },
  rule: {
    id: 'announcement.rule',
    defaultMessage:
      '{rule, select, rosterByCaptain {rosters by captains} leastPlayers {fewest players of a team} mostPlayers {most players of a team} waitDays {waiting days of new players} rosterCloses {last day for new players} teamsPerMember {teams of a player} substitutes {who may be a substitute} mostAsSubstitute {matches as a substitute} matchesPerMatchday {matches of a player on a matchday} lineupOpens {hours before a match at which lineups open} lineupCloses {minutes before a match at which lineups close} confirmHours {hours after which sheets confirm themselves} protestDays {days for protests} paper {results from paper} postponeDays {most days of a postponement} postponeNotice {days of notice for a postponement} postponeLastWeeks {last weeks without postponements} postponeApproval {approval of postponements} minorAge {age for full names in public} leaderboards {figures of players} other {other rules}}',
    description: 'A rule of a season, in a list of rules that have changed.',
  },
  ruleFromTo: {
    id: 'announcement.ruleFromTo',
    defaultMessage: '{name}: {to, number} (was {from, number})',
    description: 'A rule with its new and its former value: “days for protests: 5 (was 7)”.',
  },
  fixturesPublished: { id: 'announcement.fixturesPublished', defaultMessage: 'The matches of {season} are published' },
  fixturesChanged: { id: 'announcement.fixturesChanged', defaultMessage: 'Some of your matches in {season} have changed' },
  moved: { id: 'announcement.moved', defaultMessage: '{match} is now on {date}, {location}' },
  postponementAsked: {
    id: 'announcement.postponementAsked',
    defaultMessage: '{match}: the other team asks to play on {days} instead',
    description: 'days: Fri 4 Dec or Sat 5 Dec',
  },
  postponementOffered: { id: 'announcement.postponementOffered', defaultMessage: '{match}: the other team offers {days} instead' },
  postponementRefused: { id: 'announcement.postponementRefused', defaultMessage: '{match} keeps its evening. The request was refused' },
  postponementAgreed: {
    id: 'announcement.postponementAgreed',
    defaultMessage: '{match}: both teams agree on {days}. An organiser will decide',
  },
  tomorrow: { id: 'announcement.tomorrow', defaultMessage: '{match} is on {date}, {location}. Hand in your lineup in time' },
  lineupIn: { id: 'announcement.lineupIn', defaultMessage: '{match}: the other team has handed in its lineup' },
  confirmSheet: { id: 'announcement.confirmSheet', defaultMessage: '{match}: check the sheet and confirm it' },
  disputed: { id: 'announcement.disputed', defaultMessage: '{match}: the other team disputes the sheet' },
  decided: { id: 'announcement.decided', defaultMessage: '{match}: an organiser has decided about the sheet' },
  decidedFor: { id: 'announcement.decidedFor', defaultMessage: '{match}: an organiser has decided that {score} counts' },
  corrected: { id: 'announcement.corrected', defaultMessage: '{match}: an organiser has corrected the result. It is now {score}' },
  walkover: {
    id: 'announcement.walkover',
    defaultMessage:
      '{absent, select, both {{match}: neither team came{ends, select, dispute {, which ends the dispute} other {}}. The match counts as {score}} other {{match}: walkover for {winner}{ends, select, dispute {, which ends the dispute} other {}}. The match counts as {score}}}',
  },
  protest: { id: 'announcement.protest', defaultMessage: '{match}: {team} protests. An organiser will decide' },
  playerDoubted: {
    id: 'announcement.playerDoubted',
    defaultMessage: '{match}: the rules do not allow {player} to play for {team}. An organiser will decide',
  },
  protestDecided: {
    id: 'announcement.protestDecided',
    defaultMessage:
      '{outcome, select, upheld {{match}: the protest by {team} was upheld} rejected {{match}: the protest by {team} was rejected} other {{match}: an organiser has decided on the protest by {team}}}',
  },
  lineupForTeam: { id: 'announcement.lineupForTeam', defaultMessage: '{match}: an organiser has handed in the lineup of {team}' },
  playersForTeam: { id: 'announcement.playersForTeam', defaultMessage: '{match}: an organiser has changed the players of {team}' },
  lineupInvalid: {
    id: 'announcement.lineupInvalid',
    defaultMessage: '{match}: somebody in the lineup of your team may no longer play. Hand in another lineup',
  },
  linkRenewed: { id: 'announcement.linkRenewed', defaultMessage: '{team} has a new link and a new code. The former ones no longer work' },
  teamClaimed: {
    id: 'announcement.teamClaimed',
    defaultMessage: 'Somebody has opened the link of {team} with an account, and is now one of its captains',
  },
  walkoverTakenBack: { id: 'announcement.walkoverTakenBack', defaultMessage: '{match}: the walkover was taken back and no longer counts' },
  annulled: {
    id: 'announcement.annulled',
    defaultMessage:
      '{ends, select, dispute {{match} is annulled, which ends the dispute. It no longer counts} other {{match} is annulled and no longer counts}}',
  },
  counted: { id: 'announcement.counted', defaultMessage: '{match} counts again' },
  penalty: { id: 'announcement.penalty', defaultMessage: '{team} has been given a penalty' },
  memberAccepted: { id: 'announcement.memberAccepted', defaultMessage: '{player} has been accepted for {team}' },
  requestRefused: { id: 'announcement.requestRefused', defaultMessage: 'The request of {team} for {player} was refused' },
  newPlayerRefused: { id: 'announcement.newPlayerRefused', defaultMessage: 'A request of {team} for a new player was refused' },
  memberAcceptedFrom: {
    id: 'announcement.memberAcceptedFrom',
    defaultMessage: '{player} has been accepted for {team}, and may play from {days}',
  },
  requestOvertaken: {
    id: 'announcement.requestOvertaken',
    defaultMessage: 'The request of {team} for {player} was refused, because the player joins {joined}',
  },
  memberLeft: { id: 'announcement.memberLeft', defaultMessage: '{player} leaves {team} for another team' },
  memberLeftFrom: { id: 'announcement.memberLeftFrom', defaultMessage: '{player} leaves {team}, and plays for another team from {days}' },
  substituteFixed: {
    id: 'announcement.substituteFixed',
    defaultMessage: '{player} has been a substitute for {team} as often as the season allows, and now belongs to that team',
  },
  rosterAdded: { id: 'announcement.rosterAdded', defaultMessage: 'You are on the roster of {team}' },
  rosterAddedFrom: { id: 'announcement.rosterAddedFrom', defaultMessage: 'You are on the roster of {team} from {days}' },
  rosterRemoved: { id: 'announcement.rosterRemoved', defaultMessage: 'You are no longer on the roster of {team}' },
  teamRegistered: { id: 'announcement.teamRegistered', defaultMessage: 'A team asks to play in {season}. Accept or refuse it' },
  openWork: {
    id: 'announcement.openWork',
    defaultMessage: '{season} waits for you: {work}',
    description: 'work: 2 requests for rosters, 1 disputed sheet',
  },
  registrations: {
    id: 'announcement.registrations',
    defaultMessage: '{count, plural, one {# team that asks to play} other {# teams that ask to play}}',
  },
  requests: { id: 'announcement.requests', defaultMessage: '{count, plural, one {# request for a roster} other {# requests for rosters}}' },
  postponements: { id: 'announcement.postponements', defaultMessage: '{count, plural, one {# postponement} other {# postponements}}' },
  disputes: { id: 'announcement.disputes', defaultMessage: '{count, plural, one {# disputed sheet} other {# disputed sheets}}' },
  protests: {
    id: 'announcement.protests',
    defaultMessage: '{count, plural, one {# match with a protest} other {# matches with protests}}',
  },
  overdue: { id: 'announcement.overdue', defaultMessage: '{count, plural, one {# overdue sheet} other {# overdue sheets}}' },
});
