import { defineMessages } from '@oche/i18n/messages';

/** Texts that pages of the account share: the two pages opened from a mail, and the tabs of the others. */
export const messages = defineMessages({
  noLink: { id: 'confirmChange.noLink', defaultMessage: 'This page opens from a link in an e-mail. Part of the address is missing.' },
  emailTaken: { id: 'confirmChange.emailTaken', defaultMessage: 'Another account now uses this address.' },
  navigation: { id: 'profilePages.navigation', defaultMessage: 'Pages of your account' },
  notLinked: {
    id: 'profilePages.notLinked',
    defaultMessage:
      'Your games are not linked to your account yet. Ask whoever runs your tournaments: they can send you a link from “Participants”, which you accept.',
  },
  findTournament: { id: 'profilePages.findTournament', defaultMessage: 'See all tournaments' },
  settings: { id: 'profilePages.settings', defaultMessage: 'Settings' },
});

/** Texts of the table of games. */
export const gameTableMessages = defineMessages({
  when: { id: 'gameTable.when', defaultMessage: 'When' },
  opponent: { id: 'gameTable.opponent', defaultMessage: 'Opponent' },
  result: { id: 'gameTable.result', defaultMessage: 'Result' },
  next: { id: 'gameTable.next', defaultMessage: 'Next', description: 'When a game is: the players are known, and no board is free yet.' },
  onBoard: { id: 'gameTable.onBoard', defaultMessage: 'board {number}' },
  drawn: { id: 'gameTable.drawn', defaultMessage: 'Drawn' },
  won: { id: 'gameTable.won', defaultMessage: 'Won' },
  lost: { id: 'gameTable.lost', defaultMessage: 'Lost' },
});
