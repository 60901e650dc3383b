import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  contact: { id: 'teamManage.contact', defaultMessage: 'Captains' },
  viceCaptain: { id: 'teamManage.viceCaptain', defaultMessage: 'Vice-captain' },
  noCaptain: { id: 'teamManage.noCaptain', defaultMessage: 'Nobody is the captain yet.' },
  noAccount: { id: 'teamManage.noAccount', defaultMessage: 'No account' },
  wishes: { id: 'teamManage.wishes', defaultMessage: 'Wishes for the fixtures' },
  withdraw: { id: 'teamManage.withdraw', defaultMessage: 'Withdraw team' },
  withdrawTitle: { id: 'teamManage.withdrawTitle', defaultMessage: 'Withdraw {name}?' },
  exclude: { id: 'teamManage.exclude', defaultMessage: 'Exclude team' },
  excludeTitle: { id: 'teamManage.excludeTitle', defaultMessage: 'Exclude {name}?' },
  consequence: {
    id: 'teamManage.consequence',
    defaultMessage:
      'The team plays no more matches from today. The rules of its division decide which of its matches count. This cannot be undone.',
  },
});
