import { defineMessages } from '@oche/i18n/messages';

/** Texts of the frame around every page of a season. */
export const messages = defineMessages({
  navigation: { id: 'seasonFrame.navigation', defaultMessage: 'Season' },
  groups: { id: 'seasonFrame.groups', defaultMessage: 'Divisions', description: 'The divisions and cups of a season, as a tab.' },
  matches: { id: 'seasonFrame.matches', defaultMessage: 'Matches', description: 'The matches between two teams in a season.' },
  teams: { id: 'seasonFrame.teams', defaultMessage: 'Teams' },
  members: { id: 'seasonFrame.members', defaultMessage: 'Members', description: 'All players of a season, as its organiser sees them.' },
  site: {
    id: 'seasonFrame.site',
    defaultMessage: 'Website',
    description: 'The public site of a competition: its news, documents and board.',
  },
  seasons: { id: 'seasonFrame.seasons', defaultMessage: 'Seasons' },
  state: {
    id: 'seasonFrame.state',
    defaultMessage:
      '{state, select, draft {Draft} open {Open for registration} coming {Fixtures published} running {Running} finished {Finished} archived {Archived} other {–}}',
    description: 'The state of a season.',
  },
  draft: { id: 'seasonFrame.draft', defaultMessage: 'Draft' },
  draftMeans: { id: 'seasonFrame.draftMeans', defaultMessage: 'Only the organisers see this season.' },
  archived: { id: 'seasonFrame.archived', defaultMessage: 'Archived' },
  archivedMeans: { id: 'seasonFrame.archivedMeans', defaultMessage: 'Everybody sees this season, but nobody can change it.' },
  finished: { id: 'seasonFrame.finished', defaultMessage: 'Finished' },
  nextState: {
    id: 'seasonFrame.nextState',
    defaultMessage: '{state, select, open {Open season} finished {Finish season} archived {Archive season} other {–}}',
    description: 'Button that moves a season to its next state.',
  },
  roster: { id: 'seasonFrame.roster', defaultMessage: 'Roster', description: 'The players of a team.' },
  stepsDone: {
    id: 'seasonFrame.stepsDone',
    defaultMessage: '{done} of {total} done',
    description: 'Beside the heading of a guide: how many of its steps are done.',
  },
  stepDone: { id: 'seasonFrame.stepDone', defaultMessage: 'Done', description: 'A step of a guide.' },
  pastMatchdays: {
    id: 'seasonFrame.pastMatchdays',
    defaultMessage:
      '{count, plural, one {# matchday is already over: {from}. Its matches} other {# matchdays are already over, from {from} to {to}. Their matches}} would be in the past.',
    description: 'A warning before fixtures are planned or published. The arguments from and to are days.',
  },
  finishedMeans: { id: 'seasonFrame.finishedMeans', defaultMessage: 'Teams, members and groups can no longer be changed.' },
  notSaved: { id: 'seasonFrame.notSaved', defaultMessage: 'Not saved yet' },
  dates: { id: 'seasonFrame.dates', defaultMessage: '{from} to {to}', description: 'The first and the last day of a season.' },
  nameMissing: { id: 'seasonFrame.nameMissing', defaultMessage: 'Enter a name.' },
});
