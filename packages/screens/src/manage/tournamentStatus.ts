import { defineMessages } from '@oche/i18n/messages';
import type { Message } from '@oche/i18n/messages';
import type { TournamentStatus } from '@oche/api/contract/tournament';

export const messages = defineMessages({
  draft: { id: 'tournamentStatus.draft', defaultMessage: 'Draft' },
  registration: { id: 'tournamentStatus.registration', defaultMessage: 'Registration open' },
  'check-in': { id: 'tournamentStatus.check-in', defaultMessage: 'Check-in' },
  running: { id: 'tournamentStatus.running', defaultMessage: 'Running' },
  finished: { id: 'tournamentStatus.finished', defaultMessage: 'Finished' },
  cancelled: { id: 'tournamentStatus.cancelled', defaultMessage: 'Cancelled' },
});

/** What the organiser calls each state of a tournament. */
export const tournamentStatus: Record<TournamentStatus, Message> = messages;
