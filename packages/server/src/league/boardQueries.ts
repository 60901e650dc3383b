import { mostOfRow, type BoardName } from '@oche/api/contract/leaderboard';
import type { Parsed } from '@oche/api/contract/endpoints';
import type { SeasonRules } from '@oche/api/contract/season';
import { sql, type RawBuilder } from 'kysely';
import { db } from '../platform/db/current.ts';

export type BoardInput = Omit<Parsed<'getLeaderboard'>, 'page' | 'perPage'>;
type Settings = SeasonRules['leaderboards'];
type Sql = RawBuilder<unknown>;

/** A row of a leaderboard with one of its entries. A player has as many rows as entries; those without a player only have the `total`. */
export type BoardQueryRow = {
  /** players on the whole leaderboard */
  total: number;
  position: number;
  playerId: string | null;
  /** season teams for which the player played */
  teams: string[];
  /** number of the entries of the player */
  count: number;
  first: number;
  second: number;
  third: number;
  matchId: string;
  slug: string;
  matchday: number | null;
  round: number | null;
  day: string | null;
  gameId: string | null;
  key: string | null;
  leg: number | null;
  isPaper: boolean;
  team: string;
  against: string;
  scores180: number;
  scores171: number;
  unanswered171: number;
  darts: number | null;
  visits: number | null;
  isAtMost: boolean;
  checkout: number | null;
};

const and = (conditions: readonly Sql[]): Sql => (conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``);

/** SQL: the matches of a season that the filter chooses, with the number and the day by which they are ordered. */
const matchesOf = ({ seasonId, groupId, from, to, month }: BoardInput): Sql => {
  const number = sql`coalesce(matches.matchday, matches.round, 0)`;
  const conditions = [
    sql`matches.season_id = ${seasonId}`,
    ...(groupId === undefined ? [] : [sql`matches.group_id = ${groupId}`]),
    ...(from === undefined ? [] : [sql`${number} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${number} <= ${to}`]),
    ...(month === undefined ? [] : [sql`starts_with(matches.starts_at, ${month})`]),
  ];
  return sql`
    select id, slug, matchday, round, home_id, away_id, state, ${number} as number, left(starts_at, 10) as day from matches ${and(conditions)}`;
};

const teamOf = (side: Sql): Sql => sql`case when ${side} = 0 then chosen.home_id else chosen.away_id end`;
const otherTeamOf = (side: Sql): Sql => sql`case when ${side} = 0 then chosen.away_id else chosen.home_id end`;

/** SQL: the conditions of the filter that concern a player of a side. */
const ofSide = ({ teamId, size }: BoardInput, side: Sql, sizeOfGame: Sql): Sql[] => [
  ...(teamId === undefined ? [] : [sql`${teamOf(side)} = ${teamId}`]),
  ...(size === undefined ? [] : [sql`${sizeOfGame} = ${size}`]),
];

/** What a leaderboard lists: conditions on legs and facts, and the order of the entries of a player and of the rows. */
type Board = {
  legs: readonly Sql[];
  facts: readonly Sql[];
  /** the darts and visits of a leg */
  darts?: Sql;
  visits?: Sql;
  /** the order of the entries of a player, the best first */
  best: Sql;
  /** the figures of a player, from `entries` */
  figures: Sql;
  /** whether a player is listed */
  having?: Sql;
  /** the order of rows by their figures; equal rows share a position */
  order: Sql;
  /** the order of equal rows before their players */
  listed?: Sql;
};

/** SQL: the order of equal legs. */
const earliest = sql`day nulls first, number, match_id`;

const highScores = ({ count171 }: Settings): Board => {
  // Visits whose darts are not known are listed, so that they can be answered.
  const unanswered = count171 === 'strict' ? sql`legs.unknown171` : sql`0`;
  const counted = count171 === 'strict' ? sql`legs.strict171` : sql`legs.scores171`;
  return {
    // The first condition is that of an index.
    legs: [sql`(legs.scores180 > 0 or legs.scores171 > 0)`, sql`legs.scores180 + ${counted} + ${unanswered} > 0`],
    facts: [sql`facts.kind in ('180', '171')`],
    best: sql`day desc nulls last, number desc, match_id desc`,
    figures: sql`sum(scores180)::int as first, sum(scores171)::int as second, sum(unanswered171)::int as third`,
    having: sql`sum(scores180 + scores171) > 0`,
    order: sql`first + second desc, first desc`,
  };
};

