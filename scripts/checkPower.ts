/**
 * Usage: npm run check:power -- [--cuts N] [--draw-number N]
 *
 * Simulates 100 power cuts while 8 boards are scored. A recorder (`power/record.c`, compiled with gcc) logs everything that PostgreSQL writes. For
 * each cut, the check restores the files of the disk at that point: all synced pages and none, all or a random part of the other pages. The
 * database must open from these files and contain every confirmed visit. Then some cuts are repeated with fsync off. These must lose visits,
 * otherwise the check would not notice a loss. Needs Linux and gcc.
 *
 *   --cuts N          the number of cuts (100)
 *   --draw-number N   the seed for the positions of the cuts (180)
 */
import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '@oche/api/client';
import { createRandom } from '@oche/darts/draw/random';
import { applyEvent, play } from '@oche/darts/x01/game';
import { newEvent } from '@oche/api/gameLedger';
import { playerNames } from '@oche/mocks/names';
import { createServer, withoutRealtime } from '@oche/server/createServer';
import { postgresBinaries, startEmbedded, type Binaries } from '@oche/server/platform/db/embedded';
import { openDatabase } from '@oche/server/platform/db/open';
import { rebuildResults } from '@oche/server/games/rebuild';
import { Failure, main, root } from './lib/project.ts';
import { asSystem } from './lib/system.ts';
import { Disk, readTrace, type Survival } from './power/disk.ts';
import { idsOf, seededBytes, sigmaOf } from './rehearse/chance.ts';
import { nextTyped } from './rehearse/marker.ts';
import { drawAndStart, eveningPlan, openClub, openEvening, pairTablet, signUp } from './rehearse/organiser.ts';

/** A confirmed event. `at`: the length of the trace in bytes when its response arrived. A cut after this position must keep the event. */
type Confirmed = { id: string; at: number };

/** Starts an evening in the database at `url` and scores it until `visits` events are confirmed. Returns the confirmed events. */
async function score(url: string, boards: number, visits: number, traceLength: () => number): Promise<Confirmed[]> {
  const database = await openDatabase({ databaseUrl: url });
  const random = createRandom(7);
  const clock = { now: Date.now() };
  const newId = idsOf(random, () => clock.now);
  const server = createServer({
    db: database.db,
    clock: () => new Date(clock.now),
    random: seededBytes(random),
    ...withoutRealtime,
    log: ({ level, message, error }) => level === 'error' && console.error(message, error),
  });
  const client = createClient({
    baseUrl: 'http://power.invalid/api',
    fetch: async (input, init) => server.fetch(new Request(String(input), init)),
  });
  const token = await signUp(client, { name: 'Power', email: 'power@oche.invalid', password: randomBytes(12).toString('hex') });
  const club = await openClub(client, token, { organisation: 'Power', timeZone: 'UTC', location: 'Power', boards, newId });
  const tournament = await openEvening(client, club, {
    event: 'Power',
    tournament: 'Power',
    startsAt: '2026-03-05T19:00',
    plan: eveningPlan({ groups: 2, knockout: 2, finals: 2 }),
    entries: playerNames.slice(0, boards * 4),
    newId,
  });
  const tokens: string[] = [];
  for (const { id } of club.boards) tokens.push(await pairTablet(client, token, id));
  await drawAndStart(client, token, tournament.id, 2);

  const confirmed: Confirmed[] = [];
  const checkpoints = setInterval(() => void checkpoint(url), 700);
  const scoreBoard = async (board: string): Promise<void> => {
    while (confirmed.length < visits) {
      const { game } = await client.call('getBoard', {}, { token: board });
      if (!game) return;
      const sides = game.sides.map(({ id, playerId }) => ({ id: id!, players: [playerId!] }));
      const throwing = { sigmas: game.sides.map(({ name }) => sigmaOf(name)), random, newId };
      let event = {
        id: newId(),
        v: 1 as const,
        kind: 'start' as const,
        payload: { format: game.format, sides, rules: 1 as const },
      } as Parameters<typeof play>[1];
      let state = play([], event);
      for (let after = 0; state.ok && confirmed.length < visits; after++) {
        clock.now += 1000;
        const sent = newEvent(event.id, event.kind, event.payload, clock.now);
        await client.call('recordEvents', { id: game.id, after, scorerEpoch: 0, events: [sent] }, { token: board });
        confirmed.push({ id: event.id, at: traceLength() });
        const next = nextTyped(state.value, throwing);
        if (!next) break;
        event = next;
        state = applyEvent(state.value, event);
      }
    }
  };
  await Promise.all(tokens.map(scoreBoard));
  clearInterval(checkpoints);
  await server.close();
  await database.close();
  return confirmed;
}

/** Starts a checkpoint, as PostgreSQL does during a long evening. It writes changed pages to disk and can recycle segments of the log. */
async function checkpoint(url: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: url, serve: false });
  const { sql } = await import('kysely');
  await sql`checkpoint`.execute(db).catch(() => {});
  await close();
}

/** `start`: the length of the trace when scoring began. `baseline`: a complete copy of the data folder from before the recording. */
type Recording = { trace: Buffer; confirmed: Confirmed[]; start: number; baseline: string };

