import { definePage } from '../../../shell/definePage.ts';
import { seasonReads } from '../../parts/reads.ts';
import { boardMessages } from '../boardMessages.ts';

export const page = definePage({ route: 'boardMemberEdit', reads: seasonReads, title: boardMessages.editTitle });
