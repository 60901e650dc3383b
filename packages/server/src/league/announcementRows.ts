import type { Audience, LeagueNews } from '@oche/api/contract/notification';
import type { Locale } from '@oche/i18n/locales';
import { db } from '../platform/db/current.ts';
import { cupColumns, cupOf } from './matchRows.ts';

/** The facts of announcements with the names of today, by id. */
export const loadAnnouncements = async (ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db()
    .selectFrom('announcements')
    .innerJoin('seasons', 'seasons.id', 'announcements.seasonId')
    .innerJoin('organisations', 'organisations.id', 'seasons.organisationId')
    .leftJoin('matches', 'matches.id', 'announcements.matchId')
    .leftJoin('seasonTeams as home', 'home.id', 'matches.homeId')
    .leftJoin('seasonTeams as away', 'away.id', 'matches.awayId')
    .leftJoin('locations', 'locations.id', 'matches.locationId')
    .leftJoin('cupRounds', (join) => join.onRef('cupRounds.groupId', '=', 'matches.groupId').onRef('cupRounds.round', '=', 'matches.round'))
    .leftJoin('seasonGroups as cup', 'cup.id', 'cupRounds.groupId')
    .leftJoin('seasonTeams', 'seasonTeams.id', 'announcements.seasonTeamId')
    .leftJoin('teams', 'teams.id', 'seasonTeams.teamId')
    .leftJoin('players', 'players.id', 'announcements.playerId')
    .select([
      'announcements.id',
      'announcements.seasonId',
      'seasons.organisationId',
      'announcements.kind',
      'announcements.detail',
      'seasons.slug as seasonSlug',
      'seasons.name as seasonName',
    ])
    .select(['organisations.slug', 'organisations.name', 'organisations.languages'])
    .select(cupColumns)
    .select(['matches.slug as matchSlug', 'matches.startsAt', 'home.name as home', 'away.name as away', 'locations.name as location'])
    .select(['teams.slug as teamSlug', 'seasonTeams.name as teamName', 'players.name as player'])
    .where('announcements.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};
export type AnnouncementRow = NonNullable<ReturnType<Awaited<ReturnType<typeof loadAnnouncements>>['get']>>;

/** The language of a competition, for people whose own is not known. */
export const languageOf = ({ languages }: { languages: Locale[] }): Locale => languages[0] ?? 'en';

/** An announcement as the API returns it to somebody in a role. */
export const leagueNewsOf = (row: AnnouncementRow, audience: Audience): LeagueNews => {
  const { slug, name, seasonSlug, seasonName, matchSlug, startsAt, home, away, location, teamSlug, teamName, player, detail } = row;
  return {
    ...{ competition: { slug, name }, season: { slug: seasonSlug, name: seasonName }, player, audience },
    match: matchSlug === null ? null : { slug: matchSlug, home: home!, away: away!, startsAt, location: location!, cup: cupOf(row) },
    team: teamSlug === null ? null : { slug: teamSlug, name: teamName! },
    ...{
      reason: detail.reason ?? null,
      days: [...(detail.days ?? [])],
      work: detail.work ? { registrations: 0, protests: 0, ...detail.work } : null,
    },
    ...{ joined: detail.joined ?? null, score: detail.score ?? null, absent: detail.absent ?? null },
    ...{ outcome: detail.outcome ?? null, endsDispute: detail.endsDispute ?? false, rules: [...(detail.rules ?? [])] },
  };
};
