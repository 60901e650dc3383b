import * as z from 'zod/mini';
import { email, langcode, Organisation } from './account.ts';
import { endpoint, id, line, name } from './define.ts';

const exists = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};
/** A day of the calendar, `2026-09-01`. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(exists));

/** From its first day to its last, both in it. */
export const Season = z.object({ id, slug: z.string(), name: z.string(), startsOn: z.string(), endsOn: z.string() });
export type Season = z.infer<typeof Season>;

/** What an organisation says of itself on a site of its own. */
export const sitePart = {
  /** at least one; the first is that of addresses without a prefix */
  languages: z.array(langcode),
  /** `#rrggbb` of the line under its name; null: ink */
  colour: z.nullable(z.string()),
  /** who they are, in a sentence or two; empty: they do not say */
  description: z.string(),
  /** where to write to them */
  contactEmail: z.nullable(z.string()),
};

/** The same as it is typed. */
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

/** All that the public site of a competition begins with. */
export const CompetitionContext = z.object({
  organisation: z.extend(Organisation, sitePart),
  /** the newest first */
  seasons: z.array(Season),
  /** the one that was asked for, else the one that is played; null where there is none yet */
  season: z.nullable(Season),
  encodedDomain: z.string(),
  baseUrl: z.string(),
});
export type CompetitionContext = z.infer<typeof CompetitionContext>;

export const competitionEndpoints = {
  getCompetitionContext: endpoint({
    method: 'GET',
    path: '/competition/{domain_base64}',
    access: 'public',
    summary: 'Organisation of a public competition site by base64 of its host name, with its seasons.',
    reads: ['organisations', 'seasons'],
    input: z.object({ season: z.optional(z.string()) }),
    output: CompetitionContext,
  }),
  createSeason: endpoint({
    method: 'POST',
    path: '/organisations/{organisation_id}/seasons',
    access: 'organiser',
    summary: 'A season of a competition; its name makes its address.',
    changes: ['seasons'],
    input: z.object({ id: z.optional(id), name, startsOn: day, endsOn: day }),
    output: Season,
    codes: ['limit-reached'],
  }),
};
