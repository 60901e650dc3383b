import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { waitForServer } from '../scripts/lib/waitForServer.ts';
import { startChild, stopChildren } from '../scripts/lib/children.ts';
import { productionHosts } from '../scripts/lib/hosts.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { root } from '../scripts/lib/project.ts';
import { ports } from './environment.ts';

/**
 * A TCP proxy to a port of this machine. `shut` closes all connections and rejects new ones. `hold` accepts connections but forwards
 * nothing, like a process that hangs.
 */
async function startProxy(targetPort: number) {
  const pairs = new Set<[client: Socket, upstream: Socket]>();
  let isHolding = false;
  const forward = ([client, upstream]: [Socket, Socket]) => client.pipe(upstream).pipe(client);
  const server = createServer((client) => {
    const pair: [Socket, Socket] = [client, connect(targetPort, '127.0.0.1')];
    pairs.add(pair);
    const end = () => {
      for (const socket of pair) socket.destroy();
      pairs.delete(pair);
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    if (!isHolding) forward(pair);
  });
  const open = (port: number) => new Promise<void>((resolve) => server.listen(port, resolve));
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const [client] of pairs) client.destroy();
    });
  const hold = () => {
    isHolding = true;
    for (const [client, upstream] of pairs) upstream.unpipe(client.unpipe(upstream));
  };
  const release = () => {
    isHolding = false;
    for (const pair of pairs) forward(pair);
  };
  const port = await freePort();
  await open(port);
  return { port, shut, open: () => open(port), hold, release };
}

/** The folder of the web host's log. */
const folder = join(root, '.tmp/e2e-cut-off');

/** Starts a second web host whose connection to the API can be cut, for browsers and for the host itself. */
export async function startCutOffWeb() {
  const api = await startProxy(Number(ports.api));
  const web = await freePort();
  const host = productionHosts({ web, api: api.port, tablet: Number(ports.tablet) }, folder).find(({ command }) => command.name === 'web');
  if (!host) throw new Error('There is no web host to start.');
  const { command, ready } = host;
  // WEB_ORIGIN must be the origin of this host, not of the product for the other flows.
  const child = startChild({ ...command, env: { ...command.env, WEB_ORIGIN: `http://localhost:${web}` } }, { logFolder: folder });
  // If a run is interrupted, `stop` is not called.
  process.once('exit', () => child.process.kill());
  await waitForServer(ready, child);
  const stop = async () => {
    await stopChildren();
    await api.shut();
  };
  return { origin: `http://localhost:${web}`, api, stop };
}
