import { definePage } from '../../../shell/definePage.ts';
import { groupReads } from '../../parts/reads.ts';

export const page = definePage({ route: 'groupTeams', reads: groupReads, title: ({ managed }) => managed.group?.name ?? '' });
