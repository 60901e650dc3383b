import { defineMessages } from '@oche/i18n/messages';

/** Texts of the empty sheet of a match, which a captain fills in by hand. */
export const messages = defineMessages({
  open: { id: 'blankSheet.open', defaultMessage: 'Print blank sheet' },
  checkout: {
    id: 'blankSheet.checkout',
    defaultMessage: 'Checkout',
    description: 'A column of a paper sheet for the value of a high checkout.',
  },
  shortLeg: { id: 'blankSheet.shortLeg', defaultMessage: 'Darts', description: 'A column of a paper sheet for the darts of a short leg.' },
  total: { id: 'blankSheet.total', defaultMessage: 'Total' },
  note: { id: 'blankSheet.note', defaultMessage: 'Remarks and substitutes' },
  signature: { id: 'blankSheet.signature', defaultMessage: 'Signature, {team}' },
});
