import { definePage } from '../../../shell/definePage.ts';
import { teamReads } from '../../parts/reads.ts';
import { messages } from '../memberMessages.ts';

export const page = definePage({ route: 'memberCreate', reads: teamReads, title: messages.memberCreateTitle });
