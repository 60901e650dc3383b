import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldGame } from '@oche/darts/x01/game';
import type { GameEvent } from './contract/game.ts';
import { ApiError } from './errors.ts';
import { createGameSync, type GameSync } from './gameSync.ts';
import { createMemoryOutbox, type Outbox } from './outbox.ts';
import { FakeServer, format, type Faults } from './testServer.ts';

/** A clock that a test moves by hand. */
class Clock {
  now = 1_700_000_000_000;
  waiting: { at: number; run: () => void }[] = [];
  wait = (milliseconds: number, run: () => void) => {
    const entry = { at: this.now + milliseconds, run };
    this.waiting.push(entry);
    return () => void (this.waiting = this.waiting.filter((other) => other !== entry));
  };
  /** Lets promises run, then moves time to the next timer, until nothing waits or `done`. */
  async run(done: () => boolean, limit = 400): Promise<void> {
    for (let turn = 0; turn < limit && !done(); turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (done()) return;
      this.waiting.sort((a, b) => a.at - b.at);
      const next = this.waiting.shift();
      if (!next) continue;
      this.now = Math.max(this.now, next.at);
      next.run();
    }
  }
}

let bytes = 0;
const random = () => {
  bytes += 1;
  return new Uint8Array(10).map((_, index) => (index > 5 ? (bytes >> (8 * (index - 6))) & 255 : 0));
};

const open = (server: FakeServer, clock: Clock, store?: Outbox): GameSync & { close: () => void } => {
  const storage = store ? { store } : {};
  const sync = createGameSync({ client: server, ...storage, gameId: server.gameId, now: () => clock.now, random, wait: clock.wait });
  return { ...sync, close: sync.start() };
};

const settled = (sync: GameSync) => () => sync.state().ready && sync.state().pending.length === 0 && sync.state().sync === 'saved';
const rest = () => new Promise((resolve) => setImmediate(resolve));
const ready = async (clock: Clock, ...syncs: GameSync[]) => clock.run(() => syncs.every((sync) => sync.state().ready));

/** A slow storage that keeps the order of calls. */
const slow = (store: Outbox): Outbox => {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(rest).then(rest).then(work);
    last = done;
    return done;
  };
  return {
    read: (gameId) => inTurn(() => store.read(gameId)),
    write: (gameId, change) => inTurn(() => store.write(gameId, change)),
    waiting: () => inTurn(() => store.waiting()),
  };
};

const begin = (sync: GameSync) => {
  const started = sync.record('start', {
    format,
    sides: [
      { id: 'a', players: ['a'] },
      { id: 'b', players: ['b'] },
    ],
    rules: 1,
  });
  expect(started).toMatchObject({ ok: true });
};
const visit = (sync: GameSync, total: number) => {
  const next = sync.state().game?.next;
  return sync.record('visit', { side: next?.kind === 'visit' ? next.side : 0, total });
};
const totals = (server: FakeServer) => server.standing().flatMap(({ payload }) => ('total' in payload ? [payload.total] : []));

