/**
 * The cost of readers of a running tournament of 128 players. Measures the SQL statements and milliseconds of each public page, and the
 * statements that 500 open pages cause when a game ends while 16 boards score. The reference is an earlier commit, with its figures in
 * `reads/baseline.json`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client } from '@oche/api/client';
import { stopChildren } from '../scripts/lib/children.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { idsOf } from '../scripts/rehearse/chance.ts';
import { drawAndStart, openClub, openEvening, signUp } from '../scripts/rehearse/organiser.ts';
import { createDatabase, startApiProcess } from '../scripts/rehearse/ownApi.ts';
import { atMost } from './checks.ts';
import { startCountingProxy } from './countingProxy.ts';
import { cellOf, median, type Suite } from './suite.ts';

const players = 128;
const boards = 16;
const openPages = 500;
/** A board records a visit every 6 seconds, as fast as players throw. */
const visitEveryMs = 6000;
/** As in browsers, reads after a realtime message are debounced and then spread over some seconds. */
const debounceMs = 250;
const spreadMs = 4000;
const runs = 5;

export type Figures = { pages: { name: string; statements: number; ms: number }[]; gameEnds: number };

type Evening = { client: Client; id: string; slug: string; event: string; games: { id: string }[] };

const legs = { start: 501, in: 'straight', out: 'double', starter: 'first' } as const;
const format = { ...legs, legs: { firstTo: 3 } };

const openEveningOf128 = async (origin: string): Promise<Evening> => {
  const open = createClient({ baseUrl: `${origin}/api` });
  const newId = idsOf(Math.random, Date.now);
  const token = await signUp(open, { name: 'Bench', email: `bench-${newId()}@oche.invalid`, password: newId() });
  const client = createClient({ baseUrl: `${origin}/api`, token: () => token });
  const club = await openClub(open, token, { organisation: 'Bench', timeZone: 'UTC', location: 'Bench', boards, newId });
  const stage = { format: { default: format }, thirdPlace: true };
  const points = { win: 2, draw: 1, loss: 0 };
  const groups = { size: 4, method: 'random' as const, clubsApart: true, format: { default: format }, points };
  const { id, slug } = await openEvening(open, club, {
    event: 'Bench',
    tournament: 'Bench',
    startsAt: '2026-01-01T20:00',
    plan: { groups: { ...groups, tieBreakers: ['leg-difference', 'legs-won', 'head-to-head'] }, winners: stage, losers: null },
    entries: Array.from({ length: players }, (_, index) => ({ name: `Player ${index + 1}` })),
    newId,
  });
  await client.call('updateTournament', { id, autoAssign: true, restMinutes: 0 });
  await drawAndStart(open, token, id, 1);
  const { items } = await client.call('listTournamentGames', { tournament: id, phase: 'playing', perPage: 200 });
  const { event } = await client.call('getTournament', { tournament: id });
  return { client, id, slug, event: event.slug, games: items.slice(0, boards) };
};

const visit = (side: number, total: number, more: object = {}) => ({ kind: 'visit', payload: { side, total, ...more } });
/** A leg that the first side wins with nine darts. `starter`: the side that begins. */
const legOf = (starter: number) => {
  const first = [visit(0, 180), visit(0, 180), visit(0, 141, { darts: 3, doubles: 1 })];
  const second = [visit(1, 60), visit(1, 60), visit(1, 60)];
  return starter === 0
    ? first.flatMap((each, index) => (index < 2 ? [each, second[index]!] : [each]))
    : first.flatMap((each, index) => [second[index]!, each]);
};

const record = async (client: Client, id: string, events: readonly { kind: string; payload: object }[]) => {
  const { length, scorerEpoch } = await client.call('getGame', { id, since: 1_000_000 });
  const now = new Date().toISOString();
  const sent = events.map((event) => ({ ...event, id: crypto.randomUUID(), v: 1, deviceTime: now }));
  await client.call('recordEvents', { id, after: length, scorerEpoch, events: sent as never });
};

const endGame = (client: Client, id: string) => record(client, id, [...legOf(0), ...legOf(1), ...legOf(0)]);

/** Lets boards score until the returned function is called. */
const startScoring = (client: Client, games: readonly { id: string }[]): (() => Promise<void>) => {
  let isRunning = true;
  const scoringBoards = games.map(async ({ id }, index) => {
    await sleep((visitEveryMs * index) / games.length);
    for (let visits = 0; isRunning && visits < 60; visits += 1) {
      await record(client, id, [visit(visits % 2, 1)]).catch(() => {});
      await sleep(visitEveryMs);
    }
  });
  return async () => {
    isRunning = false;
    await Promise.all(scoringBoards);
  };
};