/** SQL: whether a game was not stopped. A stopped one counts for nothing but its 180s and 171s. */
const isPlayed = (kind: Sql): Sql => sql`coalesce(${kind}, 'played') <> 'not-played'`;

const shortLegs = ({ shortLeg: { darts: most, start, sizes }, byVisits }: Settings): Board => {
  // The darts of a pair or team are those of the whole side.
  const ofWholeSide = (column: string): Sql => sql`case when games.size = '1' then legs.${sql.ref(column)} else (
    select sum(side.${sql.ref(column)})::int from leg_players as side
    where side.game_id = legs.game_id and side.leg = legs.leg and side.side = legs.side) end`;
  const darts = ofWholeSide('darts');
  const sizesOfGames = sql.join(sizes.map((size) => sql`${String(size)}`));
  const isOfSetting = sql`games.start = ${start} and games.size in (${sizesOfGames})`;
  return {
    legs: [sql`legs.checkout is not null`, sql`legs.won`, isPlayed(sql`games.kind`), isOfSetting, sql`${darts} <= ${most}`],
    facts: [
      sql`(facts.kind = 'short-leg' and facts.value <= ${most} or facts.kind = 'short-leg-visits' and facts.value * 3 <= ${most})`,
      isPlayed(sql`games.kind`),
      sql`(games.game_id is null or ${isOfSetting})`,
    ],
    ...{ darts, visits: ofWholeSide('visits') },
    best: byVisits ? sql`visits, darts, is_at_most, ${earliest}` : sql`darts, is_at_most, ${earliest}, visits`,
    figures: sql`min(darts) filter (where nth = 1) as first, min(visits) filter (where nth = 1) as second, 0 as third`,
    order: byVisits ? sql`second, first` : sql`first`,
    listed: byVisits ? sql`is_at_most, ${earliest}` : sql`is_at_most, ${earliest}, second`,
  };
};

const checkouts = ({ highCheckout }: Settings): Board => ({
  legs: [sql`legs.checkout >= ${highCheckout}`, isPlayed(sql`games.kind`)],
  facts: [sql`facts.kind = 'checkout'`, sql`facts.value >= ${highCheckout}`, isPlayed(sql`games.kind`)],
  best: sql`checkout desc, ${earliest}`,
  figures: sql`max(checkout) as first, 0 as second, 0 as third`,
  order: sql`first desc`,
  listed: earliest,
});

const boards = { '180-171': highScores, 'low-visits': shortLegs, 'high-checkouts': checkouts };

/**
 * SQL: whether a leg of a game is that of a player of the game. `coalesce` hides the columns from the planner. It would take them for independent of
 * the game, expect one row in place of a thousand, and compare each leg with each match.
 */
const isSamePlayer = sql`coalesce(legs.side = games.side and legs.player = games.player_id::text, false)`;

/** SQL: the legs and facts on a leaderboard. */
const entriesOf = (input: BoardInput, { count171 }: Settings, { legs, facts, darts, visits }: Board): Sql => {
  const isStrict = count171 === 'strict';
  return sql`
    select games.player_id, chosen.id as match_id, chosen.number, chosen.day, legs.game_id, legs.leg, false as is_paper,
      ${teamOf(sql`legs.side`)} as team, ${otherTeamOf(sql`legs.side`)} as against,
      legs.scores180, ${isStrict ? sql`legs.strict171` : sql`legs.scores171`} as scores171,
      ${isStrict ? sql`legs.unknown171` : sql`0`} as unanswered171,
      case when legs.won and legs.checkout is not null then ${darts ?? sql`legs.darts`} end as darts,
      case when legs.won and legs.checkout is not null then ${visits ?? sql`legs.visits`} end as visits,
      false as is_at_most, legs.checkout
    from chosen join player_games as games on games.match_id = chosen.id
    join leg_players as legs on legs.game_id = games.game_id and ${isSamePlayer}
    ${and([...legs, ...ofSide(input, sql`legs.side`, sql`games.size`)])}
    union all
    select facts.player_id, chosen.id, chosen.number, chosen.day, facts.game_id, null, true,
      ${teamOf(sql`facts.side`)}, ${otherTeamOf(sql`facts.side`)},
      case when facts.kind = '180' then facts.value else 0 end, case when facts.kind = '171' then facts.value else 0 end, 0,
      case facts.kind when 'short-leg' then facts.value when 'short-leg-visits' then facts.value * 3 end,
      case facts.kind when 'short-leg' then (facts.value + 2) / 3 when 'short-leg-visits' then facts.value end,
      facts.kind = 'short-leg-visits', case when facts.kind = 'checkout' then facts.value end
    from chosen join sheet_facts as facts on facts.match_id = chosen.id left join match_results as results on results.match_id = chosen.id
    left join lateral (
      select game_id, size, start, kind from player_games where player_games.game_id = facts.game_id limit 1
    ) as games on true
    ${and([sql`(chosen.state = 'walkover' or results.is_final)`, ...facts, ...ofSide(input, sql`facts.side`, sql`games.size`)])}`;
};

