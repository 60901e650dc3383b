import { defineMessages } from '@oche/i18n/messages';

/** Texts of a field for a reason. */
export const reasonMessages = defineMessages({
  reason: { id: 'reason.reason', defaultMessage: 'Reason' },
  optional: { id: 'reason.optional', defaultMessage: 'Reason (optional)' },
  missing: { id: 'reason.missing', defaultMessage: 'Enter a reason.' },
});
