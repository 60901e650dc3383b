import { defineMessages } from '@oche/i18n/messages';

/** What pages of the account have in common: the two that a link opens, and the ways between the others. */
export const messages = defineMessages({
  noLink: { id: 'confirmChange.noLink', defaultMessage: 'This page opens from a link in an e-mail. Part of the address is missing.' },
  emailTaken: { id: 'confirmChange.emailTaken', defaultMessage: 'Another account now uses this address.' },
  navigation: { id: 'profile.navigation', defaultMessage: 'Pages of your account' },
  notLinked: {
    id: 'profile.notLinked',
    defaultMessage:
      'Your games are not linked to your account yet. Ask whoever runs your tournaments: they can send you a link from “Participants”, which you accept.',
  },
  findTournament: { id: 'profile.findTournament', defaultMessage: 'See all tournaments' },
  settings: { id: 'profile.settings', defaultMessage: 'Settings' },
});
