/**
 * The cost of a table of 14 teams, and of the leaderboards of a season with 4,200 games, each as one request of the public site whose response
 * is not shared, from its rights to its JSON. The reference is the shortest SQL that adds up the same figures on the same PostgreSQL: without positions, decisions, sheets on paper and names.
 */
import pg from 'pg';
import { boardNames, type BoardName } from '@oche/api/contract/boardNames';
import { createRandom } from '@oche/darts/draw/random';
import { startLeagues } from '@oche/server/league/testLeague';
import { playRandomSeason } from '@oche/server/league/testPlayedSeason';
import { openDatabase } from '@oche/server/platform/db/open';
import { sharedForMs } from '@oche/server/platform/http/sharedReads';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { createDatabase } from '../scripts/rehearse/ownApi.ts';
import { atMost } from './checks.ts';
import { cellOf, median, type Measured, type Suite } from './suite.ts';

const [teams, rounds, gamesPerMatch, playersPerTeam] = [28, 15, 10, 8];
/** Share of the legs in which a player may have a 180 or a 171. The response of their leaderboard grows with it. */
const highScores = 0.05;
const table = `a table of ${teams / 2} teams`;
const [runs, requestsPerRun] = [9, 5];
/** In ms. */
const mostMs = { table: 5, leaderboard: 15 };
/** Requests before the first run, after which the engine has compiled the code, as on a server that has run for some minutes. */
const warmUp = 100;

/** The legs and games of a season, without its facts. */
const ofSeason = 'from matches join player_games as games on games.match_id = matches.id';
const withLegs = `${ofSeason} join leg_players as legs on legs.game_id = games.game_id and legs.side = games.side and legs.player = games.player_id::text
  where matches.season_id = $1`;
const bareBoards: Record<BoardName, string> = {
  '180-171': `select player_id, sum(scores180), sum(scores171) ${withLegs} and (scores180 > 0 or scores171 > 0) group by 1 order by 2 desc limit 50`,
  'low-visits': `select player_id, min(darts) ${withLegs} and checkout is not null and won and start = 501 and size = '1' group by 1 order by 2 limit 50`,
  'games-played': `select player_id, count(*), count(*) filter (where winner = side) ${ofSeason} where matches.season_id = $1 group by 1 order by 2 desc limit 50`,
  'high-checkouts': `select player_id, max(checkout) ${withLegs} and checkout >= 100 group by 1 order by 2 desc limit 50`,
};
const bareTable = `select team, count(*), sum(own), sum(other) from (
  select home_id as team, (points ->> 0)::int as own, (points ->> 1)::int as other from matches join match_results on match_id = id where group_id = $1
  union all
  select away_id, (points ->> 1)::int, (points ->> 0)::int from matches join match_results on match_id = id where group_id = $1
) as sides group by 1 order by 3 desc`;

/** The milliseconds of one call of `work`, over several. */
const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  for (let request = 0; request < requestsPerRun; request += 1) await work();
  return (performance.now() - start) / requestsPerRun;
};

export async function run(progress: (line: string) => void): Promise<Suite> {
  const postgres = await startPostgres();
  const { url, drop } = await createDatabase(postgres.url);
  progress('A season is played');
  const { world, boss } = await startLeagues({ database: await openDatabase({ databaseUrl: url }) });
  const season = await playRandomSeason(world, boss, createRandom(180), { teams, rounds, gamesPerMatch, playersPerTeam, highScores });
  const { seasonId, groups, games, matches } = season;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`update match_results set points = jsonb_build_array(won, 10 - won), leader = case when won > 5 then 0 when won < 5 then 1 end
      from (select match_id as id, abs(hashtext(match_id::text)) % 11 as won from match_results) as scores where id = match_id`);
    await client.query('analyze');
    /** The JSON of a public read. The clock advances first, so that the server does not reuse its cached response. */
    const read = async (path: string): Promise<string> => {
      world.wait(sharedForMs + 1);
      const response = await world.fetch(new Request(`http://test/api${path}`));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.text();
    };
    const rows = [
      {
        name: table,
        ours: () => read(`/season-groups/${groups[0]}/standings`),
        reference: () => client.query(bareTable, [groups[0]]),
      },
      ...boardNames.map((board) => ({
        name: `${board}, over ${games.length} games`,
        ours: () => read(`/seasons/${seasonId}/leaderboards?board=${board}`),
        reference: () => client.query(bareBoards[board], [seasonId]),
      })),
    ];
    const measured: Measured[] = [];
    for (const { name, ours, reference } of rows) {
      progress(name);
      const costs: Measured = { name, ours: [], reference: [] };
      for (let request = 0; request < warmUp; request += 1) await Promise.all([ours(), reference()]);
      for (let at = 0; at < runs; at += 1) {
        costs.ours.push(await msOf(ours));
        costs.reference.push(await msOf(reference));
      }
      measured.push({ ...costs, ...(median(costs.ours) > median(costs.reference) && { note: 'slower' }) });
    }
    return {
      title: 'Tables and leaderboards of a league',
      unit: 'ms',
      conditions: [
        `A season of ${teams} teams with ${matches.length} matches, and 180s or 171s in at most ${highScores * 100} % of the legs. Ours: a whole request of the public site with its rights, positions, names and JSON, in the process.`,
        'Reference: one statement that adds up the same figures, without anything else.',
      ],
      cells: measured.map((each) => cellOf(each, 'ms')),
      checks: [
        {
          title: 'Milliseconds of a request',
          relative: false,
          checks: measured.map(({ name, ours }) => atMost(name, median(ours), name === table ? mostMs.table : mostMs.leaderboard)),
        },
      ],
    };
  } finally {
    await client.end();
    await world.close();
    await drop();
    await postgres.stop();
  }
}
