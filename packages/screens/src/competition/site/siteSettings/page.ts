import { definePage } from '../../../shell/definePage.ts';
import { seasonReads } from '../../parts/reads.ts';
import { messages } from '../messages.ts';

export const page = definePage({ route: 'siteSettings', reads: seasonReads, title: messages.settings });
