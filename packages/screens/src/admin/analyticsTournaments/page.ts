import { read } from '@oche/api/read';
import { definePage } from '../../shell/definePage.ts';
import { messages } from '../messages.ts';

export const page = definePage({
  route: 'analyticsTournaments',
  reads: () => ({ figures: read('getTournamentAnalytics') }),
  title: messages.tournamentFigures,
});
