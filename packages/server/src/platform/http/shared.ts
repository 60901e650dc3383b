import type { Topic } from '../db/current.ts';

export type SharedOptions = {
  /** the server's clock, in milliseconds */
  clock: () => number;
  /** maximum number of reads of a lane that run at a time */
  concurrency?: number;
  /** maximum number of reads of a lane that wait */
  maxWaiting?: number;
  /** maximum bytes of cached results */
  maxBytes?: number;
};

/** A read whose result is cached. `make` reports the topics of its result through `dependsOn`. Without a topic the result depends on everything. */
export type SharedRead<T> = {
  /** Reads with equal keys have equal results. */
  key: string;
  /** Name of the queue in which the read waits: `public`, or one for each account. */
  lane: string;
  /** The client. Clients take turns, so that one with many reads does not delay the others. */
  client?: string;
  /**
   * Milliseconds for which a result is fresh. It is limited because time passes and other processes commit too. The result of a slow read is
   * fresh for five times as long as the read took, so that the read occupies a processor for at most a fifth of the time. With 0 no result is fresh.
   */
  maxAge: number;
  /** waits until the response may be made */
  turn?: () => Promise<void>;
  make: (dependsOn: (topic: Topic) => void) => Promise<T>;
  sizeOf?: (result: T) => number;
  /** Refreshes the result as soon as it is stale, if it has been read since the last refresh, so that the next read does not wait. */
  refreshAhead?: boolean;
};

type Waiting = { go: () => void; refuse: (reason: Overloaded) => void };
type Lane = { busy: number; waiting: Map<string, Waiting[]> };
/** A read that is running or waiting. `startedAt`: the number of commits at its start, or null while it waits. */
type Pending = { startedAt: number | null; result: Promise<unknown> };
type Entry = {
  startedAt: number;
  madeAt: number;
  took: number;
  maxAge: number;
  topics: ReadonlySet<Topic>;
  result: unknown;
  bytes: number;
};

/** Thrown if too many reads are waiting. */
export class Overloaded extends Error {}

/**
 * A cache of results that many clients share. Equal reads run once, and only a few run at a time. A result is fresh until a commit makes one
 * of its topics stale, or for `maxAge`. A read never gets a result from before the last such commit.
 */
