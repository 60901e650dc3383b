import { definePage } from '../../../shell/definePage.ts';
import { seasonReads } from '../../parts/reads.ts';
import { messages } from '../../parts/newSeasonMessages.ts';

export const page = definePage({ route: 'seasonCreate', reads: seasonReads, title: messages.create });
