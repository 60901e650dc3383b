import { definePage } from '../../../shell/definePage.ts';
import { messages as shared } from '../../parts/messages.ts';
import { seasonReads } from '../../parts/reads.ts';

export const page = definePage({ route: 'matchesManage', query: ['show', 'page'], reads: seasonReads, title: shared.matches });
