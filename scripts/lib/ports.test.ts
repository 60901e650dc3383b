import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { assertPortsFree, freePort, readPorts } from './ports.ts';

it('reads the ports of the hosts', () => {
  expect(readPorts({})).toEqual({ web: 3000, api: 4000, tablet: 5173 });
  expect(readPorts({ WEB_PORT: '3001', API_PORT: '', TABLET_PORT: '5174' })).toEqual({ web: 3001, api: 4000, tablet: 5174 });
});

it('rejects invalid and equal ports', () => {
  expect(() => readPorts({ WEB_PORT: 'x' })).toThrow('WEB_PORT is "x", which is not a port number.');
  expect(() => readPorts({ API_PORT: '70000' })).toThrow('API_PORT is "70000"');
  expect(() => readPorts({ API_PORT: '3000' })).toThrow('must differ');
});

it('reports the port in use and the variable that changes it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const usedPort = (server.address() as AddressInfo).port;
  const [web, api] = [await freePort(), await freePort(26000)];
  await expect(assertPortsFree({ web, api, tablet: usedPort })).rejects.toThrow(
    `Port ${usedPort} is already in use. Stop the program that uses it, or choose another port: TABLET_PORT=${usedPort + 10} npm start`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(assertPortsFree({ web, api, tablet: usedPort })).resolves.toBeUndefined();
});
