import { definePage } from '../../../shell/definePage.ts';
import { messages } from '../../parts/messages.ts';
import { seasonReads } from '../../parts/reads.ts';

export const page = definePage({ route: 'membersManage', query: ['search'], reads: seasonReads, title: messages.members });
