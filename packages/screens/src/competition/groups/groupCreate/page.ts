import { definePage } from '../../../shell/definePage.ts';
import { seasonReads } from '../../parts/reads.ts';
import { messages } from '../formMessages.ts';

export const page = definePage({ route: 'groupCreate', reads: seasonReads, title: messages.createTitle });
