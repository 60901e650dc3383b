import { definePage } from '../../../shell/definePage.ts';
import { newsMessages } from '../newsMessages.ts';
import { newsReads } from '../newsReads.ts';

export const page = definePage({ route: 'newsEdit', reads: newsReads, title: newsMessages.editTitle });
