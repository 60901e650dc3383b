import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { GameEventInput } from '@oche/api/contract/game';
import { playedHall, type TestHall } from './testHall.ts';
import { verify } from './verify.ts';

describe('verify', () => {
  let hall: TestHall;
  let written: Map<string, GameEventInput[]>;
  let final: string;
  beforeAll(async () => {
    hall = await playedHall();
    return () => hall.close();
  }, 60_000);
  beforeAll(async () => {
    const { items } = await hall.client.call('listTournamentGames', { tournament: hall.slug, phase: 'finished', perPage: 200 });
    written = new Map();
    for (const { id } of items) written.set(id, (await hall.client.call('getGame', { id })).events);
    final = items.find(({ stage, round, rounds, thirdPlace }) => stage.role === 'winners' && round === rounds && !thirdPlace)!.id;
  }, 60_000);

  const faults = async (sent = written, games = hall.games) => (await verify(hall.client, hall.slug, sent, games)).faults;
  const withLog = (events: (log: GameEventInput[]) => GameEventInput[]) => new Map(written).set(final, events(written.get(final)!));
  /** The faults that are found after a statement has changed the database. Restores the data at the end. */
  const faultsAfter = async (statement: ReturnType<typeof sql>): Promise<string[]> => {
    const { db } = hall.database;
    const tables = ['gameEvents', 'gameResults'] as const;
    const saved = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().where('gameId', '=', final).execute()));
    await statement.execute(db);
    await hall.clearCache();
    try {
      return await faults();
    } finally {
      await sql`delete from game_events where game_id = ${final}`.execute(db);
      const [events = [], results = []] = saved as Record<string, unknown>[][];
      const json = (row: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries(row).map(([key, value]) => [
            key,
            value !== null && typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : value,
          ]),
        );
      await db
        .insertInto('gameEvents')
        .values(events.map(json) as never)
        .execute();
      for (const row of results)
        await db
          .updateTable('gameResults')
          .set(json(row) as never)
          .where('gameId', '=', final)
          .execute();
      await hall.clearCache();
    }
  };

  it('finds no difference after a tournament with a drawn lot', async () => {
    expect(await faults()).toEqual([]);
    const lots = await hall.database.db.selectFrom('groupDecisions').select('how').execute();
    expect(lots).toEqual([{ how: 'lot' }]);
    const { winner, games } = await verify(hall.client, hall.slug, written, hall.games);
    expect(games).toBe(19);
    expect(winner).toBe((await hall.client.call('getTournament', { tournament: hall.slug })).winner);
  });

  it('reports a lost event', async () => {
    const withLostEvent = withLog((log) => [...log, { ...log.at(-1)!, id: '00000000-0000-7000-8000-000000000000' }]);
    expect((await faults(withLostEvent)).join()).toMatch(/1 of \d+ events are lost/);
  });

  it('reports an event that no tablet sent', async () => {
    expect((await faults(withLog((log) => log.slice(0, -1)))).join()).toMatch(/1 events that no tablet wrote: visit/);
  });

  it('reports a wrong order and a changed event', async () => {
    expect((await faults(withLog(([start, first, second, ...log]) => [start!, second!, first!, ...log]))).join()).toMatch(
      /in another order/,
    );
    const withChangedEvent = withLog((log) =>
      log.map((event, at) => (at === 2 && event.kind === 'visit' ? { ...event, payload: { side: 0, total: 1 } } : event)),
    );
    expect((await faults(withChangedEvent)).join()).toMatch(/event 3 differs from the written event/);
  });

  it('compares the results with a separate count of legs', async () => {
    const withoutScores = withLog((log) =>
      log.map((event) => (event.kind === 'visit' ? { ...event, payload: { side: 0, total: 0 } } : event)),
    );
    expect((await faults(withoutScores)).join()).toMatch(/legs counted from sent events 0–0, published/);
  });

  it('reports a missing game', async () => {
    expect((await faults(written, hall.games + 1)).join()).toMatch(/20 games were drawn, 19 are published/);
    expect((await faults(new Map(written).set('missing', []))).join()).toMatch(/game missing was played but is not published/);
  });

  it.each([
    ['a log with a gap', (id: string) => sql`delete from game_events where game_id = ${id} and seq = 4`, /cannot be folded/],
    ['a log without its end', (id: string) => sql`delete from game_events where game_id = ${id} and seq > 6`, /events are lost/],
    ['legs that were not won', (id: string) => sql`update game_results set legs = '[3,2]' where game_id = ${id}`, /folded .* published/],
    ['another winner', (id: string) => sql`update game_results set winner = 1 - winner where game_id = ${id}`, /folded .* published/],
    [
      'wrong statistics',
      (id: string) => sql`update game_results set counters = jsonb_set(counters, '{0,points}', '7') where game_id = ${id}`,
      /statistics of .*: folded/,
    ],
  ])('reports %s', async (_name, statement, fault) => {
    expect((await faultsAfter(statement(final))).join('\n')).toMatch(fault);
    expect(await faults()).toEqual([]);
  });
});
