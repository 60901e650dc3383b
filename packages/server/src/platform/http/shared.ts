import type { Topic } from '../db/current.ts';

/** How many reads of a lane are made at a time, and how many may wait for that. */
export type SharedOptions = {
  /** milliseconds, as the server's clock tells them */
  clock: () => number;
  making?: number;
  waiting?: number;
  /** bytes of answers that are kept at most */
  bytes?: number;
};

/** One call of `share`. `make` reports through `dependsOn` what its answer depends on; one that reports nothing depends on everything. */
export type SharedRead<T> = {
  /** Equal keys have equal answers. */
  key: string;
  /** Reads of one lane wait for each other: `public`, or one for each account. */
  lane: string;
  /** Who asks. Askers take turns, so one with many reads does not hold up the others. */
  asker?: string;
  /**
   * milliseconds that an answer lasts: for what passes with time, and for commits of other processes. An answer that took long to make lasts five
   * times as long as that took, so that readers of the largest tournaments keep a fifth of a processor busy at most; with 0 none lasts.
   */
  maxAge: number;
  make: (dependsOn: (topic: Topic) => void) => Promise<T>;
  sizeOf?: (answer: T) => number;
  /** The answer is made again as soon as it is stale, if it has been read since: readers do not wait for it. */
  ahead?: boolean;
};

type Waiting = { go: () => void; refuse: (reason: Crowded) => void };
type Lane = { busy: number; waiting: Map<string, Waiting[]> };
type Making = { begun: number | null; answer: Promise<unknown> };
type Kept = { begun: number; madeAt: number; took: number; maxAge: number; topics: ReadonlySet<Topic>; answer: unknown; bytes: number };

/** Thrown when too many reads wait already. */
export class Crowded extends Error {}

/**
 * Answers that many readers share: an answer is made once, by a few at a time, and holds until a commit makes one of its topics
 * stale or its age runs out. A reader never gets an answer that was begun before the last such commit.
 */
export const createShared = ({
  clock,
  making: atOnce = 2,
  waiting: waitingAtMost = 256,
  bytes: bytesAtMost = 64 * 1024 * 1024,
}: SharedOptions) => {
  let commits = 0;
  const staleSince = new Map<Topic, number>();
  const kept = new Map<string, Kept>();
  const making = new Map<string, Making>();
  const lanes = new Map<string, Lane>();
  const ahead = new Map<string, () => Promise<unknown>>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };

  /** Whether an answer still holds for a reader to whom it may be `maxAge` old. */
  const holds = ({ begun, madeAt, took, topics }: Kept, maxAge: number): boolean => {
    if (Math.abs(clock() - madeAt) > (maxAge === 0 ? 0 : Math.max(maxAge, 5 * took))) return false;
    if (topics.size === 0) return begun === commits;
    return (staleSince.get('everything') ?? 0) <= begun && [...topics].every((topic) => (staleSince.get(topic) ?? 0) <= begun);
  };

  /** If a lane is full, the newest read of the asker with the most waiting reads is refused. */
  const makeRoom = ({ waiting }: Lane, asker: string): void => {
    const queues = [...waiting];
    if (queues.reduce((sum, [, { length }]) => sum + length, 0) < waitingAtMost) return;
    const [greediest, queue] = queues.reduce((most, each) => (each[1].length > most[1].length ? each : most));
    if (greediest === asker || queue.length <= (waiting.get(asker)?.length ?? 0) + 1) throw new Crowded();
    queue.pop()!.refuse(new Crowded());
  };
  const enter = async (name: string, asker: string): Promise<void> => {
    const lane = lanes.get(name) ?? lanes.set(name, { busy: 0, waiting: new Map() }).get(name)!;
    if (lane.busy < atOnce) return void (lane.busy += 1);
    makeRoom(lane, asker);
    await new Promise<void>((go, refuse) => {
      const queue = lane.waiting.get(asker);
      if (queue) queue.push({ go, refuse });
      else lane.waiting.set(asker, [{ go, refuse }]);
    });
  };
  const leave = (name: string): void => {
    const lane = lanes.get(name)!;
    for (const [asker, queue] of lane.waiting) {
      lane.waiting.delete(asker);
      const next = queue.shift()!;
      // behind all others
      if (queue.length > 0) lane.waiting.set(asker, queue);
      return next.go();
    }
    lane.busy -= 1;
    if (lane.busy === 0) lanes.delete(name);
  };

  const keep = (key: string, entry: Kept): void => {
    drop(key);
    kept.set(key, entry);
    bytes += entry.bytes;
    for (const [oldest, { madeAt, maxAge }] of kept) {
      if (bytes <= bytesAtMost && entry.madeAt - madeAt <= maxAge) break;
      drop(oldest);
    }
  };

  const start = <T>({ key, lane, asker = '', maxAge, make, sizeOf = () => 1024 }: SharedRead<T>): Promise<T> => {
    const entry: Making = { begun: null, answer: Promise.resolve() };
    const work = async (): Promise<T> => {
      await enter(lane, asker);
      try {
        const begun = (entry.begun = commits);
        const madeAt = clock();
        const topics = new Set<Topic>();
        const answer = await make((topic) => topics.add(topic));
        keep(key, { begun, madeAt, took: clock() - madeAt, maxAge, topics, answer, bytes: sizeOf(answer) });
        return answer;
      } finally {
        leave(lane);
      }
    };
    const answer = work().finally(() => making.delete(key));
    entry.answer = answer;
    making.set(key, entry);
    return answer;
  };

  const share = async <T>(read: SharedRead<T>): Promise<T> => {
    for (;;) {
      const known = kept.get(read.key);
      if (known && holds(known, read.maxAge)) return known.answer as T;
      const running = making.get(read.key);
      if (!running) return start(read);
      // An answer that was begun before the last commit may lack it: wait for it, then look again.
      if (running.begun === null || running.begun === commits) return running.answer as Promise<T>;
      await running.answer.catch(() => {});
    }
  };

  /** Waits a moment, so that several commits cause one answer. */
  const makeAhead = (): void => {
    for (const [key, again] of ahead) {
      const known = kept.get(key);
      if (known && holds(known, known.maxAge)) continue;
      ahead.delete(key);
      // If it fails, the next reader makes it again and gets the error.
      setTimeout(() => void again().catch(() => {}), 20).unref();
    }
  };

  return {
    /** Runs a read in its lane without sharing its answer. @throws Crowded if too many wait. */
    inLane: async <T>(lane: string, work: () => Promise<T>): Promise<T> => {
      await enter(lane, '');
      try {
        return await work();
      } finally {
        leave(lane);
      }
    },
    /** The shared answer of `key`. @throws Crowded if too many wait; and what `make` throws, which is not cached. */
    share: <T>(read: SharedRead<T>): Promise<T> => {
      if (read.ahead) ahead.set(read.key, () => share(read));
      return share(read);
    },
    /** To be called after each commit, with the topics that it made stale. */
    committed: (topics: ReadonlySet<Topic>): void => {
      if (topics.size === 0) return;
      commits += 1;
      // Bounds the map: everything made so far counts as stale from here on.
      if (staleSince.size > 10_000) {
        staleSince.clear();
        staleSince.set('everything', commits);
      }
      for (const topic of topics) staleSince.set(topic, commits);
      makeAhead();
    },
  };
};
export type Shared = ReturnType<typeof createShared>;
