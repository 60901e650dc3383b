import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  search: { id: 'membersManage.search', defaultMessage: 'Search by name, number or team' },
  found: { id: 'membersManage.found', defaultMessage: '{count, plural, one {# member} other {# members}}' },
  none: { id: 'membersManage.none', defaultMessage: 'No members yet. Players become members when they join a team.' },
  noneFound: { id: 'membersManage.noneFound', defaultMessage: 'No member matches.' },
  showAll: { id: 'membersManage.showAll', defaultMessage: 'Show all' },
  account: { id: 'membersManage.account', defaultMessage: 'Account' },
  teamLeft: {
    id: 'membersManage.teamLeft',
    defaultMessage: 'Team has left',
    description: 'State of a player whose team has left the season.',
  },
  hasAccount: { id: 'membersManage.hasAccount', defaultMessage: 'has an account' },
});
