import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realtimeConfig, writePageConfig } from './pageConfig.ts';

const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const configIn = (html: string): unknown => JSON.parse(/<script id="config"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? '');

test('the page contains the configuration of realtime from the environment', () => {
  const config = realtimeConfig({ REALTIME_KEY: 'k', REALTIME_HOST: 'live.oche.example', REALTIME_PORT: '6001', REALTIME_CLUSTER: '' });
  expect(configIn(writePageConfig(page, config))).toEqual({ key: 'k', host: 'live.oche.example', port: 6001 });
  expect(configIn(writePageConfig(page, realtimeConfig({})))).toEqual({});
});

test('a value cannot end the script that contains it', () => {
  const key = "</script><script>alert('$&')</script>";
  expect(configIn(writePageConfig(page, { key }))).toEqual({ key });
});

test('a page without a script for the configuration is rejected', () => {
  expect(() => writePageConfig('<html></html>', {})).toThrow('no empty <script id="config">');
});