/** SQL: a page of `ranked` with its `total`, so that a page beyond the last still has it. */
const pageOf = (limit: number, offset: number): Sql => sql`(select count(*)::int as total from ranked) as counted
  left join (select * from ranked order by place limit ${limit} offset ${offset}) as page on true`;

const ofEntries = (input: BoardInput, settings: Settings, board: Board, limit: number, offset: number) => {
  const { best, figures, having, order, listed } = board;
  // Columns of the best entry, which order equal rows.
  const ofBest = sql`bool_or(is_at_most) filter (where nth = 1) as is_at_most, min(day) filter (where nth = 1) as day,
    min(number) filter (where nth = 1) as number, (array_agg(match_id) filter (where nth = 1))[1] as match_id`;
  return sql<BoardQueryRow>`
    with chosen as (${matchesOf(input)}),
    entries as (${entriesOf(input, settings, board)}),
    sorted as (
      select *, row_number() over (partition by player_id order by ${best}, game_id nulls last, leg nulls last)::int as nth from entries
    ),
    players as (
      select player_id, count(*)::int as count, array_agg(distinct team) as teams, ${figures}, ${ofBest} from sorted group by player_id ${having ? sql`having ${having}` : sql``}
    ),
    ranked as (
      select player_id, count, teams, first, second, third, rank() over (order by ${order})::int as position,
        row_number() over (order by ${order}, ${listed ? sql`${listed},` : sql``} player_id) as place
      from players
    )
    select counted.total, page.position, page.player_id, page.count, page.first, page.second, page.third,
      page.teams,
      entry.match_id, chosen.slug, chosen.matchday, chosen.round, entry.day, entry.game_id, games.key, entry.leg, entry.is_paper,
      entry.team, entry.against,
      entry.scores180, entry.scores171, entry.unanswered171, entry.darts, entry.visits, entry.is_at_most, entry.checkout
    from ${pageOf(limit, offset)}
    left join sorted as entry on entry.player_id = page.player_id and entry.nth <= ${mostOfRow}
    left join chosen on chosen.id = entry.match_id left join games on games.id = entry.game_id
    order by page.place, entry.nth`;
};

const ofGames = (input: BoardInput, limit: number, offset: number) => sql<BoardQueryRow>`
  with chosen as (${matchesOf(input)}),
  players as (
    select games.player_id, count(*)::int as first, (count(*) filter (where games.winner = games.side))::int as second,
      (count(*) filter (where games.kind = 'result'))::int as third, array_agg(distinct ${teamOf(sql`games.side`)}) as teams
    from chosen join player_games as games on games.match_id = chosen.id
    ${and([sql`games.is_individual`, ...ofSide(input, sql`games.side`, sql`games.size`)])}
    group by games.player_id
  ),
  ranked as (
    select *, rank() over (order by first desc, second desc)::int as position,
      row_number() over (order by first desc, second desc, player_id) as place
    from players
  )
  select counted.total, page.position, page.player_id, page.teams, page.first, page.second, page.third, 0 as count
  from ${pageOf(limit, offset)} order by page.place`;

/** The rows of a page of a leaderboard in order, each as often as it has entries. */
export const queryBoard = async (
  input: BoardInput,
  settings: Settings,
  { limit, offset }: { limit: number; offset: number },
): Promise<BoardQueryRow[]> => {
  const query =
    input.board === 'games-played'
      ? ofGames(input, limit, offset)
      : ofEntries(input, settings, boards[input.board satisfies Exclude<BoardName, 'games-played'>](settings), limit, offset);
  return (await query.execute(db())).rows;
};
