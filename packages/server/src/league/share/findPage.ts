import type { BoardName } from '@oche/api/contract/boardNames';
import type { ShareKind } from '@oche/api/contract/shareImage';
import { encodeDomain } from '@oche/api/domain';
import { db } from '../../platform/db/current.ts';

/** The slugs of a page of a competition. Without a season, the page is about the current one. */
type Slugs = { season?: string; group?: string; team?: string; match?: string; news?: string };
type Found = Slugs & { organisationId: string };
type Find = (id: string) => Promise<Found | undefined>;

const findSeason: Find = (id) =>
  db().selectFrom('seasons').select(['organisationId', 'slug as season']).where('id', '=', id).executeTakeFirst();

const finds: Record<Exclude<ShareKind, BoardName>, Find> = {
  home: (id) => db().selectFrom('organisations').select('id as organisationId').where('id', '=', id).executeTakeFirst(),
  match: (id) =>
    db()
      .selectFrom('matches')
      .innerJoin('seasons', 'seasons.id', 'matches.seasonId')
      .select(['seasons.organisationId', 'seasons.slug as season', 'matches.slug as match'])
      .where('matches.id', '=', id)
      .executeTakeFirst(),
  standings: (id) =>
    db()
      .selectFrom('seasonGroups')
      .innerJoin('seasons', 'seasons.id', 'seasonGroups.seasonId')
      .select(['seasons.organisationId', 'seasons.slug as season', 'seasonGroups.slug as group'])
      .where('seasonGroups.id', '=', id)
      .executeTakeFirst(),
  team: (id) =>
    db()
      .selectFrom('seasonTeams')
      .innerJoin('seasons', 'seasons.id', 'seasonTeams.seasonId')
      .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
      .innerJoin('groupTeams', 'groupTeams.seasonTeamId', 'seasonTeams.id')
      .innerJoin('seasonGroups', 'seasonGroups.id', 'groupTeams.groupId')
      .select(['seasons.organisationId', 'seasons.slug as season', 'teams.slug as team', 'seasonGroups.slug as group'])
      .where('seasonTeams.id', '=', id)
      // A team of a division may also play in a cup.
      .orderBy('seasonGroups.kind', 'desc')
      .orderBy('seasonGroups.level')
      .orderBy('seasonGroups.id')
      .executeTakeFirst(),
  news: (id) =>
    db()
      .selectFrom('news')
      .innerJoin('seasons', 'seasons.id', 'news.seasonId')
      .select(['seasons.organisationId', 'seasons.slug as season', 'news.slug as news'])
      .where('news.id', '=', id)
      .executeTakeFirst(),
};

/** Where the site of a competition shows something, by its kind and id: its domain in base64, and the slugs of the page. Null if nothing has the id. */
export const findPage = async (kind: ShareKind, id: string): Promise<(Slugs & { domainBase64: string }) | null> => {
  const found = await (kind in finds ? finds[kind as keyof typeof finds] : findSeason)(id);
  if (!found) return null;
  const { organisationId, ...slugs } = found;
  const domain = await db()
    .selectFrom('organisationDomains')
    .select('domain')
    .where('organisationId', '=', organisationId)
    .orderBy('position')
    .executeTakeFirst();
  return domain ? { domainBase64: encodeDomain(domain.domain), ...slugs } : null;
};
