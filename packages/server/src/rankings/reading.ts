import type { NotCounted, PointsScheme } from '@oche/api/contract/ranking';
import type { TournamentSummary } from '@oche/api/contract/tournament';
import { rankingRows, type RankingPeople } from '@oche/api/rankingRows';
import type { Performance } from '@oche/darts/standings/rankingScheme';
import { countedTournaments, isAmong, type RankingInput } from '@oche/darts/standings/rankingTotals';
import { sql } from 'kysely';
import { publicName } from '../games/publicName.ts';
import { minorAgeOf } from '../league/minorAge.ts';
import { todayIn } from '../organisations/competition/currentSeason.ts';
import type { Context } from '../platform/context.ts';
import { db, dependsOn } from '../platform/db/current.ts';
import { can } from '../platform/policies.ts';
import { notFound } from '../platform/refusal.ts';
import { loadTournaments } from '../tournaments/present.ts';
import { isLinked, isShown } from '../tournaments/rankingLinks.ts';
import { loadRanking, type RankingRecord } from './rows.ts';

/** A tournament of a ranking. `isShown`: the ranking is not more public than the tournament. */
export type LinkedTournament = TournamentSummary & {
  /** that of the scheme with which it counts; null before its first end */
  version: number | null;
  visibility: 'public' | 'unlisted' | 'private';
  category: string | null;
  isShown: boolean;
};

export type Table = ReturnType<typeof rankingRows>;

/** A ranking, loaded in one snapshot for all of its pages. Requests share it through the cache. */
export type Reading = {
  ranking: RankingRecord;
  /** in the order of their dates */
  tournaments: readonly LinkedTournament[];
  /** ids of those whose results count */
  counted: ReadonlySet<string>;
  input: RankingInput;
  /** by version: how tournaments give points; that of `ranking` is the current one */
  schemes: ReadonlyMap<number, PointsScheme>;
  adjustments: readonly { id: string; player: string; points: number; reason: string; on: string }[];
  settings: ReadonlyMap<string, { guest: boolean; category: string | null }>;
  /** everybody who took part, has an adjustment or settings. `fullName` is only for organisers */
  players: ReadonlyMap<string, { name: string; fullName: string; userId: string | null }>;
  /** the person of each id */
  persons: ReadonlyMap<string, string>;
  /** the categories of the players in the table, by name */
  categories: readonly string[];
  /** the table, of a category of players or of all; computed once */
  table: (category: string | undefined) => Table;
};

const linksOf = (rankingId: string) =>
  db()
    .selectFrom('rankingTournaments')
    .innerJoin('rankings', 'rankings.id', 'rankingTournaments.rankingId')
    .innerJoin('tournaments', 'tournaments.id', 'rankingTournaments.tournamentId')
    .select([
      'tournaments.id',
      'tournaments.visibility',
      'tournaments.fieldSize',
      'rankingTournaments.category',
      'rankingTournaments.version',
    ])
    .select(isShown.as('isShown'))
    .where('rankings.id', '=', rankingId)
    .where(isLinked)
    .execute();

/** By version: how tournaments give points in the schemes of a ranking. */
const loadSchemes = async (rankingId: string): Promise<ReadonlyMap<number, PointsScheme>> => {
  const rows = await db().selectFrom('rankingSchemes').select(['version', 'scheme']).where('rankingId', '=', rankingId).execute();
  return new Map(rows.map(({ version, scheme }) => [version, scheme.points]));
};

/** Rows about players, with the person of each. */
const ofPersons = async <T>(rows: ReturnType<typeof sql<T & { playerId: string; person: string }>>) => (await rows.execute(db())).rows;

const loadFacts = (rankingId: string) =>
  ofPersons(sql<{ tournamentId: string; facts: Performance; playerId: string; person: string }>`
    select facts.tournament_id, facts.facts, facts.player_id, coalesce(merged_players.into_id, facts.player_id) as person
    from tournament_facts as facts
    join ranking_tournaments on ranking_tournaments.tournament_id = facts.tournament_id and ranking_id = ${rankingId} and ${isLinked}
    left join merged_players on merged_players.player_id = facts.player_id
    order by facts.tournament_id, facts.player_id`);

