import { definePage } from '../../../shell/definePage.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages } from './messages.ts';
import { readNews } from '../newsReads.ts';

export const page = definePage({
  route: 'competitionNews',
  query: ['page'],
  reads: ({ season }, _search, encodedDomain) => ({ context: readContext(encodedDomain, { season }) }),
  readsThen: ({ context: { season } }, search) => (season ? [readNews(season.id, search)] : []),
  title: siteMessages.news,
  description: ({ context }, { formatMessage }) => formatMessage(messages.description, { name: context.organisation.name }),
});
