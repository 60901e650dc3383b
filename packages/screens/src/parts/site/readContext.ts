import { read, type Read } from '@oche/api/read';

/** Slugs in the address of a page of a competition's site. */
type Slugs = { [Name in 'season' | 'group' | 'team' | 'match']?: string | undefined };

/** The read of every page of a competition's site: its organisation, its season, and what the slugs name. It fails for unknown ones. */
export const readContext = (encodedDomain = '', slugs: Slugs = {}): Read<'getCompetitionContext'> => {
  const given = (Object.keys(slugs) as (keyof Slugs)[]).filter((name) => slugs[name] !== undefined);
  return read('getCompetitionContext', { domainBase64: encodedDomain, ...Object.fromEntries(given.map((name) => [name, slugs[name]])) });
};
