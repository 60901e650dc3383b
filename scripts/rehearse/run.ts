import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client } from '@oche/api/client';
import type { GameEventInput } from '@oche/api/contract/game';
import { createRandom } from '@oche/darts/draw/random';
import { idsOf } from './chance.ts';
import { alternating, chaotic, noFaults } from './network.ts';
import { noTraffic, withRetries } from './retries.ts';
import { runTablet } from './tablet.ts';

export type RunOptions = {
  /** such as `http://127.0.0.1:4000`; if there are several, they use the same database and receive the requests in turn */
  origins: readonly string[];
  /** determines the draw, the darts and the faults */
  seed: number;
  /** Simulates a bad network and calls `crash` several times (`crashes`) during the run. `crash` kills and restarts the API. */
  chaos?: { crashes: number; crash: () => Promise<void> };
  onProgress?: (progress: { finished: number; games: number; events: number; crashes: number }) => void;
  /** waits before each visit at a board; without it, boards score as fast as they can */
  pause?: () => Promise<unknown>;
  /** The run fails if no event is confirmed within this time. */
  timeoutMs?: number;
};

/**
 * What every rehearsal needs: clients with and without the simulated network, tablets that play each called game, crashes of the API, and a watch
 * that ends a run without progress. `isOver` of a tablet ends it.
 */
export const startRun = ({ origins, seed, chaos, onProgress, pause, timeoutMs = 90_000 }: RunOptions) => {
  const traffic = noTraffic();
  const network = noFaults();
  const stop = new AbortController();
  const direct: typeof fetch = origins.length > 1 ? alternating(origins) : fetch;
  const send = chaos ? chaotic(direct, createRandom(seed + 1), network) : direct;
  const baseUrl = `${origins[0]}/api`;
  const clientOf = (through: typeof fetch, counted = noTraffic()): Client =>
    withRetries(createClient({ baseUrl, fetch: through }), counted, stop.signal);
  const client = clientOf(send, traffic);
  const newId = idsOf(() => Math.random(), Date.now);
  const written = new Map<string, GameEventInput[]>();
  const finished = new Set<string>();
  const progress = { finished: 0, games: 0, events: 0, crashes: 0 };
  let lastProgress = Date.now();
  const reportProgress = () => {
    lastProgress = Date.now();
    onProgress?.({ ...progress });
  };
  const watch = setInterval(() => {
    if (Date.now() - lastProgress > timeoutMs) stop.abort(new Error(`No event was confirmed for ${timeoutMs / 1000} seconds.`));
  }, 1000);
  watch.unref();

  const playAt = (boardToken: string, index: number, isOver: () => boolean): Promise<void> =>
    runTablet({
      ...{ client, newId, traffic, written, isOver },
      token: boardToken,
      random: createRandom(seed + 1000 + index),
      ahead: chaos ? 4 : 1,
      pause,
      stopped: stop.signal,
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
  /** Crashes the API several times. The times are spread over the games. */
  const crashRepeatedly = async (isOver: () => boolean): Promise<void> => {
    if (!chaos) return;
    const random = createRandom(seed + 2);
    for (; progress.crashes < chaos.crashes && !isOver(); await sleep(20 + random() * 150, undefined, { signal: stop.signal })) {
      if (finished.size < Math.floor((progress.crashes * progress.games) / (chaos.crashes + 1))) continue;
      await chaos.crash();
      progress.crashes += 1;
      reportProgress();
    }
  };
  /** Waits for all work. If one part fails, the others end. Returns the seconds. */
  const finish = async (work: readonly Promise<unknown>[]): Promise<number> => {
    const startedAt = performance.now();
    try {
      await Promise.all(work);
    } catch (error) {
      stop.abort(error);
      throw error;
    } finally {
      clearInterval(watch);
    }
    return (performance.now() - startedAt) / 1000;
  };
  /** The numbers of a report. */
  const figures = (seconds: number) => {
    const visits = [...written.values()].flat().filter(({ kind }) => kind === 'visit').length;
    const { rejected, conflicts, requests, retries } = traffic;
    return {
      ...{ visits, rejected, conflicts, requests, retries, crashes: progress.crashes, network },
      seconds: Math.round(seconds * 10) / 10,
      visitsPerSecond: Math.round((visits / seconds) * 10) / 10,
    };
  };
  /** A fault if not all crashes took place. */
  const missedCrashes = (): string[] =>
    chaos && progress.crashes < chaos.crashes ? [`only ${progress.crashes} of ${chaos.crashes} crashes took place`] : [];
  return {
    ...{ client, reliable: clientOf(direct), stopped: stop.signal, newId, written, finished, progress },
    ...{ playAt, crashRepeatedly, finish, figures, missedCrashes },
  };
};
