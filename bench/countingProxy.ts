import { connect, createServer, type AddressInfo } from 'node:net';

/** A proxy between an API and its PostgreSQL that counts the executed statements, including `begin` and `commit`. */
export type CountingProxy = { url: string; statements: () => number; stop: () => Promise<void> };

/**
 * The code of PostgreSQL's SSLRequest message. A connection starts with an optional SSLRequest and the startup message. Only these have no type
 * byte.
 */
const sslRequest = 80877103;
/** The types of the messages that execute a statement: Query and Execute. */
const executingTypes = new Set(['Q', 'E']);

/** Counts statements in a client's stream, whose messages may be split across chunks. */
const createCounter = (onStatement: () => void) => {
  let buffer: Buffer = Buffer.alloc(0);
  let isStarted = false;
  return (chunk: Buffer): void => {
    buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
    for (;;) {
      const typeBytes = isStarted ? 1 : 0;
      if (buffer.length < typeBytes + 4) return;
      const length = buffer.readInt32BE(typeBytes);
      if (buffer.length < typeBytes + length) return;
      if (isStarted && executingTypes.has(String.fromCharCode(buffer[0]!))) onStatement();
      if (!isStarted && buffer.readInt32BE(4) !== sslRequest) isStarted = true;
      buffer = buffer.subarray(typeBytes + length);
    }
  };
};

/** Listens on a free port and forwards everything to the PostgreSQL at `target`. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const targetUrl = new URL(target);
  let count = 0;
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ port: Number(targetUrl.port), host: targetUrl.hostname, noDelay: true });
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
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    statements: () => count,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
