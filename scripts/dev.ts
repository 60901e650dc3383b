/**
 * Usage: npm run dev
 *
 * Runs the three hosts from their sources and restarts them when a file changes. Prints their output.
 * Uses the same environment variables as npm start.
 */
import { dataFolder } from './lib/dataFolder.ts';
import { developmentHosts } from './lib/hosts.ts';
import { assertPortsFree, readPorts } from './lib/ports.ts';
import { main } from './lib/project.ts';
import { serve, urlList } from './lib/serve.ts';

await main(async () => {
  const ports = readPorts();
  await assertPortsFree(ports);
  await serve(developmentHosts(ports, dataFolder()), { announce: () => `\nWatching.\n\n${urlList(ports)}\n` });
});
