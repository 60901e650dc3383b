import { definePage } from '../../../shell/definePage.ts';
import { seasonReads } from '../../parts/reads.ts';
import { messages } from '../messages.ts';

export const page = definePage({ route: 'documentsManage', reads: seasonReads, title: messages.documents });
