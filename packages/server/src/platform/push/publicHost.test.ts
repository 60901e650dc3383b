import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { NotPublic, isPublicAddress, postToPublicHost } from './publicHost.ts';

test.each(['93.184.216.34', '8.8.8.8', '172.15.255.255', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
  ...['100.64.0.1', '192.0.2.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1'],
  ...['2002:7f00:1::', '2001:0:4136:e378::1', '2001:db8::1', 'localhost', ''],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('hosts in this machine get no request, whatever their address is called', async () => {
  let connections = 0;
  const server = createServer().on('connection', () => (connections += 1));
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const hosts = ['localhost', '127.0.0.1', '127.1', '2130706433', '0x7f.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0'];
  for (const host of hosts)
    await expect(postToPublicHost(`https://${host}:${port}/`, {}, Buffer.from('call')), host).rejects.toBeInstanceOf(NotPublic);
  await expect(postToPublicHost(`http://push.example:${port}/`, {}, Buffer.from('call'))).rejects.toBeInstanceOf(NotPublic);
  expect(connections).toBe(0);
  server.close();
});
