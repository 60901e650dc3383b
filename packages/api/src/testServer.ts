import { standingEvents } from '@oche/darts/x01/log';
import { play } from '@oche/darts/x01/game';
import type { Format } from '@oche/darts/x01/format';
import type { Client } from './client.ts';
import type { GameEvent, GameEventInput, GameLog } from './contract/game.ts';
import { ApiError } from './errors.ts';
import { aGame } from './testGame.ts';

export const format: Format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 2 }, starter: 'first' };

/** What happens to one request on its way. */
export type Faults = {
  request: 'fine' | 'drop' | 'late' | 'twice' | 'error';
  answer: 'fine' | 'drop' | 'late';
  channel: 'fine' | 'drop' | 'late' | 'twice';
};
type Appended = { length: number; events: GameEvent[]; scorerEpoch: number };
type Wait = (milliseconds: number, run: () => void) => () => void;

const calmWeather: Faults = { request: 'fine', answer: 'fine', channel: 'fine' };
const offline = () => new ApiError(0, { code: 'offline', message: '' });

/** For tests: a server that keeps one log as `decisions.md` says, behind a network that does what the test wants. */
export class FakeServer implements Client {
  gameId = '00000000-0000-7000-8000-000000000001';
  log: GameEvent[] = [];
  epoch = 0;
  down = false;
  /** epoch of its database */
  restored: string | null = null;
  database = () => this.restored;
  refuse: ApiError | null = null;
  reads = 0;
  channel: (appended: Appended) => void = () => undefined;
  #wait: Wait | undefined;
  #weather: Faults[];

  constructor(wait?: Wait, weather: Faults[] = []) {
    this.#wait = wait;
    this.#weather = [...weather];
  }

  ids = () => this.log.map(({ id }) => id);
  kinds = () => this.log.map(({ kind }) => kind);
  standing = () => standingEvents(this.log);
  /** A crash: the last events were never written to disk. */
  lose = (events: number) => void this.log.splice(this.log.length - events);
  calm = () => void (this.#weather = []);

  call: Client['call'] = async (name, input) => {
    if (this.down) throw offline();
    const faults = this.#weather.shift() ?? calmWeather;
    if (faults.request === 'drop') throw offline();
    if (faults.request === 'error') throw new ApiError(503, { code: 'internal', message: '' });
    if (faults.request === 'late') await this.#pause(700);
    const answer = this.#handle(name, input as Record<string, unknown>, faults);
    if (faults.request === 'twice') this.#wait?.(1500, () => void this.#again(name, input as Record<string, unknown>));
    if (faults.answer === 'late') await this.#pause(900);
    if (faults.answer === 'drop') throw offline();
    return structuredClone(answer) as never;
  };

  #pause = (milliseconds: number) => new Promise<void>((resolve) => void this.#wait?.(milliseconds, resolve));
  /** A repeat that arrives late, out of order, and that nobody waits for. */
  #again(name: string, input: Record<string, unknown>): void {
    try {
      this.#handle(name, input, calmWeather);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  #handle(name: string, input: Record<string, unknown>, faults: Faults): unknown {
    if (name === 'getGame') return this.#getGame(Number(input['since'] ?? 0));
    if (name === 'takeScorer') return { scorerEpoch: (this.epoch += 1), length: this.log.length };
    if (this.refuse) throw this.refuse;
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
      const own = events.length - fresh.length;
      if (after + own !== this.log.length) throw new ApiError(409, { code: 'behind', message: '' });
    }
    const log = [...this.log];
    for (const event of fresh) {
      const played = play(log, event);
      if (!played.ok) throw new ApiError(422, { code: played.code, message: '' });
      log.push({ ...event, seq: log.length + 1, author: 'board:1', serverTime: event.deviceTime });
    }
    const appended = { length: log.length, events: log.slice(this.log.length), scorerEpoch: this.epoch };
    this.log = log;
    const tell = () => this.channel(structuredClone(appended));
    if (appended.events.length > 0 && faults.channel !== 'drop') {
      if (faults.channel === 'late') this.#wait?.(2500, tell);
      else tell();
      if (faults.channel === 'twice') this.#wait?.(100, tell);
    }
    return { ...appended, events: log.filter(({ id }) => events.some((event) => event.id === id)) };
  }
}
