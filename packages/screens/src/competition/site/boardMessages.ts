import { defineMessages } from '@oche/i18n/messages';

/** Texts of the form of a board member. */
export const boardMessages = defineMessages({
  createTitle: { id: 'boardMemberForm.createTitle', defaultMessage: 'Add board member' },
  editTitle: { id: 'boardMemberForm.editTitle', defaultMessage: 'Edit board member' },
  add: { id: 'boardMemberForm.add', defaultMessage: 'Add' },
  nameMissing: { id: 'boardMemberForm.nameMissing', defaultMessage: 'Enter a name.' },
  office: { id: 'boardMemberForm.office', defaultMessage: 'Role on the board', description: 'For example "Treasurer".' },
  officeHint: { id: 'boardMemberForm.officeHint', defaultMessage: 'For example chair, secretary or treasurer.' },
  officeMissing: { id: 'boardMemberForm.officeMissing', defaultMessage: 'Enter a role.' },
  phoneInvalid: { id: 'boardMemberForm.phoneInvalid', defaultMessage: 'Enter a phone number, for example +32 470 12 34 56.' },
  contactHint: { id: 'boardMemberForm.contactHint', defaultMessage: 'Visitors write with a form and do not see the address.' },
  picture: { id: 'boardMemberForm.picture', defaultMessage: 'Picture' },
  remove: { id: 'boardMemberForm.remove', defaultMessage: 'Remove from the board' },
  removeTitle: { id: 'boardMemberForm.removeTitle', defaultMessage: 'Remove {name} from the board?' },
  removeMeans: {
    id: 'boardMemberForm.removeMeans',
    defaultMessage: 'The site no longer shows this person. Other seasons keep their board.',
  },
});
