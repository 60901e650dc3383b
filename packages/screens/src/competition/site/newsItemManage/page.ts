import { definePage } from '../../../shell/definePage.ts';
import { newsReads } from '../newsReads.ts';

export const page = definePage({ route: 'newsItemManage', reads: newsReads, title: ({ item }) => item.title });