export const createShared = ({ clock, concurrency = 2, maxWaiting = 256, maxBytes = 64 * 1024 * 1024 }: SharedOptions) => {
  let commits = 0;
  const staleSince = new Map<Topic, number>();
  const cache = new Map<string, Entry>();
  const pending = new Map<string, Pending>();
  const lanes = new Map<string, Lane>();
  const refreshable = new Map<string, () => Promise<unknown>>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= cache.get(key)?.bytes ?? 0;
    cache.delete(key);
  };

  const isFresh = ({ startedAt, madeAt, took, topics }: Entry, maxAge: number): boolean => {
    if (Math.abs(clock() - madeAt) > (maxAge === 0 ? 0 : Math.max(maxAge, 5 * took))) return false;
    if (topics.size === 0) return startedAt === commits;
    return (staleSince.get('everything') ?? 0) <= startedAt && [...topics].every((topic) => (staleSince.get(topic) ?? 0) <= startedAt);
  };

  /** Refuses the newest read of the client with the most waiting reads, if the lane is full. */
  const makeRoom = ({ waiting }: Lane, client: string): void => {
    const queues = [...waiting];
    if (queues.reduce((sum, [, { length }]) => sum + length, 0) < maxWaiting) return;
    const [busiest, queue] = queues.reduce((most, each) => (each[1].length > most[1].length ? each : most));
    if (busiest === client || queue.length <= (waiting.get(client)?.length ?? 0) + 1) throw new Overloaded();
    queue.pop()!.refuse(new Overloaded());
  };
  const enter = async (name: string, client: string): Promise<void> => {
    const lane = lanes.get(name) ?? lanes.set(name, { busy: 0, waiting: new Map() }).get(name)!;
    if (lane.busy < concurrency) return void (lane.busy += 1);
    makeRoom(lane, client);
    await new Promise<void>((go, refuse) => {
      const queue = lane.waiting.get(client);
      if (queue) queue.push({ go, refuse });
      else lane.waiting.set(client, [{ go, refuse }]);
    });
  };
  const leave = (name: string): void => {
    const lane = lanes.get(name)!;
    for (const [client, queue] of lane.waiting) {
      lane.waiting.delete(client);
      const next = queue.shift()!;
      // The client goes to the end of the queue.
      if (queue.length > 0) lane.waiting.set(client, queue);
      return next.go();
    }
    lane.busy -= 1;
    if (lane.busy === 0) lanes.delete(name);
  };

  const store = (key: string, entry: Entry): void => {
    drop(key);
    cache.set(key, entry);
    bytes += entry.bytes;
    for (const [oldest, { madeAt, maxAge }] of cache) {
      if (bytes <= maxBytes && entry.madeAt - madeAt <= maxAge) break;
      drop(oldest);
    }
  };

  const start = <T>({ key, lane, client = '', maxAge, turn, make, sizeOf = () => 1024 }: SharedRead<T>): Promise<T> => {
    const entry: Pending = { startedAt: null, result: Promise.resolve() };
    const work = async (): Promise<T> => {
      await enter(lane, client);
      try {
        await turn?.();
        const startedAt = (entry.startedAt = commits);
        const madeAt = clock();
        const topics = new Set<Topic>();
        const result = await make((topic) => topics.add(topic));
        store(key, { startedAt, madeAt, took: clock() - madeAt, maxAge, topics, result, bytes: sizeOf(result) });
        return result;
      } finally {
        leave(lane);
      }
    };
    const result = work().finally(() => pending.delete(key));
    entry.result = result;
    pending.set(key, entry);
    return result;
  };

  const share = async <T>(read: SharedRead<T>): Promise<T> => {
    for (;;) {
      const cached = cache.get(read.key);
      if (cached && isFresh(cached, read.maxAge)) return cached.result as T;
      const running = pending.get(read.key);
      if (!running) return start(read);
      // A read that began before the last commit may be stale. Wait until it ends, then check the cache again.
      if (running.startedAt === null || running.startedAt === commits) return running.result as Promise<T>;
      await running.result.catch(() => {});
    }
  };

  /** Refreshes stale results after a delay, so that several commits cause one refresh. */
  const refreshStale = (): void => {
    for (const [key, refresh] of refreshable) {
      const cached = cache.get(key);
      if (cached && isFresh(cached, cached.maxAge)) continue;
      refreshable.delete(key);
      // If it fails, the next read retries and gets the error.
      setTimeout(() => void refresh().catch(() => {}), 20).unref();
    }
  };

  return {
    /** Runs a read in a lane, without a cache. @throws Overloaded if too many reads wait */
    inLane: async <T>(lane: string, work: () => Promise<T>): Promise<T> => {
      await enter(lane, '');
      try {
        return await work();
      } finally {
        leave(lane);
      }
    },
    /** The cached result of a read, or a new one. @throws Overloaded if too many reads wait, and errors of `make`, which are not cached */
    share: <T>(read: SharedRead<T>): Promise<T> => {
      if (read.refreshAhead) refreshable.set(read.key, () => share(read));
      return share(read);
    },
    /** Call it after each commit with the topics that it makes stale. */
    committed: (topics: ReadonlySet<Topic>): void => {
      if (topics.size === 0) return;
      commits += 1;
      // Bounds the map: all earlier results become stale.
      if (staleSince.size > 10_000) {
        staleSince.clear();
        staleSince.set('everything', commits);
      }
      for (const topic of topics) staleSince.set(topic, commits);
      refreshStale();
    },
  };
};
export type Shared = ReturnType<typeof createShared>;
