import { definePage } from '../../../shell/definePage.ts';
import { seasonReads } from '../../parts/reads.ts';
import { messages } from '../formMessages.ts';

export const page = definePage({ route: 'teamCreate', reads: seasonReads, title: messages.createTitle });
