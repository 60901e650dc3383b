/**
 * Usage: npm start [-- --fresh]
 *
 * Builds changed hosts, adds demo data if the database is empty, starts the API, web and tablet hosts, and prints their URLs. A host that ends is
 * restarted while the others keep running. Ctrl+C ends all of them.
 *
 *   --fresh   removes the data in the data folder first
 *
 *   WEB_PORT, API_PORT, TABLET_PORT   ports (3000, 4000, 5173)
 *   DATA_DIR                          the data folder (.data)
 *   DATABASE_URL                      a PostgreSQL server to use instead of the embedded database
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoLoginsFile, readDemoLogins } from './demo/logins.ts';
import { buildHost } from './lib/builds.ts';
import { dataFolder, removeData } from './lib/dataFolder.ts';
import { productionHosts } from './lib/hosts.ts';
import { assertPortsFree, readPorts } from './lib/ports.ts';
import { main } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';
import { displayPath, serve, urlList } from './lib/serve.ts';

/** The demo accounts as text for the terminal. Empty if the data folder has none. */
function demoLogins(dataDir: string): string {
  const logins = readDemoLogins(dataDir);
  if (!logins) return '';
  const lines = Object.values(logins).map(({ role, email, password }) => `  ${role.padEnd(16)} ${email.padEnd(24)} ${password}`);
  return ['', '  Log in as', ...lines, `  Stored in ${displayPath(demoLoginsFile(dataDir))}`].join('\n');
}

await main(async () => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  const ports = readPorts();
  await assertPortsFree(ports);
  const dataDir = dataFolder();
  if (values.fresh && process.env['DATABASE_URL'])
    console.log('--fresh only removes local data. The database at DATABASE_URL is unchanged.');
  if (values.fresh) removeData(dataDir);

  console.log('Building changed hosts …');
  await Promise.all([buildHost('web'), buildHost('tablet')]);
  if ((await runLoudly(['scripts/demo/seed.ts'], { ...process.env, DATA_DIR: dataDir })) !== 0) process.exit(1);

  const logFolder = join(dataDir, 'logs');
  await serve(productionHosts(ports, dataDir), {
    logFolder,
    announce: async () =>
      `\nOche is running.\n\n${urlList(ports)}\n${demoLogins(dataDir)}\n\n  Logs in ${displayPath(logFolder)}/ · Ctrl+C ends all hosts\n`,
  });
});
