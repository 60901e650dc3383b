import { definePage } from '../../../shell/definePage.ts';
import { seasonReads } from '../../parts/reads.ts';
import { newsMessages } from '../newsMessages.ts';

export const page = definePage({ route: 'newsCreate', reads: seasonReads, title: newsMessages.createTitle });
