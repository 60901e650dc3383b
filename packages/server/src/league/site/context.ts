import type { CompetitionContext, Season, SitePage } from '@oche/api/contract/competition';
import { isOver, isPublished } from '@oche/api/contract/season';
import { decodeDomain, encodeDomain, originOn } from '@oche/api/domain';
import { currentSeason, todayIn } from '../../organisations/competition/currentSeason.ts';
import { seasonsOf, seasonWithSlug } from '../../organisations/competition/seasonsOf.ts';
import { organisationOf } from '../../organisations/organisations.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context, Handlers } from '../../platform/context.ts';
import { db, dependsOn } from '../../platform/db/current.ts';
import { found, notFound } from '../../platform/refusal.ts';
import { groupWithSlug, matchWithSlug, teamWithSlug } from '../bySlug.ts';
import type { SeasonRow } from '../seasonRows.ts';
import { publishedNews } from './news.ts';
import { siteSettingsOf } from './settings.ts';

const seasonOf = ({ id, slug, name, startsOn, endsOn }: Season): Season => ({ id, slug, name, startsOn, endsOn });

/** The competition with a domain. @throws Refusal 404 */
export const competitionOf = async (domainBase64: string) => {
  const domain = decodeDomain(domainBase64);
  if (domain === null) throw notFound('The competition');
  const organisation = await db()
    .selectFrom('organisations')
    .innerJoin('organisationDomains', 'organisationDomains.organisationId', 'organisations.id')
    .selectAll('organisations')
    .where('organisationDomains.domain', '=', domain)
    .where('organisations.kind', '=', 'competition')
    .executeTakeFirst();
  return { domain, organisation: found(organisation, 'The competition') };
};

/** The seasons of a competition that its site shows, and the one with a slug, otherwise the current one. @throws Refusal 404 for an unknown slug */
export const publicSeasons = async ({ id, timeZone }: { id: string; timeZone: string }, slug: string | undefined, now: Date) => {
  const seasons = await seasonsOf(id).where('state', '!=', 'draft').execute();
  const season = slug ? await seasonWithSlug(seasons, id, slug) : currentSeason(seasons, todayIn(timeZone, now));
  return { seasons, season };
};

const groupsOf = (season: SeasonRow): Promise<CompetitionContext['groups']> =>
  db()
    .selectFrom('seasonGroups')
    .select(['id', 'slug', 'name', 'kind', 'level'])
    .where('seasonId', '=', season.id)
    .orderBy('level')
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Whether each page has content in a season. */
const contentOf = async (season: SeasonRow, groups: CompetitionContext['groups'], now: Date): Promise<Record<SitePage, boolean>> => {
  const { news, documents, board } = await db()
    .selectNoFrom((eb) => [
      eb.exists(publishedNews(season.id, now).select('news.id')).as('news'),
      eb
        .exists(
          eb
            .selectFrom('siteDocuments')
            .select('id')
            .where('organisationId', '=', season.organisationId)
            .where((document) => document.or([document('seasonId', '=', season.id), document('seasonId', 'is', null)])),
        )
        .as('documents'),
      eb.exists(eb.selectFrom('boardMembers').select('id').where('seasonId', '=', season.id)).as('board'),
    ])
    .executeTakeFirstOrThrow();
  const hasLeague = groups.some(({ kind }) => kind === 'league');
  return {
    ...{ standings: hasLeague, calendar: groups.length > 0, cup: groups.some(({ kind }) => kind === 'cup'), individual: groups.length > 0 },
    ...{ news: Boolean(news), documents: Boolean(documents), board: Boolean(board), help: true },
  };
};

const liveIn = async ({ id }: SeasonRow): Promise<string[]> => {
  dependsOn(`season ${id}`, `scores ${id}`);
  const rows = await db()
    .selectFrom('matches')
    .select('id')
    .where('seasonId', '=', id)
    .where('state', '=', 'playing')
    .where('annulled', '=', false)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
};

type Slugs = { group?: string | undefined; team?: string | undefined; match?: string | undefined };

/** The context is shared, so that it must not contain what captains see of a team: its addresses and telephone numbers. */
const everybody: Actor = { kind: 'anonymous' };

/** What the pages of a season need: its groups, its pages, and what its slugs name. @throws Refusal 404 for an unknown slug */
const contextOfSeason = async (season: SeasonRow, { group, team, match }: Slugs, { now }: Context) => {
  const groups = isPublished(season) ? await groupsOf(season) : [];
  // Nobody but organisers sees groups and matches before the season runs.
  if ((group !== undefined || match !== undefined) && !isPublished(season)) throw notFound('The page');
  return {
    ...{ groups, content: await contentOf(season, groups, now), isFinished: isOver(season) },
    live: isPublished(season) ? await liveIn(season) : [],
    group: group === undefined ? null : await groupWithSlug(season, group),
    team: team === undefined ? null : await teamWithSlug(season, team, { actor: everybody, now }),
    match: match === undefined ? null : await matchWithSlug(season, match, everybody),
  };
};

const withoutSeason = {
  groups: [],
  content: { help: true } as Partial<Record<SitePage, boolean>>,
  isFinished: false,
  live: [],
  group: null,
  team: null,
  match: null,
};

/** The competition of a host name, for its public site: its seasons, its navigation, and what a page shows. */
export const competitionHandlers = {
  getCompetitionContext: async ({ domainBase64, season: slug, ...slugs }, context) => {
    const { now, webOrigin } = context;
    const { domain, organisation } = await competitionOf(domainBase64);
    const { languages, colour, description, contactEmail } = organisation;
    const { seasons, season } = await publicSeasons(organisation, slug, now);
    if (!season && (slugs.group ?? slugs.team ?? slugs.match) !== undefined) throw notFound('The page');
    const { content, ...ofSeason } = season ? await contextOfSeason(season, slugs, context) : withoutSeason;
    const { navigation, sponsors, isIndexable } = await siteSettingsOf(organisation.id);
    return {
      organisation: { ...organisationOf(organisation), languages, colour, description, contactEmail },
      seasons: seasons.map(seasonOf),
      openSeasons: seasons.filter(({ state }) => state === 'open').map(({ id }) => id),
      season: season && seasonOf(season),
      ...ofSeason,
      pages: navigation.flatMap(({ page, isHidden }) => (!isHidden && content[page] ? [page] : [])),
      ...{ sponsors, isIndexable },
      encodedDomain: encodeDomain(domain),
      baseUrl: originOn(webOrigin, domain),
    };
  },
} satisfies Partial<Handlers>;
