import type { CompetitionContext } from '@oche/api/contract/competition';
import type { IntlShape } from '@oche/i18n/createIntl';
import { definePage } from '../../shell/definePage.ts';
import { siteMessages } from '../../shell/siteMessages.ts';
import { words } from '../../shell/words.ts';
import { readContext } from '../readContext.ts';
import { messages } from './messages.ts';

const describe = ({ organisation: { name, description } }: CompetitionContext, { formatMessage }: IntlShape) =>
  description || formatMessage(messages.description, { name });

export const home = definePage({
  route: 'competitionHome',
  reads: (_params, _search, encodedDomain) => ({ context: readContext(encodedDomain) }),
  title: words.home,
  description: ({ context }, intl) => describe(context, intl),
});

export const season = definePage({
  route: 'competitionSeason',
  reads: (params, _search, encodedDomain) => ({ context: readContext(encodedDomain, params.season) }),
  title: ({ context }, { formatMessage }) => formatMessage(siteMessages.season, { name: context.season?.name ?? '' }),
  description: ({ context }, intl) => describe(context, intl),
});