describe('one device', () => {
  it('shows a visit in the same frame and sends it', async () => {
    const clock = new Clock();
    const server = new FakeServer();
    const sync = open(server, clock, createMemoryOutbox());
    await ready(clock, sync);
    begin(sync);
    expect(visit(sync, 140)).toMatchObject({ ok: true });
    expect(sync.state().game?.legs[0]?.remaining).toEqual([361, 501]);
    expect(sync.state().sync).toBe('sending');
    const { game } = sync.state();
    await clock.run(settled(sync));
    expect(server.kinds()).toEqual(['start', 'visit']);
    // The confirmation does not change the game object, so nothing renders again.
    expect(sync.state().game).toBe(game);
  });

  it('rejects events that break a rule, without a change', async () => {
    const clock = new Clock();
    const server = new FakeServer();
    const sync = open(server, clock, createMemoryOutbox());
    await ready(clock, sync);
    begin(sync);
    expect(visit(sync, 179)).toEqual({ ok: false, code: 'impossible-total' });
    expect(sync.record('visit', { side: 1, total: 60 })).toMatchObject({ ok: false, code: 'not-your-throw' });
    expect(sync.state().pending).toHaveLength(1);
  });

  it('continues without a network, even after it was closed and opened again, and sends everything later', async () => {
    const clock = new Clock();
    const server = new FakeServer();
    const store = createMemoryOutbox();
    const first = open(server, clock, store);
    await ready(clock, first);
    begin(first);
    await clock.run(settled(first));
    server.down = true;
    for (const total of [60, 45, 100]) expect(visit(first, total).ok).toBe(true);
    await clock.run(() => first.state().sync === 'offline');
    expect(first.state().pending).toHaveLength(3);
    first.close();

    const second = open(server, clock, store);
    await ready(clock, second);
    expect(second.state().game?.legs[0]?.remaining).toEqual([341, 456]);
    expect(visit(second, 26).ok).toBe(true);
    await clock.run(() => second.state().sync === 'offline');
    server.down = false;
    await clock.run(settled(second));
    expect(totals(server)).toEqual([60, 45, 100, 26]);
    expect(await store.waiting()).toEqual([]);
  });

  it('can be closed before its events are stored, and the next sync sends all of them', async () => {
    const clock = new Clock();
    const server = new FakeServer();
    const store = slow(createMemoryOutbox());
    const first = open(server, clock, store);
    await ready(clock, first);
    begin(first);
    for (const total of [60, 45, 100]) expect(visit(first, total).ok).toBe(true);
    first.close();
    const second = open(server, clock, store);
    await clock.run(() => settled(second)() && totals(server).length === 3);
    expect(totals(server)).toEqual([60, 45, 100]);
    expect(await store.waiting()).toEqual([]);
  });

  it('stores a visit before it is painted and sends it afterwards; if it is closed in between, the next sync sends it', async () => {
    const clock = new Clock();
    const server = new FakeServer();
    const store = slow(createMemoryOutbox());
    let paint: (() => void)[] = [];
    const painted = () => new Promise<void>((resolve) => void paint.push(resolve));
    const frame = () => {
      paint.forEach((done) => done());
      paint = [];
    };
    const options = { client: server, store, gameId: server.gameId, now: () => clock.now, random, wait: clock.wait, painted };
    const first = createGameSync(options);
    const close = first.start();
    await ready(clock, first);
    frame();
    begin(first);
    expect(visit(first, 60).ok).toBe(true);
    expect(visit(first, 45).ok).toBe(true);
    await clock.run(() => paint.length > 0);
    expect(server.log).toHaveLength(0);
    expect(first.state().game?.legs[0]?.remaining).toEqual([441, 456]);
    close();
    frame();
    const second = createGameSync(options);
    second.start();
    await clock.run(() => {
      frame();
      return settled(second)() && totals(server).length === 2;
    });
    expect(totals(server)).toEqual([60, 45]);
    expect(await store.waiting()).toEqual([]);
  });

  it('sends confirmed events again to a server that has lost its last seconds', async () => {
    const clock = new Clock();
    const server = new FakeServer();
    const sync = open(server, clock, createMemoryOutbox());
    await ready(clock, sync);
    begin(sync);
    for (const total of [60, 45, 100]) visit(sync, total);
    await clock.run(settled(sync));
    const ids = server.ids();
    server.lose(2);
    await sync.refresh();
    await clock.run(settled(sync));
    expect(server.ids()).toEqual(ids);
    server.lose(3);
    visit(sync, 81);
    await clock.run(() => settled(sync)() && totals(server).length === 4);
    expect(totals(server)).toEqual([60, 45, 100, 81]);
  });

  it('ignores responses that arrive after it was closed', async () => {
    const clock = new Clock();
    const server = new FakeServer();
    const sync = open(server, clock, createMemoryOutbox());
    await ready(clock, sync);
    begin(sync);
    visit(sync, 60);
    await clock.run(settled(sync));
    // Another log of the same game, e.g. of a new server. Its response arrives after the game is closed.
    server.log = server.log.map((event, index) => ({ ...event, id: `00000000-0000-7000-8000-00000000000${index}` }));
    const { call } = server;
    let arrive = () => {};
    server.call = async (name, input) => {
      const response = await call(name, input);
      await new Promise<void>((resolve) => (arrive = resolve));
      return response;
    };
    const closedState = sync.state();
    const reading = sync.refresh();
    await rest();
    sync.close();
    arrive();
    await reading;
    expect(sync.state()).toBe(closedState);
  });

  const newerEvent = (server: FakeServer): GameEvent => ({ ...server.log.at(-1)!, id: 'ffff', seq: server.log.length + 1, v: 99 });

  it('reports events of a newer version as a failure, and continues once it can read the log', async () => {
    const clock = new Clock();
    const server = new FakeServer();
    const store = createMemoryOutbox();
    const sync = open(server, clock, store);
    const reader = open(server, clock);
    await ready(clock, sync, reader);
    begin(sync);
    visit(sync, 60);
    await clock.run(settled(sync));
    await reader.refresh();
    const { log } = server;
    const event = newerEvent(server);
    server.log = [...log, event];
    for (const each of [reader, sync]) each.receive({ length: 3, events: [event], scorerEpoch: 0 });
    await clock.run(() => [reader, sync].every((each) => each.state().failure !== null));
    expect(visit(sync, 45).ok).toBe(true);
    await rest();
    for (const each of [reader, sync]) {
      expect(each.state().failure).toMatchObject({ code: 'unreadable-version' });
      expect(each.state().sync).toBe('conflict');
      expect(each.state().log).toEqual(log);
      expect(each.state().conflict).toBeNull();
    }
    server.log = log;
    await Promise.all([reader.refresh(), sync.refresh()]);
    await clock.run(settled(sync));
    expect(sync.state().failure).toBeNull();
    expect(totals(server)).toEqual([60, 45]);
  });

  it('does not change stored events that it cannot read', async () => {
    const clock = new Clock();
    const server = new FakeServer();
    const store = createMemoryOutbox();
    const first = open(server, clock, store);
    await ready(clock, first);
    begin(first);
    visit(first, 60);
    await clock.run(settled(first));
    first.close();
    await store.write(server.gameId, { log: [newerEvent(server)], base: 3 });
    const kept = await store.read(server.gameId);
    const second = open(server, clock, store);
    await clock.run(() => second.state().failure !== null);
    expect(second.state()).toMatchObject({ ready: false, failure: { code: 'unreadable-version' } });
    expect(second.record('undo', { target: server.ids()[1] ?? '' })).toEqual({ ok: false, code: 'not-ready' });
    expect(await store.read(server.gameId)).toEqual(kept);
  });

  it('keeps events that the server rejects until a person decides', async () => {
    const clock = new Clock();
    const server = new FakeServer();
    const sync = open(server, clock, createMemoryOutbox());
    await ready(clock, sync);
    begin(sync);
    await clock.run(settled(sync));
    server.rejection = new ApiError(401, { code: 'unauthenticated', message: '' });
    visit(sync, 60);
    await clock.run(() => sync.state().sync === 'conflict');
    expect(sync.state().conflict).toMatchObject({ code: 'unauthenticated', theirs: [] });
    expect(visit(sync, 45)).toMatchObject({ ok: false, code: 'conflict' });
    server.rejection = null;
    sync.resolveConflict('mine');
    await clock.run(settled(sync));
    expect(totals(server)).toEqual([60]);
  });
});

