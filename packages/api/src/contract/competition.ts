import * as z from 'zod/mini';
import { domainName } from '../domain.ts';
import { email, langcode, Organisation } from './account.ts';
import { endpoint, id, line } from './define.ts';
import { Match } from './fixture.ts';
import { GroupKind, SeasonGroup } from './group.ts';
import { SeasonTeam } from './team.ts';

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

/** The pages in the navigation of a competition's site, in their usual order. The home page is not among them. */
export const sitePages = ['standings', 'calendar', 'cup', 'individual', 'news', 'documents', 'board', 'help'] as const;
export const SitePage = z.enum(sitePages);
export type SitePage = z.infer<typeof SitePage>;

/** A sponsor of a competition. `logo`: the path of a picture under `/api`. */
export const Sponsor = z.object({ name: z.string(), url: z.nullable(z.string()), logo: z.nullable(z.string()) });
export type Sponsor = z.infer<typeof Sponsor>;

/** A division or a cup, where pages name it. */
export const GroupRef = z.object({ id, slug: z.string(), name: z.string(), kind: GroupKind, level: z.int() });
export type GroupRef = z.infer<typeof GroupRef>;

/** The data that every page of a competition's public site needs. */
export const CompetitionContext = z.object({
  organisation: z.extend(Organisation, sitePart),
  /** without drafts, newest first */
  seasons: z.array(Season),
  /** the ids of those for which teams can register, the newest first */
  openSeasons: z.array(id),
  /** the requested season, otherwise the current one; null if there is none yet */
  season: z.nullable(Season),
  /** whether that season has been finished, although its last day may be to come */
  isFinished: z.boolean(),
  /** the divisions and cups of the season, by level; empty until its matches are published */
  groups: z.array(GroupRef),
  /** the ids of its matches that are being played */
  live: z.array(id),
  /** the pages in the navigation, in its order: those that have content and are not hidden */
  pages: z.array(SitePage),
  sponsors: z.array(Sponsor),
  /** whether search engines may list the site */
  isIndexable: z.boolean(),
  /** the requested group, team and match of the season; null if none was requested */
  group: z.nullable(SeasonGroup),
  team: z.nullable(SeasonTeam),
  match: z.nullable(Match),
  encodedDomain: z.string(),
  baseUrl: z.string(),
});
export type CompetitionContext = z.infer<typeof CompetitionContext>;

export const competitionEndpoints = {
  getCompetitionContext: endpoint({
    method: 'GET',
    path: '/competition/{domain_base64}',
    access: 'public',
    summary:
      'The organisation of a public competition site with its seasons, by its host name in base64. `season`, `group`, `team`, `match`: slugs of a season, and in it.',
    reads: ['organisations', 'seasons', 'seasonGroups', 'teams', 'fixtures', 'news', 'documents', 'boardMembers'],
    input: z.object({
      season: z.optional(z.string()),
      group: z.optional(z.string()),
      team: z.optional(z.string()),
      match: z.optional(z.string()),
    }),
    output: CompetitionContext,
    follows: ({ season }) => (season ? [{ channel: 'season', id: season.id }] : []),
  }),
};
