import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  documentTitle: { id: 'resetPassword.documentTitle', defaultMessage: 'New password' },
  title: { id: 'resetPassword.title', defaultMessage: 'Throw again.', description: 'A player throws again after a dart that missed.' },
  lead: { id: 'resetPassword.lead', defaultMessage: 'Enter your e-mail address and we will send you a link to set a new password.' },
  send: { id: 'resetPassword.send', defaultMessage: 'Send the link' },
  sending: { id: 'resetPassword.sending', defaultMessage: 'Sending the link' },
  emailInvalid: { id: 'resetPassword.emailInvalid', defaultMessage: 'Enter the e-mail address of your account.' },
  sentTitle: { id: 'resetPassword.sentTitle', defaultMessage: 'Check your e-mail.' },
  sent: {
    id: 'resetPassword.sent',
    defaultMessage:
      'If there is an account with the address {email}, a link is on its way. It works once and expires after an hour. Nothing there? Check your spam folder.',
  },
  again: { id: 'resetPassword.again', defaultMessage: 'Use another address' },
  setTitle: { id: 'resetPassword.setTitle', defaultMessage: 'A new password' },
  setLead: { id: 'resetPassword.setLead', defaultMessage: 'Devices logged in with the old password will be logged out.' },
  set: { id: 'resetPassword.set', defaultMessage: 'Set the password' },
  setting: { id: 'resetPassword.setting', defaultMessage: 'Setting the password' },
  newLink: { id: 'resetPassword.newLink', defaultMessage: 'Ask for a new link' },
  toLogin: { id: 'resetPassword.toLogin', defaultMessage: 'Back to the log-in' },
});
