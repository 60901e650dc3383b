/**
 * A match evening of two federations on one API: 20 matches, and 5,000 readers with an open page of the sites. Measures the time until a figure
 * reaches them, the requests that they send and the processor time of the API. Everything runs on one machine, so that readers, boards, API and
 * PostgreSQL share its processors.
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createClient } from '@oche/api/client';
import { createRandom } from '@oche/darts/draw/random';
import type { Match } from '@oche/api/contract/fixture';
import { stopChildren } from '../scripts/lib/children.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { rehearseLeague } from '../scripts/rehearse/league.ts';
import { startOwnApi } from '../scripts/rehearse/ownApi.ts';
import { atMost } from './checks.ts';
import type { Readers, Report } from './eveningReaders.ts';
import { percentile } from './percentile.ts';
import { cellOf, type Suite } from './suite.ts';

const federations = 2;
const matchesOfEach = 10;
const gamesOfMatch = 10;
const readersOfEach = 2500;
/** The readers come when this share of the games is over, so that a run takes minutes. */
const playedBefore = 0.95;
/** Milliseconds between two visits at a board; players need about six seconds. */
const everyMs = 2000;
/** As `useFollowSeason` of the pages. */
const spreadMs = 1500;
const mostMs = 2000;

/** Starts the readers of a federation. Resolves when all pages are open. */
const openReaders = async (readers: Readers) => {
  const worker = new Worker(new URL('./eveningReaders.ts', import.meta.url), { workerData: readers });
  const next = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  await next<'open'>();
  return async (): Promise<Report> => {
    const report = next<Report>();
    worker.postMessage('report');
    const received = await report;
    await worker.terminate();
    return received;
  };
};

/** The moments, in ms since 1970, at which the devices sent the last visit of each game: by match and its score after the game. */
const sentScores = async (origin: string, matches: readonly Match[]): Promise<Map<string, number>> => {
  const client = createClient({ baseUrl: `${origin}/api` });
  const sent = new Map<string, number>();
  for (const { id } of matches) {
    const { games } = await client.call('getMatch', { id });
    const ends = await Promise.all(
      games.map(async (game) => ({
        winner: game.winner,
        at: Date.parse((await client.call('getGame', { id: game.id })).events.at(-1)!.deviceTime),
      })),
    );
    const points = [0, 0];
    for (const { winner, at } of ends.toSorted((a, b) => a.at - b.at)) {
      if (winner !== null) points[winner]! += 1;
      sent.set(`${id} ${points.join('-')}`, at);
    }
  }
  return sent;
};

export async function run(progress: (line: string) => void): Promise<Suite> {
  const postgres = await startPostgres({ durable: true });
  const load = loadavg()[0]!;
  try {
    // Each reader has an address of their own, as behind a proxy. Otherwise they would share the turns of one client.
    const api = await startOwnApi(postgres.url, { TRUST_PROXY: '127.0.0.1/32' });
    const { origin } = api;
    const everybodyIsHere = Promise.withResolvers<void>();
    let [arrived, startedAt, processorBefore] = [0, 0, 0];
    const evenings = Array.from({ length: federations }, async (_, seed) => {
      let matches: readonly Match[] = [];
      let finished = 0;
      let readers: Promise<() => Promise<Report>> | null = null;
      const arrive = async ({ seasonId }: { seasonId: string }) => {
        progress(`Federation ${seed + 1}: ${readersOfEach} readers open a page`);
        const pages = matches.map(({ id, groupId, matchday }) => ({ id, groupId, matchday }));
        const report = await openReaders({ origin, seasonId, matches: pages, people: readersOfEach, spreadMs });
        arrived += 1;
        if (arrived === federations) {
          [startedAt, processorBefore] = [performance.now(), api.processorTime()];
          everybodyIsHere.resolve();
        }
        return report;
      };
      const random = createRandom(seed);
      let season = { seasonId: '' };
      const { faults } = await rehearseLeague({
        ...{ origins: [origin], seed, matches: matchesOfEach, administrator: api.administrator, timeoutMs: 300_000 },
        onOpen: ({ matches: opened, ...own }) => void ([matches, season] = [opened, own]),
        onProgress: (now) => {
          ({ finished } = now);
          progress(`Federation ${seed + 1}: ${finished} of ${now.games} games`);
        },
        pause: async () => {
          if (finished < playedBefore * gamesOfMatch * matches.length) return;
          readers ??= arrive(season);
          await everybodyIsHere.promise;
          await sleep(everyMs * (0.5 + random()));
        },
      });
      return { matches, faults, report: await readers! };
    });
    const opened = await Promise.all(evenings);
    const seconds = (performance.now() - startedAt) / 1000;
    const processor = api.processorTime() - processorBefore;
    const reports = await Promise.all(opened.map(({ report }) => report()));
    const sent = new Map((await Promise.all(opened.map(({ matches }) => sentScores(origin, matches)))).flatMap((each) => [...each]));
    await api.stop();

    const faults = opened.flatMap((each) => each.faults);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const times = {
      'a visit on the page of its match': reports.flatMap(({ visits }) => visits),
      'the score of a match after a game': reports.flatMap(({ scores }) =>
        scores.flatMap(([key, moments]) => (sent.has(key) ? moments.map((at) => at - sent.get(key)!) : [])),
      ),
      'the tables and the sheet of a page after a message': reports.flatMap(({ tables }) => tables),
    };
    const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0);
    const [requests, messages, failed, readersTime] = [
      sum((report) => report.requests),
      sum((report) => report.messages),
      sum((report) => report.failed),
      sum((report) => report.processorTime),
    ];
    return {
      title: `${federations * readersOfEach} readers on the sites of ${federations} federations during ${federations * matchesOfEach} matches; reference: the limit`,
      unit: 'ms',
      conditions: [
        `The last ${Math.round((1 - playedBefore) * 100)} % of the games, in ${Math.round(seconds)} s, about ${everyMs / 1000} s between two visits at a board. The readers receive ${messages} messages and send ${requests} requests (${(requests / seconds).toFixed(0)} a second), of which ${failed} fail.`,
        `Processor time: API ${processor.toFixed(0)} s (${((100 * processor) / seconds).toFixed(0)} % of one processor), readers ${readersTime.toFixed(0)} s. Load ${load.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after.`,
      ],
      cells: Object.entries(times).flatMap(([name, values]) =>
        ([50, 99] as const).map((share) =>
          cellOf({ name: `${name}, p${share}, of ${values.length}`, ours: [percentile(values, share / 100)], reference: [mostMs] }, 'ms'),
        ),
      ),
      checks: [
        {
          title: 'Milliseconds until a reader has a figure, at p99',
          relative: false,
          checks: Object.entries(times).map(([name, values]) => atMost(name, percentile(values, 0.99), mostMs)),
        },
        { title: 'Requests that failed', relative: false, checks: [atMost('of all readers', failed, 0)] },
      ],
    };
  } finally {
    await stopChildren();
    await postgres.stop();
  }
}
