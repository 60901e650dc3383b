import { defineMessages } from '@oche/i18n/messages';

/** Texts of confirming, disputing and deciding the sheet of a match. */
export const messages = defineMessages({
  title: { id: 'teamMatchConfirm.title', defaultMessage: 'Confirmation' },
  confirmed: { id: 'teamMatchConfirm.confirmed', defaultMessage: '{team} confirmed' },
  how: {
    id: 'teamMatchConfirm.how',
    defaultMessage:
      '{how, select, user {With an account} link {With the link of the team} code {With the code of the team, on another device} time {Automatically, because the other side had confirmed} editor {By the organisers} other {}}',
  },
  notYet: { id: 'teamMatchConfirm.notYet', defaultMessage: '{team} has not confirmed yet' },
  changed: {
    id: 'teamMatchConfirm.changed',
    defaultMessage: '{team} confirmed another sheet. Changed since: {changes}.',
  },
  earlier: { id: 'teamMatchConfirm.earlier', defaultMessage: '{team} confirmed an earlier sheet' },
  decided: { id: 'teamMatchConfirm.decided', defaultMessage: 'The organisers decided on this sheet' },
  theScore: { id: 'teamMatchConfirm.theScore', defaultMessage: 'the score' },
  aFigure: { id: 'teamMatchConfirm.aFigure', defaultMessage: 'a figure of a player' },
  confirm: { id: 'teamMatchConfirm.confirm', defaultMessage: 'Confirm {score} for {team}' },
  confirmFrom: {
    id: 'teamMatchConfirm.confirmFrom',
    defaultMessage: 'You can confirm or dispute the sheet from {day}, the day of the match.',
  },
  isDecided: {
    id: 'teamMatchConfirm.isDecided',
    defaultMessage: 'The organisers have decided this. You can still protest.',
    description: 'Under something that cannot be disputed again.',
  },
  gameOfSheet: {
    id: 'teamMatchConfirm.gameOfSheet',
    defaultMessage: '{game}: {home} v {away}, {legs}',
    description: 'A game that can be disputed: "Game 4: Ann Maes v Cas Peeters, 3–1".',
  },
  byCode: { id: 'teamMatchConfirm.byCode', defaultMessage: '{team} signs with its code' },
  codeHint: { id: 'teamMatchConfirm.codeHint', defaultMessage: 'Six digits. The captain of {team} enters them.' },
  dispute: { id: 'teamMatchConfirm.dispute', defaultMessage: 'Dispute' },
  disputeTitle: { id: 'teamMatchConfirm.disputeTitle', defaultMessage: 'What is not right?' },
  disputeUntil: { id: 'teamMatchConfirm.disputeUntil', defaultMessage: 'Until {time}' },
  disputeHint: { id: 'teamMatchConfirm.disputeHint', defaultMessage: 'The organisers decide. Until then you can withdraw it.' },
  wholeScore: { id: 'teamMatchConfirm.wholeScore', defaultMessage: 'The score of the match' },
  disputed: { id: 'teamMatchConfirm.disputed', defaultMessage: '{team} disputes {subjects}: {reason}' },
  disputeEnds: {
    id: 'teamMatchConfirm.disputeEnds',
    defaultMessage: 'The dispute about {subjects} ends with it.',
    description: 'What a walkover or an annulment of the match also does. The subjects are such as: game 4 and the score.',
  },
  withdraw: { id: 'teamMatchConfirm.withdraw', defaultMessage: 'Withdraw dispute' },
  resolve: { id: 'teamMatchConfirm.resolve', defaultMessage: 'Let {score} count' },
  resolveHint: {
    id: 'teamMatchConfirm.resolveHint',
    defaultMessage: 'Correct games first, if needed. Then the sheet counts as it is, also without both confirmations.',
  },
  unsaved: { id: 'teamMatchConfirm.unsaved', defaultMessage: 'Some entries are not saved' },
  unsavedMeans: {
    id: 'teamMatchConfirm.unsavedMeans',
    defaultMessage: '{score} is the score without them. Save them first, or discard them.',
  },
  showEntries: { id: 'teamMatchConfirm.showEntries', defaultMessage: 'Show entries' },
  oneAuthor: { id: 'teamMatchConfirm.oneAuthor', defaultMessage: 'One person confirmed for both teams.' },
});
