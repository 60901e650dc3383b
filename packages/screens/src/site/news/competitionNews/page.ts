import { definePage } from '../../../shell/definePage.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages } from './messages.ts';
import { readLatest } from '../newsReads.ts';

export const page = definePage({
  route: 'competitionNews',
  query: ['page'],
  reads: ({ season }, _search, encodedDomain) => ({ context: readContext(encodedDomain, { season }) }),
  readsThen: ({ context }) => readLatest(context),
  title: siteMessages.news,
  description: ({ context }, { formatMessage }) => formatMessage(messages.description, { name: context.organisation.name }),
});
