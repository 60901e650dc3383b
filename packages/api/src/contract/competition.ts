import * as z from 'zod/mini';
import { domainName } from '../domain.ts';
import { email, langcode, Organisation } from './account.ts';
import { endpoint, id, line } from './define.ts';

/** `startsOn` and `endsOn` are dates such as `2026-09-01`, both inclusive. */
export const Season = z.object({ id, slug: z.string(), name: z.string(), startsOn: z.string(), endsOn: z.string() });
export type Season = z.infer<typeof Season>;

/** The settings of an organisation's own site. */
export const sitePart = {
  /** at least one; URLs in the first language have no prefix */
  languages: z.array(langcode),
  /** colour of the line under its name as `#rrggbb`; null for the colour of text */
  colour: z.nullable(z.string()),
  /** a sentence or two about the organisation; may be empty */
  description: z.string(),
  /** its public e-mail address */
  contactEmail: z.nullable(z.string()),
};

/** Host names of the organisation's site, normalised for comparison: without port and `www.`, non-ASCII letters in punycode. */
export const domains = z
  .array(
    z.string().check(
      z.trim(),
      z.overwrite((host) => domainName(host) ?? host),
      z.maxLength(253),
      z.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/),
    ),
  )
  .check(z.maxLength(10));

/** The same settings as input. */
export const siteInput = {
  languages: z.optional(
    z.array(langcode).check(
      z.minLength(1),
      z.refine((all) => new Set(all).size === all.length),
    ),
  ),
  colour: z.optional(z.nullable(z.string().check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/)))),
  description: z.optional(line(500)),
  contactEmail: z.optional(z.nullable(email)),
};

/** The data that every page of a competition's public site needs. */
export const CompetitionContext = z.object({
  organisation: z.extend(Organisation, sitePart),
  /** without drafts, newest first */
  seasons: z.array(Season),
  /** the requested season, otherwise the current one; null if there is none yet */
  season: z.nullable(Season),
  /** whether that season has been finished, although its last day may be to come */
  isFinished: z.boolean(),
  encodedDomain: z.string(),
  baseUrl: z.string(),
});
export type CompetitionContext = z.infer<typeof CompetitionContext>;

export const competitionEndpoints = {
  getCompetitionContext: endpoint({
    method: 'GET',
    path: '/competition/{domain_base64}',
    access: 'public',
    summary: 'The organisation of a public competition site with its seasons, by its host name in base64.',
    reads: ['organisations', 'seasons'],
    input: z.object({ season: z.optional(z.string()) }),
    output: CompetitionContext,
    follows: ({ season }) => (season ? [{ channel: 'season', id: season.id }] : []),
  }),
};
