import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../public/push.js'), 'utf8');

type Handler = (event: object) => void;
let handlers: Map<string, Handler>;
let done: string[];
let windows: { url: string; focus: () => void }[];

/** Runs the service worker with fakes of what a browser gives it. */
beforeEach(() => {
  handlers = new Map();
  done = [];
  windows = [];
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { showNotification: (title: string, options: object) => void done.push(`shows ${title} ${JSON.stringify(options)}`) },
    clients: { matchAll: () => Promise.resolve(windows), openWindow: (path: string) => void done.push(`opens ${path}`) },
  };
  runInNewContext(script, { self, URL });
});

const dispatch = async (name: string, event: object) => {
  let work: unknown;
  handlers.get(name)!({ ...event, waitUntil: (promise: unknown) => (work = promise) });
  await work;
};
const openAt = (path: string) => ({ url: `https://oche.example${path}`, focus: () => void done.push(`focuses ${path}`) });
const press = () =>
  dispatch('notificationclick', { notification: { data: { path: '/tournaments/12' }, close: () => void done.push('closes') } });

test('a message is shown, and replaces the one before', async () => {
  const message = { title: 'Called to board 5', body: 'The game can begin.', path: '/tournaments/12' };
  await dispatch('push', { data: { json: () => message } });
  const options = { body: message.body, tag: 'call', renotify: true, icon: '/icon-192.png', data: { path: message.path } };
  expect(done).toEqual([`shows Called to board 5 ${JSON.stringify(options)}`]);
});

test('a message without a text shows nothing', async () => {
  await dispatch('push', { data: null });
  expect(done).toEqual([]);
});

test('a press opens the page', async () => {
  windows = [openAt('/')];
  await press();
  expect(done).toEqual(['closes', 'opens /tournaments/12']);
});

test('a press shows the window that has the page open', async () => {
  windows = [openAt('/'), openAt('/tournaments/12')];
  await press();
  expect(done).toEqual(['closes', 'focuses /tournaments/12']);
});
