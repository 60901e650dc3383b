/**
 * Readers of the site of a competition on a match evening, run as a worker thread. Each has an open page: it subscribes to the channels of that
 * page, and reads again what a message makes stale, as a browser does. Posts a `Report` when the main thread asks for it.
 */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { readDelayMs } from '../packages/screens/src/shell/batch.ts';

export type Readers = {
  origin: string;
  seasonId: string;
  matches: readonly { id: string; groupId: string; matchday: number | null }[];
  people: number;
  /** milliseconds over which readers spread the reads that a message causes */
  spreadMs: number;
};

/** In ms: `visits` and `scores` from the writing device to a reader; `tables` from the message to the new tables and sheets of the page. */
export type Report = {
  visits: number[];
  /** by match and score, the moments at which readers received it, in ms since 1970 */
  scores: [string, number[]][];
  tables: number[];
  requests: number;
  messages: number;
  failed: number;
  processorTime: number;
};

const { origin, seasonId, matches, people, spreadMs } = workerData as Readers;
const report: Omit<Report, 'scores' | 'processorTime'> = { visits: [], tables: [], requests: 0, messages: 0, failed: 0 };
const scores = new Map<string, number[]>();

/** The connections of a reverse proxy, which are kept and shared. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const read = (path: string, reader: number): Promise<void> =>
  new Promise((resolve) => {
    report.requests += 1;
    const address = `10.${reader >> 16}.${(reader >> 8) & 255}.${reader & 255}`;
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', 'x-forwarded-for': address };
    const sent = request(`${origin}/api${path}`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) report.failed += 1;
      response.resume();
      response.once('close', resolve);
    });
    sent.once('error', () => {
      report.failed += 1;
      resolve();
    });
    sent.end();
  });

type Message = { event: string; channel?: string; data: Record<string, unknown> };
/** Many sockets receive the same text, and the reader's work is not measured. */
const decoded = new Map<string, Message>();
const decode = (text: string): Message => {
  const known = decoded.get(text);
  if (known) return known;
  const { event, channel, data } = JSON.parse(text) as { event: string; channel?: string; data?: string | object };
  const message = { event, ...(channel && { channel }), data: (typeof data === 'string' ? JSON.parse(data) : (data ?? {})) as never };
  if (decoded.size > 200) decoded.clear();
  decoded.set(text, message);
  return message;
};

/** The pages of the site, by share of the readers. `tables`: what a result makes stale on it. `open`: what it reads again when it has joined. */
const pagesOf = (match: Readers['matches'][number]) => {
  const standings = `/season-groups/${match.groupId}/standings`;
  const home = [standings, `/seasons/${seasonId}/leaders`];
  const matchesOfGroup = `/seasons/${seasonId}/matches?groupId=${match.groupId}&perPage=100`;
  return [
    ...Array.from({ length: 4 }, () => ({ tables: home, open: `/seasons/${seasonId}/calendar`, isMatch: false })),
    ...Array.from({ length: 3 }, () => ({ tables: [standings], open: `/matches/${match.id}`, isMatch: true })),
    ...Array.from({ length: 2 }, () => ({ tables: [standings], open: matchesOfGroup, isMatch: false })),
    { tables: [`/seasons/${seasonId}/leaderboards?board=180-171`], open: null, isMatch: false },
  ];
};

const enter = (reader: number): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const match = matches[reader % matches.length]!;
    const pages = pagesOf(match);
    const { tables, open, isMatch } = pages[Math.floor(reader / matches.length) % pages.length]!;
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/oche?protocol=7&client=bench&version=1`, {
      headers: { 'x-forwarded-for': `10.${reader >> 16}.${(reader >> 8) & 255}.${reader & 255}` },
    });
    const subscribe = (channel: string) => socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
    const followed = new Set<string>();
    const waiting = new Set<string>();
    const readAgain = (paths: readonly string[]) => {
      const isNew = waiting.size === 0;
      for (const path of paths) waiting.add(path);
      if (!isNew) return;
      const since = performance.now();
      setTimeout(
        () => {
          const reads = [...waiting].map((path) => read(path, reader));
          waiting.clear();
          void Promise.all(reads).then(() => report.tables.push(performance.now() - since));
        },
        readDelayMs(spreadMs, Math.random),
      );
    };
    socket.on('message', (raw) => {
      const { event, channel = '', data } = decode(String(raw));
      if (event === 'pusher:connection_established') {
        subscribe(`season-${seasonId}`);
        if (isMatch) subscribe(`match-${match.id}`);
        return resolve(socket);
      }
      if (event === 'pusher:ping') return socket.send('{"event":"pusher:pong","data":{}}');
      if (event === 'pusher_internal:subscription_succeeded' && channel.startsWith('season-') && open) void read(open, reader);
      if (event.startsWith('pusher')) return;
      report.messages += 1;
      const now = performance.timeOrigin + performance.now();
      if (channel.startsWith('season-') && event === 'match') {
        const { id, points } = data['match'] as { id: string; points: number[] };
        const key = `${id} ${points.join('-')}`;
        const times = scores.get(key);
        if (times) times.push(now);
        else scores.set(key, [now]);
      } else if (channel.startsWith('season-')) readAgain(tables);
      else if (channel.startsWith('match-') && event === 'appended') readAgain([`/matches/${match.id}`]);
      else if (event === 'game') {
        const { id, phase } = data['game'] as { id: string; phase: string };
        if (phase !== 'playing' || followed.has(id)) return;
        followed.add(id);
        subscribe(`game-${id}`);
        void read(`/games/${id}`, reader);
      } else if (channel.startsWith('game-') && event === 'appended')
        for (const { device_time: sent, kind } of data['events'] as { device_time: string; kind: string }[])
          if (kind === 'visit') report.visits.push(now - Date.parse(sent));
      return undefined;
    });
    socket.once('error', reject);
  });

const sockets: WebSocket[] = [];
for (let reader = 0; reader < people; reader += 100) {
  const some = Array.from({ length: Math.min(100, people - reader) }, (_, at) => enter(reader + at));
  sockets.push(...(await Promise.all(some)));
}
parentPort!.postMessage('open');
parentPort!.once('message', () => {
  const { user, system } = process.cpuUsage();
  parentPort!.postMessage({ ...report, scores: [...scores], processorTime: (user + system) / 1e6 } satisfies Report);
  for (const socket of sockets) socket.terminate();
  agent.destroy();
});
