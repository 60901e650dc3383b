/** Readers of a tournament's page, run as a worker thread. Posts the milliseconds of each response. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** `herd`: people who all read at the same time, in several waves. `attack`: connections that send requests without pause. */
export type Reading =
  | { kind: 'herd'; origin: string; slug: string; people: number; waves: number; betweenWavesMs: number }
  | { kind: 'attack'; origin: string; slug: string; milliseconds: number };

/** A client with its own keep-alive connections, like a browser. */
const createReader = (origin: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const send = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request(
        `${origin}/api${path}`,
        { agent, timeout: 120_000, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } },
        (response) => {
          response.resume();
          response.once('error', reject);
          response.once('end', () => resolve(response.statusCode ?? 0));
        },
      );
      sent.once('timeout', () => sent.destroy(new Error(`No response to ${path} within two minutes.`)));
      // If the server has closed an idle connection, browsers retry on another one.
      sent.once('error', (error) => (sent.reusedSocket ? void send(path).then(resolve, reject) : reject(error)));
      sent.end();
    });
  const get = async (path: string): Promise<{ ms: number; status: number }> => {
    const start = performance.now();
    return { status: await send(path), ms: performance.now() - start };
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
          if (status !== 200) throw new Error(`${path} responded with ${status}.`);
          times.push(ms);
        }),
      ),
    );
    await sleep(betweenWavesMs);
  }
  for (const { close } of readers) close();
  return times;
};

/** Twenty clients that each send eight requests a second, to alternating pages. */
const attack = async ({ origin, slug, milliseconds }: Extract<Reading, { kind: 'attack' }>): Promise<number[]> => {
  const readers = Array.from({ length: 20 }, () => createReader(origin));
  const deadline = performance.now() + milliseconds;
  let count = 0;
  await Promise.all(
    readers.map(async ({ get }) => {
      const requests: Promise<unknown>[] = [];
      while (performance.now() < deadline) {
        const paths = [...pageReads(slug), `/tournaments/${slug}/games?per_page=${(count % 200) + 1}&page=1`, '/home', '/tournaments'];
        requests.push(get(paths[count++ % paths.length]!).catch(() => {}));
        await sleep(125);
      }
      await Promise.race([Promise.all(requests), sleep(20_000)]);
    }),
  );
  for (const { close } of readers) close();
  return [];
};

if (parentPort) {
  const reading = workerData as Reading;
  parentPort.postMessage(await (reading.kind === 'herd' ? herd(reading) : attack(reading)));
}
