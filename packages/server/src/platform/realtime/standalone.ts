import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRealtime } from './createRealtime.ts';

/**
 * The realtime endpoint as a separate process, for several API processes on one database.
 * Environment: REALTIME_PORT, REALTIME_APP_ID, REALTIME_KEY, REALTIME_SECRET; REALTIME_HOST (default: all IP addresses);
 * REALTIME_ACTIVITY_TIMEOUT and REALTIME_PONG_TIMEOUT in milliseconds.
 */
function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`The realtime endpoint needs ${name}.`);
  process.exit(1);
}

function milliseconds(name: string): number | undefined {
  const value = process.env[name];
  if (value === undefined || value === '') return undefined;
  if (Number(value) > 0) return Number(value);
  console.error(`${name} must be a number of milliseconds, not "${value}".`);
  process.exit(1);
}

const activityTimeout = milliseconds('REALTIME_ACTIVITY_TIMEOUT');
const pongTimeout = milliseconds('REALTIME_PONG_TIMEOUT');
const realtime = createRealtime({
  appId: required('REALTIME_APP_ID'),
  key: required('REALTIME_KEY'),
  secret: required('REALTIME_SECRET'),
  ...(activityTimeout === undefined ? {} : { activityTimeout }),
  ...(pongTimeout === undefined ? {} : { pongTimeout }),
});

const listener = getRequestListener(async (request) => {
  if (new URL(request.url).pathname === '/up') return Response.json({ status: 'ok', connections: realtime.connectionCount() });
  return (await realtime.handleHttp(request)) ?? new Response('Not found', { status: 404 });
});
const server = createServer((request, response) => void listener(request, response));
realtime.attach(server);

server.on('error', (error) => {
  console.error(`The realtime endpoint cannot listen: ${error.message}`);
  process.exit(1);
});
server.listen(Number(required('REALTIME_PORT')), process.env['REALTIME_HOST'], () => {
  const address = server.address();
  console.log(`realtime endpoint on port ${typeof address === 'object' ? address?.port : address}`);
});

async function stop(): Promise<void> {
  server.close();
  await realtime.close();
  server.closeAllConnections();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
