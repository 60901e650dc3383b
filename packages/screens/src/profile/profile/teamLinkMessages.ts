import { defineMessages } from '@oche/i18n/messages';

/** Texts of the page that the link of a team opens for a user. */
export const teamLinkMessages = defineMessages({
  title: { id: 'profile.teamLink.title', defaultMessage: 'Are you a captain of {team}?' },
  text: {
    id: 'profile.teamLink.text',
    defaultMessage:
      'This link is for the captains of {team} in {competition}, {season}. Add the team to your account, and you find it there on every device, without the link.',
  },
  claim: { id: 'profile.teamLink.claim', defaultMessage: 'Add team to my account' },
  claimed: { id: 'profile.teamLink.claimed', defaultMessage: '{team} is now in your account' },
  taken: {
    id: 'profile.teamLink.taken',
    defaultMessage: 'All captains of this team already have an account. Ask the secretary to add you as a vice-captain.',
  },
});
