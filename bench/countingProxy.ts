import { connect, createServer, type AddressInfo } from 'node:net';

/** A proxy between an API and its PostgreSQL that counts the executed statements, including `begin` and `commit`. */
export type CountingProxy = { url: string; statements: () => number; stop: () => Promise<void> };

/** The first messages of a connection have no type byte: perhaps a request for TLS, then the startup message. */
const sslRequest = 80877103;
const executed = new Set(['Q', 'E']);

/** Counts statements in a client's stream, which may be split anywhere. */
const createCounter = (onStatement: () => void) => {
  let waiting: Buffer = Buffer.alloc(0);
  let started = false;
  return (chunk: Buffer): void => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    for (;;) {
      const head = started ? 1 : 0;
      if (waiting.length < head + 4) return;
      const length = waiting.readInt32BE(head);
      if (waiting.length < head + length) return;
      if (started && executed.has(String.fromCharCode(waiting[0]!))) onStatement();
      if (!started && waiting.readInt32BE(4) !== sslRequest) started = true;
      waiting = waiting.subarray(head + length);
    }
  };
};

/** Listens on a free port and forwards everything to the PostgreSQL at `target`. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const to = new URL(target);
  let count = 0;
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ port: Number(to.port), host: to.hostname, noDelay: true });
    const countStatements = createCounter(() => (count += 1));
    client.on('data', countStatements);
    client.pipe(database).pipe(client);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(target);
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: own.href,
    statements: () => count,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
