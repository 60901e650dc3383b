import { read, type Read } from '@oche/api/read';

/** What every page of a competition's site reads: whose it is, and that there is such a season. */
export const readContext = (encodedDomain = '', season?: string): Read<'getCompetitionContext'> =>
  read('getCompetitionContext', { domainBase64: encodedDomain, ...(season !== undefined && { season }) });
