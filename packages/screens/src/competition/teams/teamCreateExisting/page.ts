import { definePage } from '../../../shell/definePage.ts';
import { seasonReads } from '../../parts/reads.ts';
import { messages as formMessages } from '../formMessages.ts';

export const page = definePage({ route: 'teamCreateExisting', reads: seasonReads, title: formMessages.addFormer, query: ['search'] });