const pagesOf = ({ slug, event, games }: Evening): Record<string, string[]> => {
  const tournament = `/tournaments/${slug}`;
  return {
    home: ['/home'],
    tournaments: ['/tournaments?per_page=25'],
    event: [`/events/${event}`, `${tournament}/games?phase=playing&per_page=64`],
    tournament: [tournament, `${tournament}/entries`, `${tournament}/groups`, `${tournament}/games?per_page=40`],
    games: [tournament, `${tournament}/entries`, `${tournament}/games?per_page=50`],
    groups: [tournament, `${tournament}/groups`],
    'winners’ knockout': [tournament, `${tournament}/entries`, `${tournament}/brackets/winners`],
    results: [tournament, `${tournament}/results`],
    'live game': [`/games/${games[0]!.id}`],
  };
};

/** The requests that a page repeats when a game ends. Entries do not change, so they are not refetched. */
const refetchedPaths = (paths: readonly string[]) => paths.filter((path) => !path.endsWith('/entries'));

/** Measures the API of this checkout. */
export async function measure(progress: (line: string) => void): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'oche-reads-'));
  const postgres = await startPostgres({ durable: true });
  const database = await createDatabase(postgres.url);
  const proxy = await startCountingProxy(database.url);
  try {
    const api = await startApiProcess({ DATABASE_URL: proxy.url, REALTIME_HOST: '' }, folder);
    progress(`A draw of ${players} players on ${boards} boards`);
    const evening = await openEveningOf128(api.origin);
    const { client, id } = evening;
    const read = async (path: string) => {
      const response = await fetch(`${api.origin}/api${path}`);
      if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
      await response.text();
    };
    const pages: Figures['pages'] = [];
    for (const [name, paths] of Object.entries(pagesOf(evening))) {
      progress(`The page ${name}`);
      const costs: { statements: number; ms: number }[] = [];
      for (let run = 0; run < runs; run += 1) {
        // Makes every shared response stale.
        await client.call('updateTournament', { id, description: `Run ${run}` });
        await sleep(1500);
        const before = proxy.statements();
        const start = performance.now();
        await Promise.all(paths.map(read));
        costs.push({ ms: performance.now() - start, statements: proxy.statements() - before });
      }
      pages.push({ name, statements: median(costs.map((cost) => cost.statements)), ms: median(costs.map((cost) => cost.ms)) });
    }

    const [first, second, ...others] = evening.games;
    const stop = startScoring(client, others);
    await sleep(visitEveryMs);
    const countMs = debounceMs + spreadMs + 1500;
    progress('A game ends while no page is open');
    const countWhile = async (game: string, work: () => Promise<unknown>) => {
      const before = proxy.statements();
      await Promise.all([endGame(client, game).then(work), sleep(countMs)]);
      return proxy.statements() - before;
    };
    const withoutPages = await countWhile(first!.id, async () => {});
    progress(`A game ends while ${openPages} pages are open`);
    const kinds = Object.values(pagesOf(evening)).filter((paths) => paths.length > 1);
    const withPages = await countWhile(second!.id, () =>
      Promise.all(
        Array.from({ length: openPages }, async (_, index) => {
          await sleep(debounceMs + Math.random() * spreadMs);
          await Promise.all(refetchedPaths(kinds[index % kinds.length]!).map(read));
        }),
      ),
    );
    await stop();
    await api.stop();
    return { pages, gameEnds: withPages - withoutPages };
  } finally {
    await stopChildren();
    await proxy.stop();
    await database.drop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Baseline = Figures & { commit: string };

export async function run(progress: (line: string) => void): Promise<Suite> {
  const baseline = JSON.parse(readFileSync(join(import.meta.dirname, 'reads/baseline.json'), 'utf8')) as Baseline;
  const { pages, gameEnds } = await measure(progress);
  const referenceOf = new Map(baseline.pages.map((page) => [page.name, page]));
  const maxStatements = 10;
  return {
    title: `Public pages of a running tournament of ${players}; reference: commit ${baseline.commit}`,
    unit: 'statements',
    conditions: [
      `Measured after a change, so that no response is cached. ${openPages} open pages; ${boards} boards record a visit every ${visitEveryMs / 1000} s.`,
    ],
    cells: [
      ...pages.map(({ name, statements }) =>
        cellOf({ name, ours: [statements], reference: [referenceOf.get(name)!.statements] }, 'statements'),
      ),
      ...pages.map(({ name, ms }) => cellOf({ name, ours: [ms], reference: [referenceOf.get(name)!.ms] }, 'ms')),
      cellOf({ name: `a game ends, ${openPages} pages are open`, ours: [gameEnds], reference: [baseline.gameEnds] }, 'statements'),
    ],
    checks: [
      {
        title: 'Statements of a page',
        relative: false,
        checks: pages.map(({ name, statements }) => atMost(name, statements, maxStatements)),
      },
      { title: 'Statements when a game ends', relative: false, checks: [atMost(`${openPages} pages`, gameEnds, baseline.gameEnds / 5)] },
    ],
  };
}
