import { createClient } from '@oche/api/client';
import { createServer } from '@oche/server/createServer';
import { openDatabase } from '@oche/server/platform/db/open';
import { createPublisher } from '@oche/server/platform/realtime/publisher';
import { createRealtime } from '@oche/server/platform/realtime/createRealtime';
import { signChannel } from '@oche/server/platform/realtime/signature';
import { randomBytes } from 'node:crypto';

const app = { appId: 'oche', key: 'oche', secret: randomBytes(32).toString('hex') };
const database = await openDatabase({ dataDir: 'data' });
const realtime = createRealtime(app);
const server = createServer({
  db: database.db,
  clock: () => new Date(),
  random: (length) => randomBytes(length),
  publisher: createPublisher({ kind: 'embedded', realtime }),
  realtime,
  signChannel: (socketId, channel) => signChannel(app, socketId, channel).auth,
  log: console.log,
});
const port = Number(process.env.PORT ?? 4000);
server.http.listen(port);

const client = createClient({ baseUrl: `http://localhost:${port}/api` });
console.log(await client.call('listTournaments', {}));

await server.close();
await database.close();
