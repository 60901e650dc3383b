import type { BoardName } from '@oche/api/contract/boardNames';
import { mostEntries } from '@oche/api/contract/leaderboard';
import type { Parsed } from '@oche/api/contract/endpoints';
import type { SeasonRules } from '@oche/api/contract/season';
import { sql, type RawBuilder } from 'kysely';
import { db } from '../platform/db/current.ts';
import { cupColumns, type CupColumns } from './matchRows.ts';

export type BoardInput = Omit<Parsed<'getLeaderboard'>, 'page' | 'perPage'>;
type Settings = SeasonRules['leaderboards'];
type Sql = RawBuilder<unknown>;

/** A leg or fact of a player on a leaderboard. */
export type BoardEntryRow = CupColumns & {
  matchId: string;
  slug: string;
  matchday: number | null;
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

/** A row of a leaderboard. A page without players has one row, which has only the `total`. Without a best entry, `matchId` is null. */
export type BoardQueryRow = Omit<BoardEntryRow, 'matchId'> & {
  matchId: string | null;
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
    select id, slug, group_id, matchday, round, home_id, away_id, state, ${number} as number, left(starts_at, 10) as day from matches ${and(conditions)}`;
};

const teamOf = (side: Sql): Sql => sql`case when ${side} = 0 then chosen.home_id else chosen.away_id end`;
const otherTeamOf = (side: Sql): Sql => sql`case when ${side} = 0 then chosen.away_id else chosen.home_id end`;

/** SQL: the person of a player, in a query with `withPersons`. */
const person = (playerId: Sql): Sql => sql`coalesce(merged_players.into_id, ${playerId})`;
/** SQL: the tables of `person`. */
const withPersons = (playerId: Sql): Sql => sql`left join merged_players on merged_players.player_id = ${playerId}`;

/** SQL: the conditions of the filter that concern a player of a side. */
const ofSide = ({ teamId, size }: BoardInput, side: Sql, sizeOfGame: Sql): Sql[] => [
  ...(teamId === undefined ? [] : [sql`${teamOf(side)} = ${teamId}`]),
  ...(size === undefined ? [] : [sql`${sizeOfGame} = ${size}`]),
];

/** What a leaderboard lists: conditions on `board_entries`, and the order of the entries of a player and of the rows. */
type Board = {
  entries: readonly Sql[];
  /** whether its darts and visits are those of the whole side, not only of the player */
  ofWholeSide?: boolean;
  /** the order of the entries of a player, the best first */
  best: Sql;
  /** the figures of a player: sums of `entries`, or with `listed` those of the best entry */
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
  const counted = count171 === 'strict' ? sql`entries.strict171 + entries.unknown171` : sql`entries.scores171`;
  return {
    // The first condition selects the index `board_entries_scores`.
    entries: [sql`(entries.scores180 > 0 or entries.scores171 > 0)`, sql`entries.scores180 + ${counted} > 0`],
    best: sql`day desc nulls last, number desc, match_id desc`,
    figures: sql`sum(scores180)::int as first, sum(scores171)::int as second, sum(unanswered171)::int as third`,
    having: sql`sum(scores180 + scores171) > 0`,
    order: sql`first + second desc, first desc`,
  };
};

/** SQL: whether a game was not stopped. A stopped one counts for nothing but its 180s and 171s. */
const isPlayed = sql`coalesce(entries.kind, 'played') <> 'not-played'`;

const shortLegs = ({ shortLeg: { darts: most, start, sizes }, byVisits }: Settings): Board => {
  const sizesOfGames = sql.join(sizes.map((size) => sql`${String(size)}`));
  return {
    entries: [
      sql`entries.side_darts <= ${most}`,
      isPlayed,
      // The game of a fact may be unknown.
      sql`(entries.size is null or entries.start = ${start} and entries.size in (${sizesOfGames}))`,
    ],
    ofWholeSide: true,
    best: byVisits ? sql`visits, darts, is_at_most, ${earliest}` : sql`darts, is_at_most, ${earliest}, visits`,
    figures: sql`best.darts as first, best.visits as second, 0 as third`,
    order: byVisits ? sql`second, first` : sql`first`,
    listed: byVisits ? sql`is_at_most, ${earliest}` : sql`is_at_most, ${earliest}, second`,
  };
};

const checkouts = ({ highCheckout }: Settings): Board => ({
  entries: [sql`entries.checkout >= ${highCheckout}`, isPlayed],
  best: sql`checkout desc, ${earliest}`,
  figures: sql`best.checkout as first, 0 as second, 0 as third`,
  order: sql`first desc`,
  listed: earliest,
});

const boards = { '180-171': highScores, 'low-visits': shortLegs, 'high-checkouts': checkouts };

/** SQL: the entries of a leaderboard, of one person if there is a `playerId`. */
const entriesOf = (input: BoardInput & { playerId?: string }, { count171 }: Settings, { entries, ofWholeSide = false }: Board): Sql => {
  const isStrict = count171 === 'strict';
  const side = sql`entries.side`;
  const player = sql`entries.player_id`;
  const conditions = [
    sql`entries.season_id = ${input.seasonId}`,
    ...(input.playerId === undefined ? [] : [sql`${person(player)} = ${input.playerId}`]),
    ...entries,
    ...ofSide(input, side, sql`entries.size`),
  ];
  return sql`
    select ${person(player)} as player_id, chosen.id as match_id, chosen.number, chosen.day, entries.game_id, entries.leg, entries.is_paper,
      ${teamOf(side)} as team, ${otherTeamOf(side)} as against,
      entries.scores180, ${isStrict ? sql`entries.strict171` : sql`entries.scores171`} as scores171,
      ${isStrict ? sql`entries.unknown171` : sql`0`} as unanswered171,
      ${ofWholeSide ? sql`entries.side_darts` : sql`entries.darts`} as darts,
      ${ofWholeSide ? sql`entries.side_visits` : sql`entries.visits`} as visits,
      entries.is_at_most, entries.checkout
    from board_entries as entries join chosen on chosen.id = entries.match_id ${withPersons(player)} ${and(conditions)}`;
};

/** SQL: the rows of a page of `ranked`, and the number of all rows, which a page beyond the last has too. */
const pagesOf = (limit: number, offset: number): Sql => sql`
  counted as (select count(*)::int as total from ranked),
  page as (select * from ranked order by place limit ${limit} offset ${offset})`;

/** SQL: the order of the entries of a player. */
const orderOf = ({ best }: Board): Sql => sql`${best}, game_id nulls last, leg nulls last`;

/** SQL: the tables of `cupColumns`. */
const withCup = sql`left join cup_rounds on cup_rounds.group_id = chosen.group_id and cup_rounds.round = chosen.round
  left join season_groups as cup on cup.id = cup_rounds.group_id`;

/** SQL: the columns of a `BoardEntryRow`. */
const entryColumns = sql`entry.match_id, chosen.slug, chosen.matchday, ${sql.join(cupColumns)}, entry.day, entry.game_id, games.key, entry.leg, entry.is_paper,
  entry.team, entry.against, entry.scores180, entry.scores171, entry.unanswered171, entry.darts, entry.visits, entry.is_at_most, entry.checkout`;

const ofEntries = (input: BoardInput, settings: Settings, board: Board, limit: number, offset: number) => {
  const { figures, having, order, listed } = board;
  const ofPlayer = sql`count(*)::int as count, array_agg(distinct team) as teams`;
  // The entries of all players are sorted only if the best ones decide the order of the players.
  const players = listed
    ? sql`select best.*, counts.count, counts.teams, ${figures}
        from best join (select player_id, ${ofPlayer} from entries group by player_id) as counts using (player_id)`
    : sql`select player_id, ${ofPlayer}, ${figures} from entries group by player_id ${having ? sql`having ${having}` : sql``}`;
  return sql<BoardQueryRow>`
    with chosen as (${matchesOf(input)}),
    entries as materialized (${entriesOf(input, settings, board)}),
    best as (
      select distinct on (player_id) * from entries where ${listed ? sql`true` : sql`false`} order by player_id, ${orderOf(board)}
    ),
    players as (${players}),
    ranked as (
      select player_id, count, teams, first, second, third, rank() over (order by ${order})::int as position,
        row_number() over (order by ${order}, ${listed ? sql`${listed},` : sql``} player_id) as place
      from players
    ),
    ${pagesOf(limit, offset)}
    select counted.total, page.position, page.player_id, page.count, page.first, page.second, page.third, page.teams, ${entryColumns}
    from counted left join page on true left join best as entry on entry.player_id = page.player_id
    left join chosen on chosen.id = entry.match_id left join games on games.id = entry.game_id ${withCup}
    order by page.place`;
};

const ofGames = (input: BoardInput, limit: number, offset: number) => sql<BoardQueryRow>`
  with chosen as (${matchesOf(input)}),
  players as (
    select ${person(sql`games.player_id`)} as player_id, count(*)::int as first, (count(*) filter (where games.winner = games.side))::int as second,
      (count(*) filter (where games.kind = 'result'))::int as third, array_agg(distinct ${teamOf(sql`games.side`)}) as teams
    from chosen join player_games as games on games.match_id = chosen.id ${withPersons(sql`games.player_id`)}
    ${and([sql`games.is_individual`, ...ofSide(input, sql`games.side`, sql`games.size`)])}
    group by 1
  ),
  ranked as (
    select *, rank() over (order by first desc, second desc)::int as position,
      row_number() over (order by first desc, second desc, player_id) as place
    from players
  ),
  ${pagesOf(limit, offset)}
  select counted.total, page.position, page.player_id, page.teams, page.first, page.second, page.third, 0 as count, null as match_id
  from counted left join page on true order by page.place`;

/** The entries of a player on a leaderboard in order, at most `mostEntries`. */
export const queryEntries = async (input: BoardInput & { playerId: string }, settings: Settings): Promise<BoardEntryRow[]> => {
  if (input.board === 'games-played') return [];
  const board = boards[input.board](settings);
  const query = sql<BoardEntryRow>`
    with chosen as (${matchesOf(input)}),
    entries as (${entriesOf(input, settings, board)}),
    entry as (select *, row_number() over (order by ${orderOf(board)}) as nth from entries order by nth limit ${mostEntries})
    select ${entryColumns}
    from entry join chosen on chosen.id = entry.match_id left join games on games.id = entry.game_id ${withCup} order by entry.nth`;
  return (await query.execute(db())).rows;
};

/** The rows of a page of a leaderboard in order. With a `playerId`, only the row of this person: its position has no meaning. */
export const queryBoard = async (
  input: BoardInput & { playerId?: string },
  settings: Settings,
  { limit, offset }: { limit: number; offset: number },
): Promise<BoardQueryRow[]> => {
  const query =
    input.board === 'games-played'
      ? ofGames(input, limit, offset)
      : ofEntries(input, settings, boards[input.board satisfies Exclude<BoardName, 'games-played'>](settings), limit, offset);
  return (await query.execute(db())).rows;
};
