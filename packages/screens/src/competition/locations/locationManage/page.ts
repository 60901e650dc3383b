import { definePage } from '../../../shell/definePage.ts';
import { locationReads } from '../../parts/reads.ts';

export const page = definePage({ route: 'locationManage', reads: locationReads, title: ({ managed }) => managed.location?.name ?? '' });
