import { definePage } from '../../../shell/definePage.ts';
import { teamReads } from '../../parts/reads.ts';

export const page = definePage({ route: 'teamStatistics', reads: teamReads, title: ({ managed }) => managed.team?.name ?? '' });
