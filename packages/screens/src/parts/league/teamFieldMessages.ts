import { defineMessages } from '@oche/i18n/messages';

/** Fields of a team, on the form of the organisers and on that of captains who register their team. */
export const teamFieldMessages = defineMessages({
  club: { id: 'teamField.club', defaultMessage: 'Club' },
  evening: { id: 'teamField.evening', defaultMessage: 'Home evening' },
  notKnown: { id: 'teamField.notKnown', defaultMessage: 'Not known yet' },
});
