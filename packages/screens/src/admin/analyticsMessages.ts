import { defineMessages } from '@oche/i18n/messages';

/** Texts of the two pages of figures. */
export const analyticsMessages = defineMessages({
  general: { id: 'analytics.general', defaultMessage: 'Accounts and organisations, and the last twelve months at a glance.' },
  tournaments: { id: 'analytics.tournaments', defaultMessage: 'Test tournaments excluded; games count once they are finished.' },
  month: { id: 'analytics.month', defaultMessage: 'Month' },
  count: { id: 'analytics.count', defaultMessage: 'Number' },
  language: { id: 'analytics.language', defaultMessage: 'Language' },
  active: {
    id: 'analytics.active',
    defaultMessage: 'Logged in this month',
    description: 'Accounts that have logged in within thirty days.',
  },
  newAccounts: { id: 'analytics.newAccounts', defaultMessage: 'New accounts' },
  logIns: { id: 'analytics.logIns', defaultMessage: 'Log-ins' },
  newOrganisations: { id: 'analytics.newOrganisations', defaultMessage: 'New organisations' },
  languages: { id: 'analytics.languages', defaultMessage: 'Languages of accounts' },
  running: { id: 'analytics.running', defaultMessage: 'Running now' },
  entries: { id: 'analytics.entries', defaultMessage: 'Entries' },
  oneEighties: { id: 'analytics.oneEighties', defaultMessage: '180s' },
  newTournaments: { id: 'analytics.newTournaments', defaultMessage: 'New tournaments' },
  gamesPlayed: { id: 'analytics.gamesPlayed', defaultMessage: 'Games played' },
  most: { id: 'analytics.most', defaultMessage: 'Most games' },
  nothingPlayed: { id: 'analytics.nothingPlayed', defaultMessage: 'No games finished yet.' },
});
