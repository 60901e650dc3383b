import { isPublished } from '@oche/api/contract/season';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Match } from '@oche/api/contract/fixture';
import { roundName } from '@oche/darts/cup/roundName';
import { db } from '../platform/db/current.ts';
import type { Matches } from '../platform/db/leagueTables.ts';
import { firstFree } from '../platform/slugs.ts';
import type { SeasonRow } from './seasonRows.ts';

export type MatchRow = Selectable<Matches>;

/** A match that nobody has planned yet: without teams and evening. */
export const newMatch = (known: Pick<MatchRow, 'id' | 'seasonId' | 'groupId' | 'key' | 'createdAt'>): MatchRow => ({
  ...{ ...known, slug: '', round: null, state: 'planned', locked: false, matchday: null, homeId: '', awayId: '', locationId: '' },
  ...{ startsAt: null, movedFrom: [], structure: null, boards: null, absent: null, annulled: false, revision: 0, revisedAt: null },
});

/** The most rows that one statement inserts, because PostgreSQL accepts at most 65,535 parameters. */
const mostRows = 2000;

/** SQL: the number of ties in a row of `cup_rounds`, and of those that are matches. */
const tiesInRound = sql<number>`jsonb_array_length(cup_rounds.ties)`;
const matchesInRound = sql<number>`(select count(*)::int from jsonb_array_elements(cup_rounds.ties) as tie where jsonb_array_length(tie -> 'teams') = 2)`;

/** SQL: the cup and the size of the round of a match, from the tables `cup` and `cup_rounds`; null in a league. */
export const cupColumns = [
  sql<string | null>`cup.name`.as('cupName'),
  sql<number | null>`cup_rounds.round`.as('cupRound'),
  sql<number | null>`cup_rounds.waiting`.as('cupWaiting'),
  sql<number | null>`${tiesInRound}`.as('cupTies'),
  sql<number | null>`${matchesInRound}`.as('cupMatches'),
] as const;
export type CupColumns = Record<'cupRound' | 'cupWaiting' | 'cupTies' | 'cupMatches', number | null> & { cupName: string | null };

/** The cup of these columns with the name of the round; null in a league. */
export const cupOf = ({ cupName, cupRound, cupWaiting, cupTies, cupMatches }: CupColumns): Match['cup'] =>
  cupName === null
    ? null
    : {
        name: cupName,
        round: roundName({ round: cupRound!, matches: cupMatches!, byes: cupTies! - cupMatches!, waiting: cupWaiting! }),
      };

/**
 * A query for matches with the names of their teams and location, their points and their cup. Points and cup are no joins, because PostgreSQL takes ten
 * times as long to plan nine tables as to read them.
 */
export const matches = () =>
  db()
    .selectFrom('matches')
    .innerJoin('seasonTeams as home', 'home.id', 'matches.homeId')
    .innerJoin('teams as homeTeam', 'homeTeam.id', 'home.teamId')
    .innerJoin('seasonTeams as away', 'away.id', 'matches.awayId')
    .innerJoin('teams as awayTeam', 'awayTeam.id', 'away.teamId')
    .innerJoin('locations', 'locations.id', 'matches.locationId')
    .selectAll('matches')
    .select((eb) => [
      eb.selectFrom('matchResults').select('points').whereRef('matchId', '=', 'matches.id').as('points'),
      jsonObjectFrom(
        eb
          .selectFrom('cupRounds')
          .innerJoin('seasonGroups as cup', 'cup.id', 'cupRounds.groupId')
          .select(['cup.name', 'cupRounds.round', 'cupRounds.waiting', tiesInRound.as('ties'), matchesInRound.as('matches')])
          .whereRef('cupRounds.groupId', '=', 'matches.groupId')
          .whereRef('cupRounds.round', '=', 'matches.round'),
      ).as('roundOfCup'),
    ])
    .select(['home.name as homeName', 'homeTeam.slug as homeSlug', 'homeTeam.short as homeShort'])
    .select(['away.name as awayName', 'awayTeam.slug as awaySlug', 'awayTeam.short as awayShort'])
    .select(['locations.name as locationName', 'locations.timeZone']);
type NamedMatchRow = Awaited<ReturnType<ReturnType<typeof matches>['executeTakeFirstOrThrow']>>;

/** The cup of a match with the name of its round; null in a league. */
export const cupOfMatch = ({ roundOfCup: row }: Pick<NamedMatchRow, 'roundOfCup'>): Match['cup'] =>
  row && cupOf({ cupName: row.name, cupRound: row.round, cupWaiting: row.waiting, cupTies: row.ties, cupMatches: row.matches });

/** The states of matches that need nothing more. */
export const decidedStates: readonly Match['state'][] = ['confirmed', 'walkover', 'cancelled'];

/** Whether the teams do not meet on the evening of a match. */
export const isOff = ({ state, annulled }: Pick<MatchRow, 'state' | 'annulled'>): boolean =>
  annulled || state === 'cancelled' || state === 'postponed';

const hasBegun = (state: Match['state']): boolean => state !== 'planned' && state !== 'lineups';

/** A match as the API returns it. */
export const matchOf = (row: NamedMatchRow): Match => {
  const { id, slug, groupId, matchday, startsAt, timeZone, state, locked, movedFrom, absent, annulled } = row;
  return {
    ...{ id, slug, groupId, matchday, startsAt, timeZone, state, locked, movedFrom, absent, annulled, cup: cupOfMatch(row) },
    home: { id: row.homeId, slug: row.homeSlug, name: row.homeName, short: row.homeShort },
    away: { id: row.awayId, slug: row.awaySlug, name: row.awayName, short: row.awayShort },
    location: { id: row.locationId, name: row.locationName },
    points: hasBegun(state) ? row.points : null,
  };
};

