import { defineMessages } from '@oche/i18n/messages';

/** Texts of the dialog that settles a tie. */
export const messages = defineMessages({
  how: { id: 'decideTie.how', defaultMessage: 'How is it settled?' },
  lot: { id: 'decideTie.lot', defaultMessage: 'Draw lots' },
  lotHint: { id: 'decideTie.lotHint', defaultMessage: 'The number used for the draw is shown with the group.' },
  shootOut: { id: 'decideTie.shootOut', defaultMessage: 'A shoot-out was played' },
  shootOutHint: { id: 'decideTie.shootOutHint', defaultMessage: 'Put them in the order in which they finished.' },
  decision: { id: 'decideTie.decision', defaultMessage: 'I decide the order' },
  decisionHint: { id: 'decideTie.decisionHint', defaultMessage: 'For everybody to read, with your reason.' },
  order: { id: 'decideTie.order', defaultMessage: 'Order, best first' },
  reason: { id: 'decideTie.reason', defaultMessage: 'Reason' },
  note: { id: 'decideTie.note', defaultMessage: 'Note' },
  reasonMissing: { id: 'decideTie.reasonMissing', defaultMessage: 'Give a reason: everyone can read it.' },
  settled: { id: 'decideTie.settled', defaultMessage: 'The tie is settled already.' },
});
