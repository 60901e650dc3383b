import { definePage } from '../../../shell/definePage.ts';
import { seasonReads } from '../../parts/reads.ts';
import { messages } from '../../parts/messages.ts';

export const page = definePage({ route: 'seasonsManage', reads: seasonReads, title: messages.seasons });
