import { randomBytes } from 'node:crypto';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createClient } from '@oche/api/client';
import { createServer, withoutRealtime, type ServerOptions } from '@oche/server/createServer';
import type { Hall } from './visits.ts';
import { visits } from './visits.ts';

type Statement = { text: string; values: readonly unknown[] };

/** Every statement that the server sends to PostgreSQL while the visits of one game are recorded, including `begin` and `commit`. */
async function recordStatements(url: string, { token }: Hall, game: string): Promise<{ statements: Statement[]; eventIds: string[] }> {
  const statements: Statement[] = [];
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<unknown>;
    client.query = ((text: string, values?: unknown[]) => {
      statements.push({ text, values: values ?? [] });
      return query(text, values);
    }) as typeof client.query;
  });
  const db: ServerOptions['db'] = new Kysely({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const server = createServer({
    db,
    clock: () => new Date(),
    random: (length) => randomBytes(length),
    ...withoutRealtime,
    log: () => {},
  });
  const client = createClient({
    baseUrl: 'http://bench.invalid/api',
    token: () => token,
    fetch: async (input, init) => server.fetch(new Request(String(input), init)),
  });
  try {
    await client.call('getGame', { id: game }); // opens the connection, whose first statements must not count
    statements.length = 0;
    let after = 0;
    for (const event of visits()) {
      const id = crypto.randomUUID();
      const stored = await client.call('recordEvents', { id: game, after, scorerEpoch: 0, events: [{ ...event, id }] });
      after = stored.length;
    }
    const recorded = [...statements];
    const { events } = await client.call('getGame', { id: game, since: 0 });
    return { statements: recorded, eventIds: events.map(({ id }) => id) };
  } finally {
    await server.close();
    await db.destroy();
  }
}

/** A value as an SQL literal without colons, which pgbench would read as the start of a variable. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const text = value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3A')}'`;
}

/**
 * The statements of a game's visits as a pgbench script. Each run records one game. Every client has its own game, whose log is deleted first, and
 * its events get new ids.
 */
export async function pgbenchScript(
  url: string,
  hall: Hall,
  game: string,
): Promise<{ script: string; statements: number; events: number }> {
  const { statements, eventIds } = await recordStatements(url, hall, game);
  const order = new Map(eventIds.map((id, index) => [id, index]));
  const valueOf = (value: unknown): string => {
    if (value === game) return '(:game)::uuid';
    const event = typeof value === 'string' ? order.get(value) : undefined;
    return event === undefined ? literal(value) : `('00000000-0000-4000-8000-' || lpad(to_hex((:base)::bigint + ${event}), 12, '0'))::uuid`;
  };
  const lines = statements.map(
    ({ text, values }) => `${text.replace(/\$(\d+)/g, (_all, place: string) => valueOf(values[Number(place) - 1]))};`,
  );
  const script = [
    '\\set base random(1, 281474976700000)',
    `select id as game from games where parent_id = '${hall.tournamentId}' order by id desc offset :client_id limit 1 \\gset`,
    'delete from game_events where game_id = (:game)::uuid;',
    'delete from leg_results where game_id = (:game)::uuid;',
    'delete from leg_players where game_id = (:game)::uuid;',
    ...lines.map((line) => line.replaceAll('\n', ' ')),
    '',
  ].join('\n');
  return { script, statements: statements.length, events: eventIds.length };
}
