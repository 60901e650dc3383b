import { definePage } from '../../../shell/definePage.ts';
import { teamReads } from '../../parts/reads.ts';
import { messages } from '../memberMessages.ts';

export const page = definePage({ route: 'memberEdit', reads: teamReads, title: messages.memberEditTitle });