describe('two devices', () => {
  const two = async () => {
    const clock = new Clock();
    const server = new FakeServer();
    const tablet = open(server, clock, createMemoryOutbox());
    await ready(clock, tablet);
    begin(tablet);
    visit(tablet, 60);
    await clock.run(settled(tablet));
    const desk = open(server, clock, createMemoryOutbox());
    await ready(clock, desk);
    server.down = true;
    visit(tablet, 45);
    await clock.run(() => tablet.state().sync === 'offline');
    server.down = false;
    return { clock, server, tablet, desk };
  };

  it('puts pending visits after a correction without a conflict', async () => {
    const { clock, server, tablet, desk } = await two();
    const target = server.log[1]?.id ?? '';
    desk.record('correct', { target, replacement: { side: 0, total: 100 } });
    await clock.run(settled(desk));
    const [waiting] = tablet.state().pending;
    await clock.run(settled(tablet));
    expect(server.kinds()).toEqual(['start', 'visit', 'correct', 'visit']);
    expect(server.log[3]?.id).toBe(waiting?.id);
    expect(tablet.state().game?.legs[0]?.remaining).toEqual([401, 456]);
  });

  it('shows both histories if both devices wrote a visit, and keeps the chosen one', async () => {
    for (const choice of ['mine', 'theirs'] as const) {
      const { clock, server, tablet, desk } = await two();
      visit(desk, 100);
      await clock.run(settled(desk));
      await clock.run(() => tablet.state().sync === 'conflict');
      const { conflict, game } = tablet.state();
      expect(conflict).toMatchObject({ code: 'behind', theirs: [{ payload: { total: 100 } }], mine: [{ payload: { total: 45 } }] });
      expect(game?.legs[0]?.remaining).toEqual([441, 456]);
      expect(conflict?.theirGame?.legs[0]?.remaining).toEqual([441, 401]);
      tablet.resolveConflict(choice);
      await clock.run(settled(tablet));
      expect(totals(server)).toEqual(choice === 'mine' ? [60, 45] : [60, 100]);
      expect(server.kinds()).toEqual(choice === 'mine' ? ['start', 'visit', 'visit', 'undo', 'visit'] : ['start', 'visit', 'visit']);
    }
  });

  it('writes a visit again that the other device has undone', async () => {
    const { clock, server, tablet, desk } = await two();
    desk.record('undo', { target: server.log[1]?.id ?? '' });
    visit(desk, 26);
    await clock.run(settled(desk));
    await clock.run(() => tablet.state().sync === 'conflict');
    tablet.resolveConflict('mine');
    await clock.run(settled(tablet));
    expect(totals(server)).toEqual([60, 45]);
  });

  it('trap 27: stops the previous scorer, and keeps its events until it takes over again', async () => {
    const { clock, server, tablet, desk } = await two();
    await desk.takeOver();
    await clock.run(() => tablet.state().notScorer);
    expect(tablet.state().conflict).toMatchObject({ code: 'not-scorer', mine: [{ payload: { total: 45 } }] });
    expect(visit(tablet, 60)).toMatchObject({ ok: false, code: 'not-scorer' });
    expect(totals(server)).toEqual([60]);
    await tablet.takeOver();
    await clock.run(settled(tablet));
    expect(totals(server)).toEqual([60, 45]);
    await desk.refresh();
    expect(desk.state().notScorer).toBe(true);
  });

  it('starts a called game once if both devices start it', async () => {
    const clock = new Clock();
    const server = new FakeServer();
    const [a, b] = [open(server, clock, createMemoryOutbox()), open(server, clock, createMemoryOutbox())];
    await ready(clock, a, b);
    begin(a);
    begin(b);
    await clock.run(() => settled(a)() && settled(b)());
    expect(server.kinds()).toEqual(['start']);
  });

  it('follows the channel, and refetches if an event is missing', async () => {
    const { clock, server, tablet } = await two();
    const reader = open(server, clock);
    await ready(clock, reader);
    await clock.run(settled(tablet));
    const reads = server.reads;
    reader.receive({ length: 3, events: server.log.slice(2), scorerEpoch: 0 });
    expect(reader.state().game?.legs[0]?.remaining).toEqual([441, 456]);
    reader.receive({ length: 3, events: server.log.slice(2), scorerEpoch: 0 });
    await rest();
    expect(server.reads).toBe(reads);
    visit(tablet, 20);
    visit(tablet, 26);
    await clock.run(settled(tablet));
    reader.receive({ length: 5, events: server.log.slice(4), scorerEpoch: 0 });
    await clock.run(() => reader.state().log.length === 5);
    expect(reader.state().log).toEqual(server.log);
    server.lose(1);
    await reader.refresh();
    expect(reader.state().log).toEqual(server.log);
  });
});

