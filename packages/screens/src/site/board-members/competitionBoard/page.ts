import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'competitionBoard',
  reads: ({ season }, _search, encodedDomain) => ({ context: readContext(encodedDomain, { season }) }),
  readsThen: ({ context: { season } }) => (season ? [read('listSiteBoard', { seasonId: season.id })] : []),
  title: siteMessages.board,
  description: ({ context }, { formatMessage }) => formatMessage(messages.description, { name: context.organisation.name }),
});
