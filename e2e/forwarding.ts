import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { untilAnswers } from '../scripts/lib/answers.ts';
import { startChild, stopChildren } from '../scripts/lib/children.ts';
import { productionHosts } from '../scripts/lib/hosts.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { root } from '../scripts/lib/project.ts';
import { ports } from './addresses.ts';

/**
 * A way to a port of this machine. Shut: who is on it falls off, and nobody gets on. Held: everybody gets on and nothing moves, as where a
 * process stands still.
 */
async function openWay(to: number) {
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

/** Its log is there; data it has none. */
const folder = join(root, '.tmp/e2e-cut-off');

/** A web host beside the running one, whose way to the API can be shut: to a browser, and to the host itself, the API is then away. */
export async function startCutOffWeb() {
  const api = await openWay(Number(ports.api));
  const web = await freePort();
  const own = { web, api: api.port, tablet: Number(ports.tablet) };
  const host = productionHosts(own, folder).find(({ command }) => command.name === 'web');
  if (!host) throw new Error('There is no web host to start.');
  const { command, ready } = host;
  // Not where the product is that these flows run on.
  const child = startChild({ ...command, env: { ...command.env, WEB_ORIGIN: `http://localhost:${web}` } }, { logFolder: folder });
  // Where a run is broken off, nobody calls `stop`.
  process.once('exit', () => child.process.kill());
  await untilAnswers(ready, child);
  const stop = async () => {
    await stopChildren();
    await api.shut();
  };
  return { origin: `http://localhost:${web}`, api, stop };
}
