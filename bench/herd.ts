/**
 * Reading while 32 boards score a tournament of 128 players, on the embedded PostgreSQL and on a separate one. First 100 spectators read
 * the tournament's page at the same time, as after the end of a game, then 300. Then 20 hostile connections read without pause. Limits at
 * p99: 1 s for a response, 150 ms for a visit.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createClient } from '@oche/api/client';
import { ApiError } from '@oche/api/errors';
import { stopChildren } from '../scripts/lib/children.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { idsOf } from '../scripts/rehearse/chance.ts';
import { drawAndStart, openClub, openEvening, signUp } from '../scripts/rehearse/organiser.ts';
import { createDatabase, startApiProcess } from '../scripts/rehearse/ownApi.ts';
import { atMost } from './checks.ts';
import { pageReads, type Reading } from './herdReaders.ts';
import { percentile } from './percentile.ts';
import { cellOf, type Cell, type Suite } from './suite.ts';
import { format, visits } from './visits.ts';

const players = 128;
const boards = 32;
/** A board records a visit every 6 seconds, as fast as players throw. */
const visitEveryMs = 6000;
const aloneMs = 10_000;
const waves = 5;
/** The time between the ends of two games, after each of which all spectators read. */
const betweenWavesMs = 2000;
const limits = { response: 1000, visit: 150 };

type Evening = { slug: string; token: string; games: string[] };

const openHall = async (origin: string): Promise<Evening> => {
  const client = createClient({ baseUrl: `${origin}/api` });
  const newId = idsOf(Math.random, Date.now);
  const token = await signUp(client, { name: 'Bench', email: `bench-${newId()}@oche.invalid`, password: newId() });
  const club = await openClub(client, token, { organisation: 'Bench', timeZone: 'UTC', location: 'Bench', boards, newId });
  const stage = { format: { default: format }, thirdPlace: true };
  const points = { win: 2, draw: 1, loss: 0 };
  const groups = { size: 4, method: 'random' as const, clubsApart: true, format: { default: format }, points };
  const { id, slug } = await openEvening(client, club, {
    event: 'Bench',
    tournament: 'Bench',
    startsAt: '2026-01-01T20:00',
    plan: { groups: { ...groups, tieBreakers: ['leg-difference', 'legs-won', 'head-to-head'] }, winners: stage, losers: stage },
    entries: Array.from({ length: players }, (_, index) => ({ name: `Player ${index + 1}` })),
    newId,
  });
  await client.call('updateTournament', { id, autoAssign: true }, { token });
  await drawAndStart(client, token, id, 1);
  const { items } = await client.call('listTournamentGames', { tournament: id, phase: 'playing', perPage: 200 }, { token });
  if (items.length < boards) throw new Error(`${items.length} games are on ${boards} boards.`);
  return { slug, token, games: items.slice(0, boards).map((game) => game.id) };
};

/** Lets every board score until `stop`. `takeTimes` returns the milliseconds of each visit since its last call. */
const startScoring = (origin: string, { token, games }: Evening) => {
  const client = createClient({ baseUrl: `${origin}/api`, token: () => token });
  const newId = idsOf(Math.random, Date.now);
  const script = visits();
  let times: number[] = [];
  let isRunning = true;
  const scoringBoards = games.map(async (game, index) => {
    await sleep((visitEveryMs * index) / games.length);
    let length = 0;
    for (let visit = 0; isRunning && visit < script.length; visit += 1) {
      const start = performance.now();
      const events = [{ ...script[visit]!, id: newId(), deviceTime: new Date().toISOString() }];
      for (let sent = false; !sent;) {
        try {
          ({ length } = await client.call('recordEvents', { id: game, after: length, scorerEpoch: 0, events }));
          sent = true;
        } catch (error) {
          // Without a response, a tablet retries the same event. All attempts count as one visit.
          if (!(error instanceof ApiError) || error.status !== 0) throw error;
        }
      }
      const ms = performance.now() - start;
      times.push(ms);
      await sleep(Math.max(0, visitEveryMs - ms));
    }
  });
  return {
    takeTimes: () => {
      const taken = times;
      times = [];
      return taken;
    },
    stop: async () => {
      isRunning = false;
      await Promise.all(scoringBoards);
    },
  };
};

