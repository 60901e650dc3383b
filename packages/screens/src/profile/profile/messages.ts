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
  players: { id: 'profile.players', defaultMessage: 'As a player' },
  unlink: { id: 'profile.unlink', defaultMessage: 'Unlink {name}, {organisation}' },
  unlinkTitle: { id: 'profile.unlinkTitle', defaultMessage: 'Are you not {name}?' },
  unlinkText: {
    id: 'profile.unlinkText',
    defaultMessage:
      'What {name} plays at {organisation} is no longer in your account, and you are no longer called by it. Results stay. Only {organisation} can link you again.',
  },
  unlinkButton: { id: 'profile.unlinkButton', defaultMessage: 'Unlink' },
  keep: { id: 'profile.keep', defaultMessage: 'Keep the link' },
  unlinked: { id: 'profile.unlinked', defaultMessage: '{name} of {organisation} is no longer you' },
  startClub: { id: 'profile.startClub', defaultMessage: 'Start a club' },
});
