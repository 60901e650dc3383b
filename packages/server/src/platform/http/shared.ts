import type { Topic } from '../db/current.ts';

export type SharedOptions = {
  /** the server's clock, in milliseconds */
  clock: () => number;
  /** reads of a lane that run at a time */
  concurrency?: number;
  /** reads of a lane that may wait */
  maxWaiting?: number;
  /** bytes of cached answers */
  maxBytes?: number;
};

/** A read whose answer is cached. `make` reports through `dependsOn` what its answer depends on. Without a report it depends on everything. */
export type SharedRead<T> = {
  /** Equal keys have equal answers. */
  key: string;
  /** Name of the queue in which the read waits: `public`, or one for each account. */
  lane: string;
  /** The client. Clients take turns, so that one with many reads does not delay the others. */
  client?: string;
  /**
   * Milliseconds that an answer is fresh, because time passes and other processes commit too. A slow answer is fresh for five times as long as
   * it took, so that it keeps a processor busy for at most a fifth of the time. With 0 no answer is fresh.
   */
  maxAge: number;
  make: (dependsOn: (topic: Topic) => void) => Promise<T>;
  sizeOf?: (answer: T) => number;
  /** Refreshes the answer as soon as it is stale, if it has been read since the last refresh. Readers then do not wait. */
  refreshAhead?: boolean;
};

type Waiting = { go: () => void; refuse: (reason: Overloaded) => void };
type Lane = { busy: number; waiting: Map<string, Waiting[]> };
/** A read that is running; `begun` is the number of commits at its start, null while it waits. */
type Pending = { begun: number | null; answer: Promise<unknown> };
type Entry = { begun: number; madeAt: number; took: number; maxAge: number; topics: ReadonlySet<Topic>; answer: unknown; bytes: number };

/** Thrown if too many reads are waiting. */
export class Overloaded extends Error {}

/**
 * A cache of answers that many readers share. Equal reads run once, and only a few run at a time. An answer is fresh until a commit makes one
 * of its topics stale, or for `maxAge`. A reader never gets an answer from before the last such commit.
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

  const isFresh = ({ begun, madeAt, took, topics }: Entry, maxAge: number): boolean => {
    if (Math.abs(clock() - madeAt) > (maxAge === 0 ? 0 : Math.max(maxAge, 5 * took))) return false;
    if (topics.size === 0) return begun === commits;
    return (staleSince.get('everything') ?? 0) <= begun && [...topics].every((topic) => (staleSince.get(topic) ?? 0) <= begun);
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
      // The client goes to the end of the line.
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

  const start = <T>({ key, lane, client = '', maxAge, make, sizeOf = () => 1024 }: SharedRead<T>): Promise<T> => {
    const entry: Pending = { begun: null, answer: Promise.resolve() };
    const work = async (): Promise<T> => {
      await enter(lane, client);
      try {
        const begun = (entry.begun = commits);
        const madeAt = clock();
        const topics = new Set<Topic>();
        const answer = await make((topic) => topics.add(topic));
        store(key, { begun, madeAt, took: clock() - madeAt, maxAge, topics, answer, bytes: sizeOf(answer) });
        return answer;
      } finally {
        leave(lane);
      }
    };
    const answer = work().finally(() => pending.delete(key));
    entry.answer = answer;
    pending.set(key, entry);
    return answer;
  };

  const share = async <T>(read: SharedRead<T>): Promise<T> => {
    for (;;) {
      const known = cache.get(read.key);
      if (known && isFresh(known, read.maxAge)) return known.answer as T;
      const running = pending.get(read.key);
      if (!running) return start(read);
      // A read that began before the last commit may be stale. Wait until it ends, then check the cache again.
      if (running.begun === null || running.begun === commits) return running.answer as Promise<T>;
      await running.answer.catch(() => {});
    }
  };

  /** Refreshes stale answers after a delay, so that several commits cause one refresh. */
  const refreshStale = (): void => {
    for (const [key, refresh] of refreshable) {
      const known = cache.get(key);
      if (known && isFresh(known, known.maxAge)) continue;
      refreshable.delete(key);
      // If it fails, the next reader retries and gets the error.
      setTimeout(() => void refresh().catch(() => {}), 20).unref();
    }
  };

  return {
    /** Runs a read in a lane without caching its answer. @throws Overloaded if too many reads wait */
    inLane: async <T>(lane: string, work: () => Promise<T>): Promise<T> => {
      await enter(lane, '');
      try {
        return await work();
      } finally {
        leave(lane);
      }
    },
    /** The cached answer of a read, or a new one. @throws Overloaded if too many reads wait; and errors of `make`, which are not cached */
    share: <T>(read: SharedRead<T>): Promise<T> => {
      if (read.refreshAhead) refreshable.set(read.key, () => share(read));
      return share(read);
    },
    /** Call it after each commit with the topics that it makes stale. */
    committed: (topics: ReadonlySet<Topic>): void => {
      if (topics.size === 0) return;
      commits += 1;
      // Bounds the map: all earlier answers become stale.
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
