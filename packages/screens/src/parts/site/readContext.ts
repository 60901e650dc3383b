import { read, type Read } from '@oche/api/read';

/** The read of every page of a competition's site: its organisation and its season. It fails if there is no such season. */
export const readContext = (encodedDomain = '', season?: string): Read<'getCompetitionContext'> =>
  read('getCompetitionContext', { domainBase64: encodedDomain, ...(season !== undefined && { season }) });