/** The part of a match of a season that the calendar knows. */
export const calendarOf = (row: Pick<MatchRow, 'id' | 'groupId' | 'homeId' | 'awayId' | 'matchday' | 'round' | 'startsAt'>) => ({
  ...{ id: row.id, group: row.groupId, home: row.homeId, away: row.awayId },
  ...{ matchday: row.matchday ?? row.round ?? 0, day: row.startsAt?.slice(0, 10) ?? null },
});

/** Matches by id, in the order of `ids`. */
export const loadMatches = async (ids: readonly string[]): Promise<Match[]> => {
  const rows = await matches().where('matches.id', 'in', ids).execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(matchOf));
};

/** Whether a slug is that of a meeting with this base: `a-b`, `a-b-2`. */
const hasBase = (slug: string, base: string): boolean => slug.startsWith(base) && /^(-\d+)?$/.test(slug.slice(base.length));

/**
 * The slugs of matches: `{home}-{away}`, with the lowest free number if the teams have met at this home before. A match keeps a slug that fits.
 * Slugs of other matches of the season, and their former ones, are taken.
 */
const slugsOf = async (rows: readonly MatchRow[], seasonId: string): Promise<Map<string, string>> => {
  const ids = rows.map(({ id }) => id);
  const others = await db().selectFrom('matches').select('slug').where('seasonId', '=', seasonId).where('id', 'not in', ids).execute();
  const former = await db()
    .selectFrom('oldMatchSlugs')
    .select('slug')
    .where('seasonId', '=', seasonId)
    .where('matchId', 'not in', ids)
    .execute();
  const teams = await db()
    .selectFrom('seasonTeams')
    .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
    .select(['seasonTeams.id', 'teams.slug'])
    .where('seasonTeams.seasonId', '=', seasonId)
    .execute();
  const slugOf = new Map(teams.map(({ id, slug }) => [id, slug]));
  const baseOf = ({ homeId, awayId }: MatchRow): string => `${slugOf.get(homeId)}-${slugOf.get(awayId)}`;
  const fitting = rows.filter((row) => hasBase(row.slug, baseOf(row)));
  const slugs = new Map(fitting.map(({ id, slug }) => [id, slug]));
  const taken = new Set([...others, ...former, ...fitting].map(({ slug }) => slug));
  for (const row of rows) {
    if (slugs.has(row.id)) continue;
    const slug = firstFree(baseOf(row), taken);
    slugs.set(row.id, slug);
    taken.add(slug);
  }
  return slugs;
};

/** Keeps the former slugs of published matches, unless another match now has them. */
const keepOldSlugs = async (rows: readonly MatchRow[], slugs: ReadonlyMap<string, string>, seasonId: string): Promise<void> => {
  const current = [...slugs.values()];
  await db().deleteFrom('oldMatchSlugs').where('seasonId', '=', seasonId).where('slug', 'in', current).execute();
  const former = rows.filter(({ slug }) => slug !== '' && !current.includes(slug));
  if (former.length === 0) return;
  await db()
    .insertInto('oldMatchSlugs')
    .values(former.map(({ slug, id }) => ({ seasonId, slug, matchId: id })))
    .execute();
};

/** The values of an update that counts a change which calendars show. `isChange`: a condition on the old and the new values. */
export const revised = (isChange: RawBuilder<boolean>, now: Date) => ({
  revision: sql<number>`matches.revision + (case when ${isChange} then 1 else 0 end)`,
  revisedAt: sql<Date | null>`case when ${isChange} then ${now}::timestamptz else matches.revised_at end`,
});

/** Whether an upsert changes the evening, the location or the teams of a match, or gives it a new date. */
const isRevised = sql<boolean>`
  (matches.starts_at, matches.location_id, matches.home_id, matches.away_id, matches.state = 'postponed') is distinct from
  (excluded.starts_at, excluded.location_id, excluded.home_id, excluded.away_id, excluded.state = 'postponed')`;

/** Inserts new matches, and updates the calendar of known ones. A row whose slug is `''` or no longer fits gets a new slug. */
export const writeMatches = async (rows: readonly MatchRow[], season: SeasonRow, now: Date): Promise<void> => {
  if (rows.length === 0) return;
  const slugs = await slugsOf(rows, season.id);
  const values = rows.map((row) => ({
    ...row,
    slug: slugs.get(row.id)!,
    movedFrom: JSON.stringify(row.movedFrom),
    structure: row.structure && JSON.stringify(row.structure),
    boards: row.boards && JSON.stringify(row.boards),
  }));
  for (let first = 0; first < values.length; first += mostRows)
    await db()
      .insertInto('matches')
      .values(values.slice(first, first + mostRows))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          ...{ slug: ref('excluded.slug'), matchday: ref('excluded.matchday'), locationId: ref('excluded.locationId') },
          ...{ homeId: ref('excluded.homeId'), awayId: ref('excluded.awayId'), startsAt: ref('excluded.startsAt') },
          ...{ state: ref('excluded.state'), movedFrom: ref('excluded.movedFrom') },
          ...revised(isRevised, now),
        })),
      )
      .execute();
  if (isPublished(season)) await keepOldSlugs(rows, slugs, season.id);
};
