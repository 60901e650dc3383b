import type { TournamentStatus } from '@oche/api/contract/tournament';
import { defineMessages, type Message } from '@oche/i18n/messages';

/** Names of the states of a tournament, for organisers. */
export const tournamentStatus = defineMessages({
  draft: { id: 'tournamentStatus.draft', defaultMessage: 'Draft' },
  registration: { id: 'tournamentStatus.registration', defaultMessage: 'Registration open' },
  'check-in': { id: 'tournamentStatus.check-in', defaultMessage: 'Check-in' },
  running: { id: 'tournamentStatus.running', defaultMessage: 'Running' },
  finished: { id: 'tournamentStatus.finished', defaultMessage: 'Finished' },
  cancelled: { id: 'tournamentStatus.cancelled', defaultMessage: 'Cancelled' },
} satisfies Record<TournamentStatus, Message>);
