import { definePage } from '../../../shell/definePage.ts';
import { seasonReads } from '../../parts/reads.ts';

export const page = definePage({ route: 'seasonManage', reads: seasonReads, title: ({ managed }) => managed.organisation.name });
