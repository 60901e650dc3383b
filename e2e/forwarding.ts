import { connect, createServer, type Socket } from 'node:net';
import { untilAnswers } from '../scripts/lib/answers.ts';
import { startChild, stopChildren } from '../scripts/lib/children.ts';
import { dataFolder } from '../scripts/lib/dataFolder.ts';
import { productionHosts } from '../scripts/lib/hosts.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { ports } from './addresses.ts';

/** A way to a port of this machine that can be shut: who is on it falls off, and nobody gets on. */
async function openWay(to: number) {
  const sockets = new Set<Socket>();
  const server = createServer((from) => {
    const there = connect(to, '127.0.0.1');
    for (const socket of [from, there]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    from.pipe(there).pipe(from);
    from.on('close', () => there.destroy());
    there.on('close', () => from.destroy());
  });
  const open = (port: number) => new Promise<void>((resolve) => server.listen(port, resolve));
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  const port = await freePort();
  await open(port);
  return { port, shut, open: () => open(port) };
}

/** A web host beside the running one, whose way to the API can be shut: to a browser, and to the host itself, the API is then away. */
export async function startCutOffWeb() {
  const api = await openWay(Number(ports.api));
  const web = await freePort();
  const own = { web, api: api.port, tablet: Number(ports.tablet) };
  const host = productionHosts(own, dataFolder()).find(({ command }) => command.name === 'web');
  if (!host) throw new Error('There is no web host to start.');
  const { command, ready } = host;
  // Not where the product is that these flows run on.
  const child = startChild({ ...command, env: { ...command.env, WEB_ORIGIN: `http://localhost:${web}` } }, { logFolder: dataFolder() });
  await untilAnswers(ready, child);
  const stop = async () => {
    await stopChildren();
    await api.shut();
  };
  return { origin: `http://localhost:${web}`, api, stop };
}