const loadSettings = (rankingId: string) =>
  ofPersons(sql<{ guest: boolean; category: string | null; playerId: string; person: string }>`
    select guest, category, ranking_players.player_id, coalesce(merged_players.into_id, ranking_players.player_id) as person
    from ranking_players left join merged_players on merged_players.player_id = ranking_players.player_id
    where ranking_id = ${rankingId} order by merged_players.into_id is null, ranking_players.player_id`);

/** What organisers say about each person. A player who was merged into another one keeps only a category, if the other one has none. */
const settingsOf = (rows: Awaited<ReturnType<typeof loadSettings>>): Reading['settings'] => {
  const settings = new Map<string, { guest: boolean; category: string | null }>();
  for (const { playerId, person, guest, category } of rows)
    settings.set(person, { guest: guest && playerId === person, category: category ?? settings.get(person)?.category ?? null });
  return settings;
};

const loadAdjustments = (rankingId: string) =>
  ofPersons(sql<{ id: string; points: number; reason: string; on: string; playerId: string; person: string }>`
    select id, points, reason, on_day as "on", ranking_adjustments.player_id,
      coalesce(merged_players.into_id, ranking_adjustments.player_id) as person
    from ranking_adjustments left join merged_players on merged_players.player_id = ranking_adjustments.player_id
    where ranking_id = ${rankingId} order by on_day desc, created_at desc, id`);

const loadPlayers = async (ids: readonly string[], day: string) => {
  const rows = await db()
    .selectFrom('players')
    .select(['id', 'name', 'bornOn', 'hasConsent', 'userId'])
    .select(minorAgeOf(sql`players.organisation_id`).as('minorAge'))
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ id, userId, minorAge, ...player }) => [id, { name: publicName(player, minorAge, day), fullName: player.name, userId }]),
  );
};

/** Players who were in one tournament are not merged, unless one enters at the same time. A row too many would make the ranking unreadable. */
const onePerPerson = <T extends { person: string }>(rows: readonly T[]): T[] => [...new Map(rows.map((row) => [row.person, row])).values()];

const load = async (slugOrId: string, now: Date): Promise<Reading> => {
  const ranking = await loadRanking(slugOrId);
  dependsOn('rankings', 'tournament', 'entries', 'players', 'events', 'places', 'organisations');
  const links = new Map((await linksOf(ranking.id)).map((link) => [link.id, link]));
  const summaries = await loadTournaments((query) =>
    query
      .where('tournaments.id', 'in', (eb) =>
        eb.selectFrom('rankingTournaments').select('tournamentId').where('rankingId', '=', ranking.id).where(isLinked),
      )
      .orderBy('tournaments.startsAt')
      .orderBy('tournaments.id'),
  );
  const tournaments = summaries.map((summary): LinkedTournament => {
    const { visibility, category, fieldSize, isShown, version } = links.get(summary.id)!;
    const entries = summary.status === 'finished' ? (fieldSize ?? summary.entries) : summary.entries;
    return { ...summary, entries, visibility, category, isShown, version };
  });
  const schemes = await loadSchemes(ranking.id);
  const facts = await loadFacts(ranking.id);
  const settingRows = await loadSettings(ranking.id);
  const adjustmentRows = await loadAdjustments(ranking.id);
  const everybody = [...facts, ...settingRows, ...adjustmentRows];
  const settings = settingsOf(settingRows);
  const personal = (person: string) => {
    const { guest = false, category = null } = settings.get(person) ?? {};
    return { ...(guest && { guest }), ...(category !== null && { category }) };
  };
  const byTournament = Map.groupBy(facts, ({ tournamentId }) => tournamentId);
  const finished = tournaments.filter(({ status, isShown }) => status === 'finished' && isShown);
  const input: RankingInput = {
    scheme: ranking.scheme,
    asOf: todayIn(ranking.timeZone, now),
    tournaments: finished.map(({ id, startsAt, entries, category, version }) => ({
      ...{ id, on: startsAt, entries, ...(category !== null && { category }) },
      players: onePerPerson(byTournament.get(id) ?? []).map(({ facts, person }) => ({ ...facts, player: person, ...personal(person) })),
      ...(version !== null && { frozen: schemes.get(version)! }),
    })),
    adjustments: adjustmentRows.map(({ person, points, reason, on }) => {
      const { category } = personal(person);
      return { player: person, points, reason, on, ...(category !== undefined && { category }) };
    }),
  };
  const players = await loadPlayers([...new Set(everybody.map(({ person }) => person))], input.asOf);
  const people: RankingPeople = {
    names: new Map([...players].map(([id, { name }]) => [id, name])),
    categories: new Map([...settings].flatMap(([id, { category }]) => (category === null ? [] : [[id, category]]))),
    shown: listed({ tournaments }).map(({ id }) => id),
  };
  const everyone = rankingRows(input, people);
  const categories = [...new Set([...everyone.rows, ...everyone.out].flatMap(({ category }) => category ?? []))];
  const tables = new Map<string, Table>();
  return {
    ...{ ranking, tournaments, input, schemes, settings, players },
    categories: categories.sort((a, b) => a.localeCompare(b)),
    counted: new Set(countedTournaments(input).map(({ id }) => id)),
    adjustments: adjustmentRows.map(({ person, playerId: _player, ...row }) => ({ ...row, player: person })),
    persons: new Map(everybody.flatMap(({ playerId, person }) => [[playerId, person] as const, [person, person] as const])),
    table: (category) => {
      if (category === undefined) return everyone;
      const table = tables.get(category) ?? rankingRows(within(input, categories.includes(category) ? [category] : []), people);
      // Only the tables of categories are kept, of which there are few.
      if (categories.includes(category)) tables.set(category, table);
      return table;
    },
  };
};

