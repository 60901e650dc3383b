import type { CompetitionContext } from '@oche/api/contract/competition';
import type { Input } from '@oche/api/contract/endpoints';
import { read, type Read } from '@oche/api/read';
import type { IntlShape } from '@oche/i18n/createIntl';
import { readContext } from '../../site/readContext.ts';
import { matchdayIn } from './leadersQuery.ts';
import { messages } from './messages.ts';

/** The last matchday that counts, in an address; undefined for all. */
export const afterIn = (search: URLSearchParams): number | undefined => matchdayIn(search.get('after'));

/** The individual standings of a group after a matchday. */
export const individualInput = (id: string, after: number | undefined): Input<'getIndividualStandings'> => ({
  id,
  ...(after !== undefined && { after }),
});

/** The page of the individual standings of a division or cup on the site of its competition, without its route. */
export const groupPlayersPage = {
  query: ['after'],
  reads: ({ season, group }: { season?: string; group: string }, _search: URLSearchParams, encodedDomain?: string) => ({
    context: readContext(encodedDomain, { season, group }),
  }),
  readsThen: ({ context: { group } }: { context: CompetitionContext }, search: URLSearchParams): Read[] =>
    group ? [read('getStandings', { id: group.id }), read('getIndividualStandings', individualInput(group.id, afterIn(search)))] : [],
  title: ({ context: { group } }: { context: CompetitionContext }, { formatMessage }: IntlShape) =>
    formatMessage(messages.individualOf, { group: group?.name ?? '' }),
  description: ({ context: { group, organisation } }: { context: CompetitionContext }, { formatMessage }: IntlShape) =>
    formatMessage(messages.individualDescription, { group: group?.name ?? '', name: organisation.name }),
};
