import { definePage } from '../../../shell/definePage.ts';
import { seasonReads } from '../../parts/reads.ts';
import { documentMessages } from '../documentMessages.ts';

export const page = definePage({ route: 'documentCreate', reads: seasonReads, title: documentMessages.createTitle });
