import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: { id: 'profile.description', defaultMessage: 'Who you are here, the clubs that you belong to, and how you log in.' },
  visitor: { id: 'profile.visitor', defaultMessage: 'You are not logged in. Your account is here once you are.' },
  you: { id: 'profile.you', defaultMessage: 'You' },
  change: {
    id: 'profile.change',
    defaultMessage: 'Change',
    description: 'A link beside name and e-mail address, to where they are changed.',
  },
  clubs: { id: 'profile.clubs', defaultMessage: 'Clubs' },
  noClubs: {
    id: 'profile.noClubs',
    defaultMessage: 'You belong to no club yet. Whoever plans a tournament starts one, and a club can invite you.',
  },
  startClub: { id: 'profile.startClub', defaultMessage: 'Start a club' },
});
