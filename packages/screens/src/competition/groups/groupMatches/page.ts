import { definePage } from '../../../shell/definePage.ts';
import { messages } from '../../../parts/league/groupMessages.ts';
import { groupReads } from '../../parts/reads.ts';

export const page = definePage({ route: 'groupMatches', reads: groupReads, title: messages.fixtures });
