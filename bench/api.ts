/**
 * The cost of a visit recorded through HTTP, for 1, 8 and 64 clients. The reference is pgbench, which runs the same statements on the same
 * PostgreSQL. Also measures the cost on the embedded PostgreSQL.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { createClient } from '@oche/api/client';
import { stopChildren } from '../scripts/lib/children.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { Failure } from '../scripts/lib/project.ts';
import { createDatabase, startApiProcess } from '../scripts/rehearse/ownApi.ts';
import { pgbenchScript } from './recordedSql.ts';
import { cellOf, type Measured, type Suite } from './suite.ts';
import { createLoad, openHall, visitsPerGame } from './visits.ts';

const clientCounts = [1, 8, 64];
const rounds = 3;
const runSeconds = 2;
/** They play in groups of 16, so that there are enough games for every client. */
const entries = 96;

/** The path of pgbench, in PATH or in Debian's folder. npm's PostgreSQL does not include it. Throws a Failure if it is not found. */
function findPgbench(): string {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
  ];
  const found = folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path));
  if (!found)
    throw new Failure('The api bench needs pgbench. Install PostgreSQL (on Debian: apt-get install postgresql) or add pgbench to PATH.');
  return found;
}

/** Runs a script with a number of clients. Returns the milliseconds per visit. */
async function runPgbench(pgbench: string, url: string, script: string, clients: number): Promise<number> {
  const args = [
    '-n',
    '-M',
    'extended',
    '-f',
    script,
    '-c',
    String(clients),
    '-j',
    String(Math.min(clients, availableParallelism())),
    '-T',
    String(runSeconds),
    url,
  ];
  const child = spawn(pgbench, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const tps = Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
  if (code !== 0 || !(tps > 0) || /^pgbench: error/m.test(output)) throw new Failure(`pgbench failed:\n${output.slice(0, 2000)}`);
  return 1000 / (tps * visitsPerGame);
}

/** Checks that pgbench wrote as many events as our server does. Otherwise their times cannot be compared. */
async function requireSameWork(url: string, game: string, events: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string; length: number }>(
    'select (select count(*) from game_events where game_id = $1) as count, length from game_results where game_id = $1',
    [game],
  );
  await client.end();
  if (Number(rows[0]?.count) !== events || rows[0]?.length !== events)
    throw new Failure(`pgbench wrote ${rows[0]?.count} events, but our server writes ${events}. Their times cannot be compared.`);
}

/** The values of server settings, as `fsync on, …`. */
const settingsOf = async (url: string, names: readonly string[]): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const settings = [];
  for (const name of names) settings.push(`${name} ${Object.values((await client.query(`show ${name}`)).rows[0] as object)[0]}`);
  await client.end();
  return settings.join(', ');
};

export async function run(progress: (line: string) => void): Promise<Suite> {
  const pgbench = findPgbench();
  const folder = mkdtempSync(join(tmpdir(), 'oche-bench-'));
  const postgres = await startPostgres({ durable: true });
  const database = await createDatabase(postgres.url);
  try {
    progress('starting two APIs, on a separate and on the embedded PostgreSQL');
    const api = await startApiProcess({ DATABASE_URL: database.url, REALTIME_HOST: '' }, folder, 'postgres');
    const embeddedApi = await startApiProcess({ DATABASE_URL: '', DATA_DIR: join(folder, 'data'), REALTIME_HOST: '' }, folder, 'embedded');
    const [hall, embeddedHall] = await Promise.all(
      [api, embeddedApi].map(({ origin }) => openHall(createClient({ baseUrl: `${origin}/api` }), entries)),
    );
    if (!hall || !embeddedHall) throw new Error('Two halls are needed.');

    // pgbench uses the games with the highest ids, our clients start with the lowest.
    const ids = [...hall.games].sort();
    const pgbenchGames = Math.max(...clientCounts);
    const script = join(folder, 'visits.sql');
    const recorded = await pgbenchScript(database.url, hall, ids.at(-1 - pgbenchGames)!);
    writeFileSync(script, recorded.script);
    await runPgbench(pgbench, database.url, script, 1);
    await requireSameWork(database.url, ids.at(-1)!, recorded.events);
    const load = createLoad(api.origin, { ...hall, games: ids.slice(0, -1 - pgbenchGames) });
    const embeddedLoad = createLoad(embeddedApi.origin, embeddedHall);

    const measured: Measured[] = [];
    for (const clients of clientCounts) {
      const costs = { ours: [] as number[], embedded: [] as number[], reference: [] as number[] };
      await Promise.all([load.run(clients, 500), embeddedLoad.run(clients, 500)]);
      for (let round = 1; round <= rounds; round += 1) {
        progress(`${clients} clients, round ${round} of ${rounds}`);
        costs.ours.push(await load.run(clients, runSeconds * 1000));
        costs.reference.push(await runPgbench(pgbench, database.url, script, clients));
        costs.embedded.push(await embeddedLoad.run(clients, runSeconds * 1000));
      }
      const count = `${clients} ${clients === 1 ? 'client' : 'clients'}`;
      measured.push({ name: `PostgreSQL, ${count}`, ours: costs.ours, reference: costs.reference });
      measured.push({ name: `embedded PostgreSQL, ${count}`, ours: costs.embedded, reference: costs.reference });
    }
    const unit = 'ms per recorded visit';
    return {
      title: 'A visit recorded through HTTP; reference: pgbench running the same SQL on the same PostgreSQL',
      unit,
      conditions: [
        `PostgreSQL: ${await settingsOf(database.url, ['server_version', 'fsync', 'synchronous_commit'])}; ${visitsPerGame} visits a game, ${(recorded.statements / visitsPerGame).toFixed(1)} statements a visit; everything on one machine.`,
      ],
      cells: measured.map((one) => cellOf(one, unit)),
    };
  } finally {
    await stopChildren();
    await database.drop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