/** Runs readers in a worker thread, so that their work does not delay the measured visits. */
const readInWorker = (reading: Reading): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./herdReaders.ts', import.meta.url), { workerData: reading });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** Milliseconds of responses, and of visits at the same time. */
type ReadTimes = { responses: number[]; visits: number[] };
/** Milliseconds of visits: `alone` without readers, `attacked` with hostile connections. */
type Figures = { name: string; alone: number[]; hundred: ReadTimes; threeHundred: ReadTimes; attacked: number[] };

const measure = async (name: string, origin: string, progress: (line: string) => void): Promise<Figures> => {
  progress(`${name}: a draw of ${players} players on ${boards} boards`);
  const evening = await openHall(origin);
  const scoring = startScoring(origin, evening);
  await sleep(visitEveryMs); // until every board has recorded a visit
  scoring.takeTimes();
  progress(`${name}: visits without readers`);
  await sleep(aloneMs);
  const alone = scoring.takeTimes();
  const readBy = async (people: number) => {
    progress(`${name}: ${people} clients read at the same time`);
    const responses = await readInWorker({ kind: 'herd', origin, slug: evening.slug, people, waves, betweenWavesMs });
    return { responses, visits: scoring.takeTimes() };
  };
  const hundred = await readBy(100);
  const threeHundred = await readBy(300);
  progress(`${name}: 20 hostile connections`);
  await readInWorker({ kind: 'attack', origin, slug: evening.slug, milliseconds: aloneMs });
  const attacked = scoring.takeTimes();
  await scoring.stop();
  return { name, alone, hundred, threeHundred, attacked };
};

const cellsOf = ({ name, alone, hundred, threeHundred, attacked }: Figures): Cell[] => {
  const cell = (title: string, share: number, values: number[]) =>
    cellOf({ name: `${name}: ${title}`, ours: [percentile(values, share)], reference: [percentile(alone, share)] }, 'ms');
  return [
    cell('visit, p50, 100 readers', 0.5, hundred.visits),
    cell('visit, p99, 100 readers', 0.99, hundred.visits),
    cell('response, p50, 100 readers', 0.5, hundred.responses),
    cell('response, p99, 100 readers', 0.99, hundred.responses),
    cell('visit, p99, 300 readers', 0.99, threeHundred.visits),
    cell('response, p99, 300 readers', 0.99, threeHundred.responses),
    cell('visit, p50, 20 hostile connections', 0.5, attacked),
    cell('visit, p99, 20 hostile connections', 0.99, attacked),
  ];
};

export async function run(progress: (line: string) => void): Promise<Suite> {
  const folder = mkdtempSync(join(tmpdir(), 'oche-herd-'));
  const postgres = await startPostgres({ durable: true });
  const database = await createDatabase(postgres.url);
  const load = loadavg()[0]!;
  try {
    const all: Figures[] = [];
    for (const [name, env] of [
      ['embedded', { DATABASE_URL: '', DATA_DIR: join(folder, 'data') }],
      ['PostgreSQL', { DATABASE_URL: database.url }],
    ] as const) {
      const api = await startApiProcess({ ...env, REALTIME_HOST: '' }, folder, name.toLowerCase());
      all.push(await measure(name, api.origin, progress));
      await api.stop();
    }
    const checks = all.flatMap(({ name, hundred }) => [
      atMost(`${name}: a response`, percentile(hundred.responses, 0.99), limits.response),
      atMost(`${name}: a visit at the same time`, percentile(hundred.visits, 0.99), limits.visit),
    ]);
    return {
      title: `Reading while ${boards} boards score; reference: the same visits without readers`,
      unit: 'ms',
      conditions: [
        `${players} players. A board records a visit every ${visitEveryMs / 1000} s. A reader sends ${pageReads('').length} requests at the same time, ${waves} times.`,
        `Everything runs on one machine, with load ${load.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after.`,
      ],
      cells: all.flatMap(cellsOf),
      checks: [{ title: '100 readers at the same time (ms at p99)', relative: false, checks }],
    };
  } finally {
    await stopChildren();
    await database.drop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
