/** Readers of a tournament's page, run as a worker thread. Posts the milliseconds of each answer. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** `herd`: people who all read at the same time, in several waves. `harm`: connections that send requests without pause. */
export type Reading =
  | { kind: 'herd'; origin: string; slug: string; people: number; waves: number; betweenWavesMs: number }
  | { kind: 'harm'; origin: string; slug: string; milliseconds: number };

/** A client with its own keep-alive connections, like a browser. */
const createReader = (origin: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const once = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = request(
        `${origin}/api${path}`,
        { agent, timeout: 120_000, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } },
        (response) => {
          response.resume();
          response.once('error', reject);
          response.once('end', () => resolve(response.statusCode ?? 0));
        },
      );
      asked.once('timeout', () => asked.destroy(new Error(`No answer to ${path} within two minutes.`)));
      // If the server has closed an idle connection, browsers retry on another one.
      asked.once('error', (error) => (asked.reusedSocket ? void once(path).then(resolve, reject) : reject(error)));
      asked.end();
    });
  const get = async (path: string): Promise<{ ms: number; status: number }> => {
    const begun = performance.now();
    return { status: await once(path), ms: performance.now() - begun };
  };
  return { get, close: () => agent.destroy() };
};

/** The requests of a tournament's page. */
export const pageReads = (slug: string) => [
  `/tournaments/${slug}`,
  `/tournaments/${slug}/games?per_page=200`,
  `/tournaments/${slug}/groups`,
  `/tournaments/${slug}/entries`,
];

const herd = async ({ origin, slug, people, waves, betweenWavesMs }: Extract<Reading, { kind: 'herd' }>): Promise<number[]> => {
  const readers = Array.from({ length: people }, () => createReader(origin));
  const times: number[] = [];
  for (let wave = 0; wave < waves; wave += 1) {
    await Promise.all(
      readers.flatMap(({ get }) =>
        pageReads(slug).map(async (path) => {
          const { ms, status } = await get(path);
          if (status !== 200) throw new Error(`${path} answered ${status}.`);
          times.push(ms);
        }),
      ),
    );
    await sleep(betweenWavesMs);
  }
  for (const { close } of readers) close();
  return times;
};

/** Twenty connections that each send eight requests a second, all different. */
const harm = async ({ origin, slug, milliseconds }: Extract<Reading, { kind: 'harm' }>): Promise<number[]> => {
  const readers = Array.from({ length: 20 }, () => createReader(origin));
  const until = performance.now() + milliseconds;
  let asked = 0;
  await Promise.all(
    readers.map(async ({ get }) => {
      const open: Promise<unknown>[] = [];
      while (performance.now() < until) {
        const paths = [...pageReads(slug), `/tournaments/${slug}/games?per_page=${(asked % 200) + 1}&page=1`, '/home', '/tournaments'];
        open.push(get(paths[asked++ % paths.length]!).catch(() => {}));
        await sleep(125);
      }
      await Promise.race([Promise.all(open), sleep(20_000)]);
    }),
  );
  for (const { close } of readers) close();
  return [];
};

if (parentPort) {
  const reading = workerData as Reading;
  parentPort.postMessage(await (reading.kind === 'herd' ? herd(reading) : harm(reading)));
}
