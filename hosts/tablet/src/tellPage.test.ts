import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realtimeIn, tellPage } from './tellPage.ts';

const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const toldIn = (html: string): unknown => JSON.parse(/<script id="config"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '');

test('the page is told what the environment says of realtime', () => {
  const told = realtimeIn({ REALTIME_KEY: 'k', REALTIME_HOST: 'live.oche.example', REALTIME_PORT: '6001', REALTIME_CLUSTER: '' });
  expect(toldIn(tellPage(page, told))).toEqual({ key: 'k', host: 'live.oche.example', port: 6001 });
  expect(toldIn(tellPage(page, realtimeIn({})))).toEqual({});
});

test('what it is told cannot end the script that it stands in', () => {
  const key = "</script><script>alert('$&')</script>";
  expect(toldIn(tellPage(page, { key }))).toEqual({ key });
});

test('a page without a place for it is refused', () => {
  expect(() => tellPage('<html></html>', {})).toThrow('no empty <script id="config">');
});
