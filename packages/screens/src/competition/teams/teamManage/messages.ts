import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  contact: { id: 'teamManage.contact', defaultMessage: 'Captains' },
  viceCaptain: { id: 'teamManage.viceCaptain', defaultMessage: 'Vice-captain' },
  noCaptain: { id: 'teamManage.noCaptain', defaultMessage: 'Nobody is the captain yet.' },
  noAccount: { id: 'teamManage.noAccount', defaultMessage: 'No account' },
  wishes: { id: 'teamManage.wishes', defaultMessage: 'Wishes for the fixtures' },
  access: { id: 'teamManage.access', defaultMessage: 'Team link and code' },
  accessOf: { id: 'teamManage.accessOf', defaultMessage: 'Link and code of {name}', description: 'The name of a team.' },
  linkMeans: {
    id: 'teamManage.linkMeans',
    defaultMessage:
      'A captain without an account opens the link once on a phone. That phone then has the rights of a captain of this team.',
  },
  codeMeans: {
    id: 'teamManage.codeMeans',
    defaultMessage: 'With the code, the captain hands in a lineup and confirms a sheet on the phone of the other team.',
  },
  renewMeans: { id: 'teamManage.renewMeans', defaultMessage: 'Earlier links and codes of the team stop working.' },
  createAccess: { id: 'teamManage.createAccess', defaultMessage: 'Create link and code' },
  shownOnce: { id: 'teamManage.shownOnce', defaultMessage: 'Link and code are shown only now. Copy or print them first.' },
  qr: { id: 'teamManage.qr', defaultMessage: 'QR code of the link of {name}' },
  code: { id: 'teamManage.code', defaultMessage: 'Code' },
  copy: { id: 'teamManage.copy', defaultMessage: 'Copy link' },
  copied: { id: 'teamManage.copied', defaultMessage: 'Link copied' },
  done: { id: 'teamManage.done', defaultMessage: 'Done', description: 'Button that closes a dialog.' },
  thisDevice: { id: 'teamManage.thisDevice', defaultMessage: 'This device' },
  guest: { id: 'teamManage.guest', defaultMessage: 'You manage this team with its link, which this device keeps.' },
  toAccount: { id: 'teamManage.toAccount', defaultMessage: 'Add team to an account' },
  forget: { id: 'teamManage.forget', defaultMessage: 'Remove link from device' },
  more: { id: 'teamManage.more', defaultMessage: 'More for {name}', description: 'Name of the menu of a team.' },
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
