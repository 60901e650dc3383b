import { expect, test } from 'vitest';
import { realtimeAddress } from './address.ts';

const secure = { protocol: 'https:', hostname: 'league.example', port: '' };
const hall = { protocol: 'http:', hostname: '192.168.1.20', port: '3000' };

test.each([
  ['https: the host of the page over TLS', secure, {}, { host: 'league.example', forceTLS: true }],
  ['https on a port: the same port', { ...secure, port: '8443' }, {}, { host: 'league.example', port: 8443, forceTLS: true }],
  ['http in a hall: the host of the page without TLS', hall, {}, { host: '192.168.1.20', port: 3000, forceTLS: false }],
  ['a configured port on the host of the page', hall, { port: 4000 }, { host: '192.168.1.20', port: 4000, forceTLS: false }],
  ['a configured host: the default port of the scheme', hall, { host: 'ws.example' }, { host: 'ws.example', forceTLS: false }],
  ['a configured host and port', secure, { host: 'ws.example', port: 6001 }, { host: 'ws.example', port: 6001, forceTLS: true }],
  [
    'the native shell: TLS even if the page came over http',
    { protocol: 'http:', hostname: 'localhost', port: '' },
    { host: 'api.example', native: true },
    { host: 'api.example', forceTLS: true },
  ],
])('the endpoint for %s', (_, page, configured, address) => expect(realtimeAddress(page, configured)).toEqual(address));