/** The input with only the players of these categories. */
const within = (input: RankingInput, playerCategories: readonly string[]): RankingInput => ({
  ...input,
  scheme: { ...input.scheme, counting: { ...input.scheme.counting, playerCategories } },
});

/** The tournaments that the public page lists: without those that the ranking must not show, and without cancelled ones. */
export const listed = ({ tournaments }: Pick<Reading, 'tournaments'>): LinkedTournament[] =>
  tournaments.filter(({ isShown, status }) => isShown && status !== 'cancelled' && status !== 'draft');

/** Why the results of a tournament are not in the ranking; null if they are. */
export const whyNot = (
  { id, status, isShown, category, startsAt }: LinkedTournament,
  { counted, ranking, input }: Reading,
): NotCounted | null => {
  if (!isShown) return 'hidden';
  if (status !== 'finished') return 'not-finished';
  if (counted.has(id)) return null;
  const { categories } = ranking.scheme.counting;
  if (!isAmong(categories, category ?? undefined)) return 'other-category';
  return startsAt.slice(0, 10) > input.asOf ? 'not-yet' : 'outside-months';
};

/**
 * Approximate size of a reading in bytes, for the cache. Each result of a player is in the input, and with its lines in the table of all players
 * and in that of a category. Each row of a table has a place for every tournament.
 */
const sizeOf = ({ input, schemes, tournaments, players, adjustments }: Reading): number => {
  const results = input.tournaments.flatMap((each) => each.players);
  const values = results.reduce(
    (sum, { visits = [], finishes = [], legs = [] }) => sum + visits.length + finishes.length + 8 * legs.length,
    0,
  );
  const schemeBytes = [...schemes.values()].reduce((sum, points) => sum + 4 * JSON.stringify(points).length, 0);
  return (
    16_384 +
    schemeBytes +
    1024 * (tournaments.length + adjustments.length) +
    players.size * (1024 + 32 * tournaments.length) +
    2048 * results.length +
    8 * values
  );
};

/**
 * A ranking by slug or id, cached for all users.
 * @throws Refusal 404 if it does not exist or the actor may not see it
 */
export const readRanking = async (
  slugOrId: string,
  { actor, cached, now }: Pick<Context, 'actor' | 'cached' | 'now'>,
): Promise<Reading> => {
  const reading = await cached(`ranking ${slugOrId}`, () => load(slugOrId, now), sizeOf);
  if (!can.seeRanking(actor, reading.ranking)) throw notFound('The ranking');
  dependsOn('rankings');
  return reading;
};
