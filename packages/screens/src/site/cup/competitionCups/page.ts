import { definePage } from '../../../shell/definePage.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { readBracket } from '../cupReads.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'competitionCups',
  reads: ({ season }, _search, encodedDomain) => ({ context: readContext(encodedDomain, { season }) }),
  readsThen: ({ context }) => context.groups.filter(({ kind }) => kind === 'cup').map(readBracket),
  title: siteMessages.cup,
  description: ({ context }, { formatMessage }) => formatMessage(messages.description, { name: context.organisation.name }),
});
