import { definePage } from '../../../shell/definePage.ts';
import { messages } from '../../parts/messages.ts';
import { seasonReads } from '../../parts/reads.ts';

export const page = definePage({ route: 'groupsManage', reads: seasonReads, title: messages.groups });
