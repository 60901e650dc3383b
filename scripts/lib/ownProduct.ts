import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Client } from '@oche/api/client';
import { waitForServer } from './waitForServer.ts';
import { buildHost } from './builds.ts';
import { startChild, stopChildren } from './children.ts';
import { productionHosts } from './hosts.ts';
import { freePort } from './ports.ts';
import { Failure } from './project.ts';
import { runQuietly } from './run.ts';

/** The product as `npm start` runs it, but without the tablet host and on free ports, with new demo data. `stop` ends it and removes the data. */
export type OwnProduct = { port: number; client: Client; folder: string; stop: () => Promise<void> };

export async function startOwnProduct(): Promise<OwnProduct> {
  await buildHost('web');
  const folder = mkdtempSync(join(tmpdir(), 'oche-product-'));
  const stop = async () => {
    await stopChildren();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const variables = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', REALTIME_HOST: '' };
    const { code, output } = await runQuietly(['scripts/demo/seed.ts'], { ...process.env, ...variables });
    if (code !== 0) throw new Failure(output);
    const web = await freePort();
    const api = await freePort(web + 1);
    for (const { command, ready } of productionHosts({ web, api, tablet: 0 }, variables.DATA_DIR).slice(0, 2)) {
      await waitForServer(ready, startChild({ ...command, env: { ...command.env, ...variables } }, { logFolder: folder }));
    }
    return { port: web, client: createClient({ baseUrl: `http://127.0.0.1:${api}/api` }), folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
