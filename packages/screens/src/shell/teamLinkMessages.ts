import { defineMessages } from '@oche/i18n/messages';

/** Texts of a link of a team that no longer works. */
export const teamLinkMessages = defineMessages({
  endedTitle: { id: 'teamLinkEnded.title', defaultMessage: 'This team link no longer works' },
  endedText: {
    id: 'teamLinkEnded.text',
    defaultMessage:
      'A captain or the secretary has created a newer link, or the team no longer plays. Ask them for the new link, or log in if you have an account.',
  },
});
