import { expect, test } from 'vitest';
import { realtimeAddress } from '@oche/realtime/address';
import { serviceConfig } from './config.ts';

test('a page asks the server that sent it, whatever its host and port', () => {
  expect(serviceConfig({ key: 'k' }, false)).toEqual({ apiUrl: '/api', realtime: { key: 'k' } });
});

test('the native shell asks the API that it was built for, and hears of it over TLS', () => {
  const { apiUrl, realtime, native } = serviceConfig({ api: 'https://oche.example' }, true);
  expect(apiUrl).toBe('https://oche.example/api');
  // Its own pages come from the loopback and a port that is not 3000: that makes no test of it.
  const page = { protocol: 'http:', hostname: 'localhost', port: '' };
  expect(realtimeAddress(page, { ...realtime, native })).toEqual({ host: 'oche.example', forceTLS: true });
});

test('a port of the API is that of realtime too, unless another server speaks it', () => {
  expect(serviceConfig({ api: 'https://oche.example:8443' }, true).realtime).toEqual({ host: 'oche.example', port: 8443 });
  const told = { api: 'https://oche.example:8443', host: 'live.example', port: 443 };
  expect(serviceConfig(told, true).realtime).toEqual({ host: 'live.example', port: 443 });
});

test('a native shell that was built without an API says so', () => {
  expect(() => serviceConfig({}, true)).toThrow('NATIVE_API_ORIGIN');
});
