/** `npm run dev`: the three hosts from their sources, each watching them, their output in this terminal. */
import { resolve } from 'node:path';
import { developmentHosts } from './lib/hosts.ts';
import { assertPortsFree, readPorts } from './lib/ports.ts';
import { main, root } from './lib/project.ts';
import { addressList, serve } from './lib/serve.ts';

await main(async () => {
  const ports = readPorts();
  await assertPortsFree(ports);
  const dataDir = resolve(root, process.env['DATA_DIR'] || '.data');
  await serve(developmentHosts(ports, dataDir), { announce: () => `\nWatching.\n\n${addressList(ports)}\n` });
});