/** Scores an evening while PostgreSQL is recorded. */
async function record(folder: string, binaries: Binaries, recorder: string, visits: number, fsync: 'on' | 'off'): Promise<Recording> {
  const data = join(folder, `data-${fsync}`);
  await (await startEmbedded(data, binaries)).stop();
  const baseline = join(folder, `baseline-${fsync}`);
  spawnSync('cp', ['-a', data, baseline]);
  const trace = join(folder, `trace-${fsync}`);
  writeFileSync(trace, '');
  chmodSync(trace, 0o666);
  const server = await startEmbedded(data, binaries, {
    env: { LD_PRELOAD: recorder, POWER_ROOT: realpathSync(data), POWER_TRACE: trace },
    settings: { fsync, checkpoint_flush_after: '0', max_wal_size: '64MB' },
  });
  const start = statSync(trace).size;
  const ended = server.exited.then((log): never => {
    throw new Failure(`PostgreSQL ended while it was recorded:\n${log}`);
  });
  ended.catch(() => {});
  const confirmed = await Promise.race([score(server.url, 8, visits, () => statSync(trace).size), ended]);
  await server.stop();
  return { trace: readFileSync(trace), confirmed, start, baseline };
}

const survivals: Survival[] = ['none', 'some', 'some', 'all'];

/** The loss by a cut: why the database does not open, or a description of missing data. Null if nothing is lost. */
async function lossOf(folder: string, binaries: Binaries, expected: readonly string[]): Promise<string | null> {
  let server;
  try {
    // This server only has to open the files, so it does not need to wait for the disk.
    server = await startEmbedded(folder, binaries, { settings: { fsync: 'off' } });
  } catch (error) {
    return (error as Error).message;
  }
  try {
    const database = await openDatabase({ databaseUrl: server.url });
    try {
      const rows = await database.db.selectFrom('gameEvents').select('id').execute();
      const stored = new Set(rows.map(({ id }) => id));
      const lost = expected.filter((id) => !stored.has(id)).length;
      if (lost > 0) return `${lost} of ${expected.length} confirmed visits are lost`;
      const { changed } = await asSystem(database, rebuildResults);
      return changed.length > 0 ? `${changed.length} games differ from their logs` : null;
    } finally {
      await database.close();
    }
  } catch (error) {
    return (error as Error).message;
  } finally {
    await server.stop();
  }
}

async function cutAll(
  { trace, confirmed, start, baseline }: Recording,
  folder: string,
  binaries: Binaries,
  cuts: number,
  drawNumber: number,
) {
  const random = createRandom(drawNumber);
  const last = confirmed.at(-1)!.at;
  const first = Math.max(start, confirmed[0]!.at);
  const positions = Array.from({ length: cuts }, () => Math.floor(first + random() * (last - first))).sort((a, b) => a - b);
  const disk = new Disk(baseline);
  const losses: string[] = [];
  let expectedAtLastCut = 0;
  let count = 0;
  const cut = async () => {
    const position = positions[count]!;
    const survival = survivals[count % survivals.length]!;
    count += 1;
    const expected = confirmed.filter(({ at }) => at <= position).map(({ id }) => id);
    expectedAtLastCut = expected.length;
    const files = join(folder, 'after');
    rmSync(files, { recursive: true, force: true });
    mkdirSync(files, { mode: 0o700 });
    disk.write(files, survival, random);
    if (process.getuid?.() === 0)
      for (const path of ['.', ...(readdirSync(files, { recursive: true }) as string[])]) chownSync(join(files, path), 65534, 65534);
    const loss = await lossOf(files, binaries, expected);
    if (loss) losses.push(`cut ${count} (${survival} of the unsynced data kept): ${loss}`);
  };
  for (const change of readTrace(trace)) {
    while (count < positions.length && change.end > positions[count]!) await cut();
    disk.apply(change);
  }
  while (count < positions.length) await cut();
  return { losses, expected: expectedAtLastCut };
}

await main(async () => {
  const { values } = parseArgs({
    options: { cuts: { type: 'string', default: '100' }, 'draw-number': { type: 'string', default: '180' } },
  });
  const binaries = await postgresBinaries();
  if (process.platform !== 'linux' || !binaries) throw new Failure('check:power needs Linux and the PostgreSQL programs from npm.');
  const folder = mkdtempSync(join(tmpdir(), 'oche-power-'));
  chmodSync(folder, 0o755);
  try {
    const recorder = join(folder, 'record.so');
    const source = join(root, 'scripts/power/record.c');
    // Without gcc, `stderr` is null, although Node's types exclude it.
    const compiler: { status: number | null; stderr: string | null } = spawnSync(
      'gcc',
      ['-shared', '-fPIC', '-O2', '-o', recorder, source, '-ldl'],
      { encoding: 'utf8' },
    );
    if (compiler.status !== 0) throw new Failure(`check:power needs gcc to compile its recorder. ${compiler.stderr ?? ''}`);
    const cuts = Number(values.cuts);
    const drawNumber = Number(values['draw-number']);
    for (const [fsync, times, visits] of [
      ['on', cuts, 1500],
      ['off', Math.min(cuts, 8), 400],
    ] as const) {
      const start = performance.now();
      const recording = await record(folder, binaries, recorder, visits, fsync);
      const { losses, expected } = await cutAll(recording, folder, binaries, times, drawNumber);
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(
        `fsync ${fsync}: ${times} cuts, ${losses.length} with a loss; ${recording.confirmed.length} visits confirmed, ${expected} before the last cut; ${(recording.trace.length / 1e6).toFixed(0)} MB recorded, ${seconds} s`,
      );
      for (const loss of losses) console.log(`  ${loss}`);
      if (fsync === 'on' && losses.length > 0) throw new Failure('A power cut loses confirmed visits.');
      if (fsync === 'off' && losses.length === 0)
        throw new Failure('Nothing was lost without fsync, so this check does not notice losses.');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
process.exit();
