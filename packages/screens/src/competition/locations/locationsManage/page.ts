import { definePage } from '../../../shell/definePage.ts';
import { words } from '../../../shell/words.ts';
import { seasonReads } from '../../parts/reads.ts';

export const page = definePage({ route: 'locationsManage', query: ['search'], reads: seasonReads, title: words.locations });