/** Faults in any order: requests and responses that are dropped, late, repeated or out of order, and devices that are closed. */
describe('with any faults of the network', () => {
  const faults: fc.Arbitrary<Faults> = fc.record({
    request: fc.constantFrom('fine', 'fine', 'drop', 'late', 'twice', 'error'),
    response: fc.constantFrom('fine', 'fine', 'drop', 'late'),
    channel: fc.constantFrom('fine', 'drop', 'late', 'twice'),
  });
  const steps = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: fc.constant('visit' as const), total: fc.integer({ min: 0, max: 60 }) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), total: fc.constant(0) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const), total: fc.constant(0) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), total: fc.integer({ min: 1, max: 3 }) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), total: fc.integer({ min: 1, max: 6 }) }) },
    ),
    { minLength: 1, maxLength: 30 },
  );

  it('every recorded event is in the log exactly once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.array(faults, { maxLength: 40 }), async (script, faultList) => {
        const clock = new Clock();
        const server = new FakeServer(clock.wait, faultList);
        const store = slow(createMemoryOutbox());
        let sync = open(server, clock, store);
        const listen = () => (server.channel = (appended) => sync.receive(appended));
        listen();
        await ready(clock, sync);
        begin(sync);
        const recorded = [sync.state().pending[0]?.id];
        for (const step of script) {
          if (step.kind === 'lose') server.lose(Math.min(step.total, server.log.length));
          else if (step.kind === 'pass') await clock.run(() => false, step.total);
          else if (step.kind === 'reopen') {
            sync.close();
            sync = open(server, clock, store);
            await ready(clock, sync);
          } else {
            const { game } = sync.state();
            if (step.kind === 'undo' && !game?.undoable) continue;
            const done = step.kind === 'undo' ? sync.record('undo', { target: game?.undoable ?? '' }) : visit(sync, step.total);
            if (!done.ok) expect(game?.next.kind).toBe('over');
            else recorded.push(sync.state().pending.at(-1)?.id);
          }
        }
        server.stopFaults();
        await clock.run(() => clock.waiting.length === 0);
        let isRead = false;
        void sync.refresh().then(() => (isRead = true));
        await clock.run(() => isRead && settled(sync)());
        expect(server.ids()).toEqual(recorded);
        expect(sync.state().log.map(({ id }) => id)).toEqual(recorded);
        // Folding event by event gives the same game as folding the whole log.
        expect(sync.state().game).toEqual(foldGame(sync.state().log));
        expect(await store.waiting()).toEqual([]);
        sync.close();
      }),
      { numRuns: 150 },
    );
  });
});
