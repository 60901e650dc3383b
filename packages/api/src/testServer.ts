import { standingEvents } from '@oche/darts/x01/log';
import { play } from '@oche/darts/x01/game';
import type { Format } from '@oche/darts/x01/format';
import type { Client } from './client.ts';
import type { GameEvent, GameEventInput, GameLog } from './contract/game.ts';
import { ApiError } from './errors.ts';
import { aGame } from './testGame.ts';

export const format: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 2 }, starter: 'first' };

/** The faults of one request, of its response, and of the message on the channel. */
export type Faults = {
  request: 'fine' | 'drop' | 'late' | 'twice' | 'error';
  response: 'fine' | 'drop' | 'late';
  channel: 'fine' | 'drop' | 'late' | 'twice';
};
type Appended = { length: number; events: GameEvent[]; scorerEpoch: number };
type Wait = (milliseconds: number, run: () => void) => () => void;

const noFaults: Faults = { request: 'fine', response: 'fine', channel: 'fine' };
const offline = () => new ApiError(0, { code: 'offline', message: '' });

/** A fake server for tests: it stores one log by the rules of the real server, behind a network with the faults that a test chooses. */
export class FakeServer implements Client {
  gameId = '00000000-0000-7000-8000-000000000001';
  log: GameEvent[] = [];
  epoch = 0;
  down = false;
  databaseEpoch: string | null = null;
  database = () => this.databaseEpoch;
  /** the error response to every attempt to record events; null for none */
  rejection: ApiError | null = null;
  reads = 0;
  channel: (appended: Appended) => void = () => undefined;
  #wait: Wait | undefined;
  #faults: Faults[];

  /** `faults`: those of the first requests, in order; later requests have none. */
  constructor(wait?: Wait, faults: Faults[] = []) {
    this.#wait = wait;
    this.#faults = [...faults];
  }

  ids = () => this.log.map(({ id }) => id);
  kinds = () => this.log.map(({ kind }) => kind);
  standing = () => standingEvents(this.log);
  /** Simulates a crash: the last events were never written to disk. */
  lose = (events: number) => void this.log.splice(this.log.length - events);
  stopFaults = () => void (this.#faults = []);

  call: Client['call'] = async (name, input) => {
    if (this.down) throw offline();
    const faults = this.#faults.shift() ?? noFaults;
    if (faults.request === 'drop') throw offline();
    if (faults.request === 'error') throw new ApiError(503, { code: 'internal', message: '' });
    if (faults.request === 'late') await this.#pause(700);
    const response = this.#handle(name, input as Record<string, unknown>, faults);
    if (faults.request === 'twice') this.#wait?.(1500, () => void this.#repeat(name, input as Record<string, unknown>));
    if (faults.response === 'late') await this.#pause(900);
    if (faults.response === 'drop') throw offline();
    return structuredClone(response) as never;
  };

  #pause = (milliseconds: number) => new Promise<void>((resolve) => void this.#wait?.(milliseconds, resolve));
  /** Handles a repeated request that arrives late and out of order. Its response is lost. */
  #repeat(name: string, input: Record<string, unknown>): void {
    try {
      this.#handle(name, input, noFaults);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  #handle(name: string, input: Record<string, unknown>, faults: Faults): unknown {
    if (name === 'getGame') return this.#getGame(Number(input['since'] ?? 0));
    if (name === 'takeScorer') return { scorerEpoch: (this.epoch += 1), length: this.log.length };
    if (this.rejection) throw this.rejection;
    return this.#record(input as { after: number; scorerEpoch: number; events: GameEventInput[] }, faults);
  }

  #getGame(since: number): GameLog {
    this.reads += 1;
    return { game: aGame(this.gameId), events: this.log.slice(since), length: this.log.length, scorerEpoch: this.epoch };
  }

  #record({ after, scorerEpoch, events }: { after: number; scorerEpoch: number; events: GameEventInput[] }, faults: Faults): Appended {
    const known = new Map(this.log.map((event) => [event.id, event]));
    const fresh = events.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) {
      if (scorerEpoch < this.epoch) throw new ApiError(409, { code: 'not-scorer', message: '' });
      const repeated = events.length - fresh.length;
      if (after + repeated !== this.log.length) throw new ApiError(409, { code: 'behind', message: '' });
    }
    const log = [...this.log];
    for (const event of fresh) {
      const played = play(log, event);
      if (!played.ok) throw new ApiError(422, { code: played.code, message: '' });
      log.push({ ...event, seq: log.length + 1, author: 'board:1', serverTime: event.deviceTime });
    }
    const appended = { length: log.length, events: log.slice(this.log.length), scorerEpoch: this.epoch };
    this.log = log;
    const publish = () => this.channel(structuredClone(appended));
    if (appended.events.length > 0 && faults.channel !== 'drop') {
      if (faults.channel === 'late') this.#wait?.(2500, publish);
      else publish();
      if (faults.channel === 'twice') this.#wait?.(100, publish);
    }
    return { ...appended, events: log.filter(({ id }) => events.some((event) => event.id === id)) };
  }
}
