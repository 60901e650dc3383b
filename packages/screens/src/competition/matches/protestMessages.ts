import { defineMessages } from '@oche/i18n/messages';

/** Texts of protests in a match between two teams, and of their decisions. */
export const messages = defineMessages({
  title: { id: 'teamMatchProtest.title', defaultMessage: 'Protests' },
  of: { id: 'teamMatchProtest.of', defaultMessage: 'Protest by {team}' },
  byServer: {
    id: 'teamMatchProtest.byServer',
    defaultMessage: 'Automatic check',
    description: 'A rule that the software has found broken.',
  },
  open: { id: 'teamMatchProtest.open', defaultMessage: 'Waits for the organisers' },
  decided: {
    id: 'teamMatchProtest.decided',
    defaultMessage: '{outcome, select, upheld {Upheld: {reason}} rejected {Rejected: {reason}} other {Decided: {reason}}}',
  },
  decide: { id: 'teamMatchProtest.decide', defaultMessage: 'Decide' },
  decideAgain: { id: 'teamMatchProtest.decideAgain', defaultMessage: 'Decide again', description: 'Replaces the decision on a protest.' },
  decideTitle: { id: 'teamMatchProtest.decideTitle', defaultMessage: 'Decide on this protest' },
  decideMeans: {
    id: 'teamMatchProtest.decideMeans',
    defaultMessage: 'If the sheet has to change, correct it or award a walkover first. Both captains get your decision.',
  },
  outcome: { id: 'teamMatchProtest.outcome', defaultMessage: 'Decision' },
  upheld: { id: 'teamMatchProtest.upheld', defaultMessage: 'The protest is upheld' },
  rejected: { id: 'teamMatchProtest.rejected', defaultMessage: 'The protest is rejected' },
  chooseOutcome: { id: 'teamMatchProtest.chooseOutcome', defaultMessage: 'Choose whether the protest is upheld.' },
  stayOpen: {
    id: 'teamMatchProtest.stayOpen',
    defaultMessage: '{count, plural, one {# protest stays open. Decide it as well.} other {# protests stay open. Decide them as well.}}',
  },
  takeBack: { id: 'teamMatchProtest.takeBack', defaultMessage: 'Take back protest' },
});
