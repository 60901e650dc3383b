import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import PusherClient from 'pusher-js';
import { afterEach, expect, test } from 'vitest';
import { createPublisher } from './publisher.ts';
import { signChannel } from './signature.ts';
import { app, join, next } from './testEndpoint.ts';

const script = fileURLToPath(new URL('standalone.ts', import.meta.url));
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function start(environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  return child;
}

/** The first match of a pattern in the output of a process. */
function outputOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => {
        const match = pattern.exec(String(data));
        if (match) resolve(match[1] ?? match[0]);
      });
    }
  });
}

const exit = (child: ChildProcess) => new Promise<number | null>((resolve) => child.on('exit', resolve));
const settings = {
  REALTIME_PORT: '0',
  REALTIME_HOST: '127.0.0.1',
  REALTIME_APP_ID: app.appId,
  REALTIME_KEY: app.key,
  REALTIME_SECRET: app.secret,
};

test('two publishers share one endpoint process, which ends on SIGTERM', async () => {
  const child = start(settings);
  const port = Number(await outputOf(child, /port (\d+)/));
  const config = { kind: 'external' as const, ...app, host: '127.0.0.1', port, useTLS: false };
  const [one, two] = [createPublisher(config), createPublisher(config)];
  const client = new PusherClient(app.key, { cluster: '', wsHost: '127.0.0.1', wsPort: port, forceTLS: false, enabledTransports: ['ws'] });
  const channel = await join(client, 'game-7');
  const received = [next(channel, 'first'), next(channel, 'second')];
  await Promise.all([one.publish(['game-7'], 'first', { by: 1 }), two.publish(['game-7'], 'second', { by: 2 })]);
  expect(await Promise.all(received)).toEqual([{ by: 1 }, { by: 2 }]);
  expect(await (await fetch(`http://127.0.0.1:${port}/up`)).json()).toEqual({ status: 'ok', connections: 1 });
  const error = next(client.connection, 'error');
  const ended = exit(child);
  child.kill('SIGTERM');
  expect(await error).toMatchObject({ data: { code: 4200 } });
  expect(await ended).toBe(0);
  client.disconnect();
  one.close();
  two.close();
});

test('after a crash and restart clients reconnect, authorise their channels again and receive events', async () => {
  const first = start(settings);
  const port = Number(await outputOf(first, /port (\d+)/));
  const client = new PusherClient(app.key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: { customHandler: ({ socketId, channelName }, done) => done(null, signChannel(app, socketId, channelName)) },
  });
  const publisher = createPublisher({ kind: 'external', ...app, host: '127.0.0.1', port, useTLS: false });
  const channel = await join(client, 'private-board-3');
  const oldSocketId = client.connection.socket_id;
  const disconnected = next(client.connection, 'connecting');
  const resubscribed = next(channel, 'pusher:subscription_succeeded');
  await publisher.publish(['private-board-3'], 'changed', {});
  first.kill('SIGKILL');
  await disconnected;
  await outputOf(start({ ...settings, REALTIME_PORT: String(port) }), /port (\d+)/);
  await resubscribed;
  expect(client.connection.socket_id).not.toBe(oldSocketId);
  const received = next(channel, 'again');
  await publisher.publish(['private-board-3'], 'again', { length: 2 });
  expect(await received).toEqual({ length: 2 });
  client.disconnect();
  publisher.close();
}, 60_000);

test('a missing setting is named in the output', async () => {
  const child = start({ ...settings, REALTIME_SECRET: '' });
  const ended = exit(child);
  expect(await outputOf(child, /needs (\w+)/)).toBe('REALTIME_SECRET');
  expect(await ended).toBe(1);
});
