import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client } from '@oche/api/client';
import type { GameEventInput } from '@oche/api/contract/game';
import { createRandom } from '@oche/darts/draw/random';
import { playerNames } from '@oche/mocks/names';
import { idsOf } from './chance.ts';
import { alternating, chaotic, noFaults, type Faults } from './network.ts';
import { drawAndStart, eveningPlan, openClub, openEvening, pairTablet, settleTies, signUp } from './organiser.ts';
import { noTraffic, withRetries, type Traffic } from './retries.ts';
import { runTablet } from './tablet.ts';
import { verify } from './verify.ts';

export type RehearsalOptions = {
  /** such as `http://127.0.0.1:4000`; if there are several, they use the same database and receive the requests in turn */
  origins: readonly string[];
  players: number;
  boards: number;
  /** determines the draw, the darts and the faults */
  seed: number;
  /** the number of legs to win a game */
  legs?: { groups: number; knockout: number; finals: number };
  /** Simulates a bad network and calls `crash` several times (`crashes`) during the tournament. `crash` kills and restarts the API. */
  chaos?: { crashes: number; crash: () => Promise<void> };
  onStarted?: (tournament: { id: string; slug: string; games: number }) => void | Promise<void>;
  onProgress?: (progress: { finished: number; games: number; events: number; crashes: number }) => void;
  /** The rehearsal fails if no event is confirmed within this time. */
  timeoutMs?: number;
};

export type Report = {
  players: number;
  boards: number;
  games: number;
  visits: number;
  rejected: number;
  conflicts: number;
  requests: number;
  retries: number;
  crashes: number;
  network: Faults;
  seconds: number;
  visitsPerSecond: number;
  /** lots drawn by the organiser */
  lots: number;
  winner: string | null;
  tournament: string;
  /** differences between the published results and the played games, as sentences */
  faults: string[];
};

/** The names of players in the mocks. If more are needed, the same names get a number. */
const namesFor = (players: number) =>
  Array.from({ length: players }, (_, index) => {
    const { name, nickname, club } = playerNames[index % playerNames.length]!;
    const round = Math.floor(index / playerNames.length);
    return { name: round === 0 ? name : `${name} ${round + 1}`, nickname, club };
  });

/** Plays a whole test tournament through the public API, with one bot per board, and verifies the published results. */
export async function rehearse(options: RehearsalOptions): Promise<Report> {
  const { origins, players, boards, seed, chaos, timeoutMs = 90_000 } = options;
  const traffic = noTraffic();
  const network = noFaults();
  const stop = new AbortController();
  const reliable: typeof fetch = origins.length > 1 ? alternating(origins) : fetch;
  const send = chaos ? chaotic(reliable, createRandom(seed + 1), network) : reliable;
  const baseUrl = `${origins[0]}/api`;
  const client = withRetries(createClient({ baseUrl, fetch: send }), traffic, stop.signal);
  let lastProgress = Date.now();
  const watch = setInterval(() => {
    if (Date.now() - lastProgress > timeoutMs) stop.abort(new Error(`No event was confirmed for ${timeoutMs / 1000} seconds.`));
  }, 1000);
  watch.unref();
  const newId = idsOf(() => Math.random(), Date.now);

  const token = await signUp(client, {
    name: 'Dress Rehearsal',
    email: `rehearsal-${randomBytes(6).toString('hex')}@oche.invalid`,
    password: randomBytes(12).toString('hex'),
  });
  const club = await openClub(client, token, {
    organisation: 'Dress Rehearsal',
    timeZone: 'Europe/Brussels',
    location: 'Rehearsal hall',
    boards,
    newId,
  });
  const tournament = await openEvening(client, club, {
    event: 'Dress rehearsal',
    tournament: 'Dress rehearsal',
    startsAt: new Date().toISOString().slice(0, 16),
    plan: eveningPlan(options.legs ?? { groups: 2, knockout: 2, finals: 3 }),
    entries: namesFor(players),
    test: true,
    newId,
  });
  const tokens = await Promise.all(club.boards.map(({ id }) => pairTablet(client, token, id)));
  const games = await drawAndStart(client, token, tournament.id, seed);
  await options.onStarted?.({ id: tournament.id, slug: tournament.slug, games });

  const written = new Map<string, GameEventInput[]>();
  const finished = new Set<string>();
  const progress = { finished: 0, games, events: 0, crashes: 0 };
  let lots = 0;
  const reportProgress = () => {
    lastProgress = Date.now();
    options.onProgress?.({ ...progress });
  };
  const isOver = () => finished.size >= games;

  const tablets = tokens.map((boardToken, index) => {
    const random = createRandom(seed + 1000 + index);
    return runTablet({
      client,
      token: boardToken,
      random,
      newId,
      traffic,
      written,
      ahead: chaos ? 4 : 1,
      stopped: stop.signal,
      isOver,
      onConfirmed: (events) => {
        progress.events += events;
        reportProgress();
      },
      onFinished: ({ id }) => {
        finished.add(id);
        progress.finished = finished.size;
        reportProgress();
      },
    });
  });
  /** Settles ties like an organiser, each time a game has finished, until all groups are settled. */
  const settleGroups = async () => {
    for (let checkedAfter = -1; !isOver(); await sleep(300, undefined, { signal: stop.signal })) {
      if (checkedAfter === finished.size) continue;
      checkedAfter = finished.size;
      const ties = await settleTies(client, token, tournament);
      lots += ties.lots;
      if (ties.settled) return;
      // A lot does not finish a game, so the groups are refetched before the next game finishes.
      if (ties.lots > 0) checkedAfter = -1;
    }
  };
  /** Crashes the API several times. The times are spread over the tournament. */
  const crashRepeatedly = async () => {
    if (!chaos) return;
    const random = createRandom(seed + 2);
    for (; progress.crashes < chaos.crashes && !isOver(); await sleep(20 + random() * 150, undefined, { signal: stop.signal })) {
      if (finished.size < Math.floor((progress.crashes * games) / (chaos.crashes + 1))) continue;
      await chaos.crash();
      progress.crashes += 1;
      reportProgress();
    }
  };
  const startedAt = performance.now();
  try {
    await Promise.all([...tablets, settleGroups(), crashRepeatedly()]);
  } catch (error) {
    stop.abort(error);
    throw error;
  } finally {
    clearInterval(watch);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  // The results are verified by an anonymous client, over a network without faults.
  const anonymous: Client = withRetries(createClient({ baseUrl, fetch: reliable }), noTraffic(), stop.signal);
  const { faults, winner, games: published } = await verify(anonymous, tournament.slug, written, games);
  if (chaos && progress.crashes < chaos.crashes) faults.push(`only ${progress.crashes} of ${chaos.crashes} crashes took place`);
  const visits = [...written.values()].flat().filter(({ kind }) => kind === 'visit').length;
  return {
    players,
    boards,
    games: published,
    visits,
    ...totalsOf(traffic),
    crashes: progress.crashes,
    network,
    seconds: Math.round(seconds * 10) / 10,
    visitsPerSecond: Math.round((visits / seconds) * 10) / 10,
    lots,
    winner,
    tournament: tournament.slug,
    faults,
  };
}

const totalsOf = ({ rejected, conflicts, requests, retries }: Traffic) => ({ rejected, conflicts, requests, retries });
