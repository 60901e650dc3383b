import { beforeAll, describe, expect, it } from 'vitest';
import { foldGame } from '@oche/darts/x01/game';
import { gameStatistics } from '@oche/darts/x01/statistics';
import { eventOfRow } from '@oche/server/games/log';
import type { OpenDatabase } from '@oche/server/platform/db/open';
import { startTestServer } from '@oche/server/testServer';
import { openTestDatabase } from '@oche/server/testDatabase';
import { newDemoLogins } from './logins.ts';
import { seedDemo } from './seed.ts';

const now = Date.parse('2026-03-05T20:45:00Z');

const openSeeded = async (): Promise<OpenDatabase> => {
  const database = await openTestDatabase();
  await seedDemo({ db: database.db, now });
  return database;
};

const games = ({ db }: OpenDatabase) =>
  db
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .innerJoin('tournaments', 'tournaments.id', 'games.parentId')
    .selectAll('gameResults')
    .select(['games.groupNo', 'games.boardId', 'tournaments.slug', 'tournaments.status'])
    .orderBy('games.id')
    .execute();

const logs = ({ db }: OpenDatabase) => db.selectFrom('gameEvents').selectAll().orderBy('gameId').orderBy('seq').execute();

describe('the demo data', () => {
  let one: OpenDatabase;
  let other: OpenDatabase;
  beforeAll(async () => {
    [one, other] = await Promise.all([openSeeded(), openSeeded()]);
    return () => Promise.all([one.close(), other.close()]);
  }, 300_000);

  it('is identical if it is created with the same clock', async () => {
    expect(await logs(other)).toEqual(await logs(one));
  });

  it('contains a running, two upcoming and six finished tournaments', async () => {
    const tournaments = await one.db.selectFrom('tournaments').select(['slug', 'status']).orderBy('startsAt').execute();
    expect(tournaments).toEqual([
      ...[6, 7, 8, 9, 10, 11].map((number) => ({ slug: `krijtdorp-open-${number}`, status: 'finished' })),
      { slug: 'krijtdorp-open-12', status: 'running' },
      { slug: 'krijtdorp-open-13', status: 'registration' },
      { slug: 'krijtdorp-masters', status: 'registration' },
    ]);
    const tonight = (await games(one)).filter(({ status }) => status === 'running');
    const count = (phase: string) => tonight.filter((game) => game.phase === phase).length;
    const groups = tonight.filter(({ groupNo }) => groupNo !== null);
    expect(groups).toHaveLength(54);
    expect(groups.filter(({ phase }) => phase === 'finished').length).toBeGreaterThan(44);
    expect(groups.filter(({ phase }) => phase === 'finished').length).toBeLessThan(54);
    expect(count('playing')).toBeGreaterThan(2);
    expect(count('called')).toBeGreaterThan(0);
  });

  it('contains three competitions with host names and seasons', async () => {
    const rows = await one.db
      .selectFrom('organisations')
      .innerJoin('organisationDomains', 'organisationDomains.organisationId', 'organisations.id')
      .innerJoin('seasons', 'seasons.organisationId', 'organisations.id')
      .select(['domain', 'seasons.slug', 'seasons.state'])
      .orderBy('domain')
      .orderBy('seasons.slug')
      .execute();
    expect(rows).toEqual([
      { domain: 'cup.localhost', slug: '2025-2026', state: 'running' },
      ...['2023-2024', '2024-2025'].map((slug) => ({ domain: 'league.localhost', slug, state: 'archived' })),
      { domain: 'league.localhost', slug: '2025-2026', state: 'running' },
      { domain: 'ligue.localhost', slug: '2025-2026', state: 'running' },
    ]);
  });

  /** The rounds of a cup, with the state and the number of their matches. */
  const roundsOf = async (name: string) => {
    const rows = await one.db
      .selectFrom('matches')
      .innerJoin('seasonGroups', 'seasonGroups.id', 'matches.groupId')
      .select(['round', 'matches.state', (eb) => eb.fn.countAll<number>().as('count')])
      .where('seasonGroups.name', '=', name)
      .groupBy(['round', 'matches.state'])
      .orderBy('round')
      .execute();
    return rows.map(({ round, state, count }) => [round, state, Number(count)]);
  };

  it('contains a city cup before its semi-finals, and a small league of which the last matchday is known throw by throw', async () => {
    expect(await roundsOf('Stadtpokal')).toEqual([
      [1, 'confirmed', 8],
      [2, 'confirmed', 4],
      [3, 'planned', 2],
    ]);
    const matches = await one.db
      .selectFrom('matches')
      .innerJoin('seasonGroups', 'seasonGroups.id', 'matches.groupId')
      .leftJoin('playerGames', 'playerGames.matchId', 'matches.id')
      .select(['matchday', 'matches.state', (eb) => eb.fn.count<number>('playerGames.gameId').as('games')])
      .where('seasonGroups.name', '=', 'Division unique')
      .groupBy(['matches.id', 'matchday', 'matches.state'])
      .execute();
    expect(matches).toHaveLength(56);
    const played = matches.filter(({ state }) => state === 'confirmed');
    expect(played).toHaveLength(24);
    expect(played.filter(({ games }) => Number(games) > 0).map(({ matchday }) => matchday)).toEqual([6, 6, 6, 6]);
  });

  it('contains two earlier seasons of the league, played to the end by the same people', async () => {
    const rows = await one.db
      .selectFrom('matches')
      .innerJoin('seasons', 'seasons.id', 'matches.seasonId')
      .select(['seasons.slug', 'matches.state', (eb) => eb.fn.countAll<number>().as('count')])
      .where('seasons.state', '=', 'archived')
      .groupBy(['seasons.slug', 'matches.state'])
      .orderBy('seasons.slug')
      .execute();
    expect(rows.map(({ slug, state, count }) => [slug, state, Number(count)])).toEqual([
      ['2023-2024', 'confirmed', 56],
      ['2024-2025', 'confirmed', 56],
    ]);
    const people = await one.db
      .selectFrom('seasonMembers')
      .select(['playerId', (eb) => eb.fn.countAll<number>().as('seasons')])
      .groupBy('playerId')
      .execute();
    expect(people.filter(({ seasons }) => Number(seasons) === 3)).toHaveLength(56);
  });

  it('contains a league on the evening of its twelfth matchday, with something to do for the secretary and a captain', async () => {
    const states = await one.db
      .selectFrom('matches')
      .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
      .where('annulled', '=', false)
      .groupBy('state')
      .execute();
    const count = Object.fromEntries(states.map((row) => [row.state, Number(row.count)]));
    expect(count).toMatchObject({ disputed: 1, walkover: 2, lineups: 2 });
    expect(count['playing']).toBeGreaterThan(1);
    expect(count['to-confirm']).toBeGreaterThan(0);
    expect(count['confirmed']).toBeGreaterThan(150);
    expect(await one.db.selectFrom('seasonTeams').select('name').where('state', '=', 'withdrawn').execute()).toHaveLength(1);
    expect(await one.db.selectFrom('transfers').select('id').where('state', '=', 'asked').execute()).toHaveLength(1);
    const requests = await one.db.selectFrom('postponements').select('state').orderBy('state').execute();
    expect(requests.map(({ state }) => state)).toEqual(['agreed', 'asked']);
    const penalties = await one.db.selectFrom('penalties').select(['points', 'liftedOn']).orderBy('points').execute();
    expect(penalties.map(({ points, liftedOn }) => [points, liftedOn !== null])).toEqual([
      [0, true],
      [1, false],
    ]);
    const news = await one.db.selectFrom('news').select('state').orderBy('state').execute();
    expect(news.map(({ state }) => state)).toEqual(['draft', 'published', 'published', 'published', 'published']);
    expect(await one.db.selectFrom('siteDocuments').select('title').execute()).toHaveLength(2);
    expect(await one.db.selectFrom('boardMembers').select('name').execute()).toHaveLength(4);
    // 41 teams: 9 matches leave 32, and the last sixteen wait for their evening.
    expect(await roundsOf('Beker van Krijtland')).toEqual([
      [1, 'confirmed', 9],
      [2, 'confirmed', 16],
      [3, 'planned', 8],
    ]);
    const { email } = newDemoLogins().captain;
    const waiting = await one.db
      .selectFrom('matches')
      .innerJoin('seasonTeamCaptains', (join) =>
        join.on((eb) => eb.or([eb('homeId', '=', eb.ref('seasonTeamId')), eb('awayId', '=', eb.ref('seasonTeamId'))])),
      )
      .innerJoin('users', 'users.id', 'seasonTeamCaptains.userId')
      .select('matches.state')
      .where('users.email', '=', email)
      .where('matches.state', 'in', ['lineups', 'to-confirm'])
      .orderBy('matches.state')
      .execute();
    expect(waiting.map(({ state }) => state)).toEqual(['lineups', 'to-confirm']);
  });

  it('contains results that follow from the logs of the games', async () => {
    const byGame = Map.groupBy(await logs(one), ({ gameId }) => gameId);
    expect(byGame.size).toBeGreaterThan(120);
    for (const row of await games(one)) {
      const events = byGame.get(row.gameId);
      if (!events) {
        expect(['called', 'ready', 'waiting', 'bye']).toContain(row.phase);
        continue;
      }
      const state = foldGame(events.map(eventOfRow));
      expect(row).toMatchObject({ length: state.length, winner: state.winner, ending: state.ending, legs: state.totalLegs });
      expect(row.counters).toMatchObject(gameStatistics(state).sides.map(({ points, darts, maximums }) => ({ points, darts, maximums })));
    }
  });

  it('contains no event in the future, and no darts older than eight days', async () => {
    for (const { kind, serverTime, deviceTime } of await logs(one)) {
      for (const time of [serverTime, deviceTime]) {
        expect(time.getTime()).toBeLessThanOrEqual(now);
        if (kind === 'visit') expect(time.getTime()).toBeGreaterThan(now - 8 * 86_400_000);
      }
    }
  });

  it('contains a ranking with movement, a band, dropped results and an adjustment', async () => {
    const server = await startTestServer({ database: { ...one, close: async () => {} } });
    const { items } = await server.as().call('listRankings', {});
    expect(items).toMatchObject([{ name: 'Krijtdorp Order of Merit', tournaments: 6, players: 32 }]);
    const { tournaments, rows } = await server.as().call('getRanking', { ranking: items[0]!.slug });
    await server.close();
    expect(tournaments.map(({ status }) => status)).toEqual([...Array<string>(6).fill('finished'), 'running', 'registration']);
    expect(rows.items.filter(({ position, before }) => before !== null && before !== position).length).toBeGreaterThan(5);
    expect(rows.items.filter(({ band }) => band === 'Play-offs')).toHaveLength(8);
    expect(rows.items.flatMap(({ adjusted }) => adjusted ?? [])).toEqual([3]);
  });

  it('contains four accounts without a valid token, one of them a player with games and calls', async () => {
    expect(await one.db.selectFrom('tokens').select('id').where('revokedAt', 'is', null).execute()).toEqual([]);
    const users = await one.db.selectFrom('users').select(['email', 'isSuperAdmin']).orderBy('email').execute();
    expect(users.map(({ email }) => email)).toEqual(
      Object.values(newDemoLogins())
        .map(({ email }) => email)
        .sort(),
    );
    expect(users.filter(({ isSuperAdmin }) => isSuperAdmin)).toHaveLength(1);
    const linked = await one.db
      .selectFrom('players')
      .innerJoin('users', 'users.id', 'players.userId')
      .innerJoin('entryPlayers', 'entryPlayers.playerId', 'players.id')
      .select(['users.email', 'players.name', 'entryPlayers.entryId'])
      .execute();
    expect(linked.map(({ email, name }) => [email, name])).toEqual(Array(8).fill(['player@demo.example', 'Omar Bensisal']));
    expect(await one.db.selectFrom('invitations').select('id').execute()).toEqual([]);
    const calls = await one.db.selectFrom('notifications').select('kind').where('kind', '=', 'game-called').execute();
    expect(calls.length).toBeGreaterThan(5);
  });
});
