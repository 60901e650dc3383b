import { defineMessages } from '@oche/i18n/messages';

/** Texts of links that no longer work. */
export const linkEndedMessages = defineMessages({
  team: { id: 'teamLinkEnded.title', defaultMessage: 'This team link no longer works' },
  teamText: {
    id: 'teamLinkEnded.text',
    defaultMessage:
      'A captain or the secretary has created a newer link, or the team no longer plays. Ask them for the new link, or log in if you have an account.',
  },
  match: { id: 'matchLinkEnded.title', defaultMessage: 'This match link no longer works' },
  matchText: {
    id: 'matchLinkEnded.text',
    defaultMessage:
      'The match is confirmed, the link is older than a day and a half, or a captain has renewed it. Ask a captain to show the new link. Visits on this device are kept until then.',
  },
});
