import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { untilAnswers } from '../scripts/lib/answers.ts';
import { startChild, stopChildren } from '../scripts/lib/children.ts';
import { productionHosts } from '../scripts/lib/hosts.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { root } from '../scripts/lib/project.ts';
import { ports } from './addresses.ts';

/**
 * A TCP proxy to a port of this machine. `shut` closes all connections and rejects new ones. `hold` accepts connections but forwards nothing, like
 * a process that hangs.
 */
async function startProxy(to: number) {
  const pairs = new Set<[Socket, Socket]>();
  let held = false;
  const connectBoth = ([from, there]: [Socket, Socket]) => from.pipe(there).pipe(from);
  const server = createServer((from) => {
    const pair: [Socket, Socket] = [from, connect(to, '127.0.0.1')];
    pairs.add(pair);
    const end = () => {
      for (const socket of pair) socket.destroy();
      pairs.delete(pair);
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    if (!held) connectBoth(pair);
  });
  const open = (port: number) => new Promise<void>((resolve) => server.listen(port, resolve));
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const [from] of pairs) from.destroy();
    });
  const hold = () => {
    held = true;
    for (const [from, there] of pairs) there.unpipe(from.unpipe(there));
  };
  const release = () => {
    held = false;
    for (const pair of pairs) connectBoth(pair);
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
  const own = { web, api: api.port, tablet: Number(ports.tablet) };
  const host = productionHosts(own, folder).find(({ command }) => command.name === 'web');
  if (!host) throw new Error('There is no web host to start.');
  const { command, ready } = host;
  // WEB_ORIGIN must be this host's address, not that of the product for the other flows.
  const child = startChild({ ...command, env: { ...command.env, WEB_ORIGIN: `http://localhost:${web}` } }, { logFolder: folder });
  // If a run is interrupted, `stop` is not called.
  process.once('exit', () => child.process.kill());
  await untilAnswers(ready, child);
  const stop = async () => {
    await stopChildren();
    await api.shut();
  };
  return { origin: `http://localhost:${web}`, api, stop };
}
