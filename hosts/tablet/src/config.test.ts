import { expect, test } from 'vitest';
import { realtimeAddress } from '@oche/realtime/address';
import { serviceConfig } from './config.ts';

test('a page uses the server that sent it', () => {
  expect(serviceConfig({ key: 'k' }, false)).toEqual({ apiUrl: '/api', realtime: { key: 'k' } });
});

test('the native shell uses the API for which it was built, and realtime over TLS', () => {
  const { apiUrl, realtime, native } = serviceConfig({ api: 'https://oche.example' }, true);
  expect(apiUrl).toBe('https://oche.example/api');
  // The page is on localhost without the development port. It must not count as a local test page.
  const page = { protocol: 'http:', hostname: 'localhost', port: '' };
  expect(realtimeAddress(page, { ...realtime, native })).toEqual({ host: 'oche.example', forceTLS: true });
});

test('realtime uses the port of the API, unless another host is configured', () => {
  expect(serviceConfig({ api: 'https://oche.example:8443' }, true).realtime).toEqual({ host: 'oche.example', port: 8443 });
  const config = { api: 'https://oche.example:8443', host: 'live.example', port: 443 };
  expect(serviceConfig(config, true).realtime).toEqual({ host: 'live.example', port: 443 });
});

test('a native shell that was built without an API throws an error', () => {
  expect(() => serviceConfig({}, true)).toThrow('NATIVE_API_ORIGIN');
});
