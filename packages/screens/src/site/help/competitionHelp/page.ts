import { read } from '@oche/api/read';
import { definePage } from '../../../shell/definePage.ts';
import { readContext } from '../../../parts/site/readContext.ts';
import { words } from '../../../shell/words.ts';
import { messages } from './messages.ts';

export const page = definePage({
  route: 'competitionHelp',
  reads: ({ season }, _search, encodedDomain = '') => ({
    context: readContext(encodedDomain, { season }),
    texts: read('getSiteTexts', { domainBase64: encodedDomain }),
  }),
  readsThen: ({ context: { season } }) => (season ? [read('listSeasonGroups', { seasonId: season.id })] : []),
  title: words.help,
  description: messages.description,
});
