import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { waitForServer } from './waitForServer.ts';
import { startChild, stopChildren } from './children.ts';

const folder = mkdtempSync(join(tmpdir(), 'oche-children-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = (code: string) => startChild({ name: 'host', args: ['-e', code], cwd: folder }, { logFolder: folder });

it('ends a child and the processes that it started, even one that ignores SIGTERM', async () => {
  const grandchild = 'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)';
  const child = start(
    `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(grandchild)}], { stdio: "inherit" });
     setInterval(() => {}, 1000);`,
  );
  const output = child.process.stdout;
  if (!output) throw new Error('The child has no output.');
  await once(output, 'data');
  // The pipe closes when the last process that could write to it has ended.
  const closed = once(output, 'close');
  await stopChildren();
  await closed;
});

it('reports the stderr of a child that ends before it responds', async () => {
  const child = start('console.log("a log line"); console.error("The data folder is in use."); process.exit(1)');
  await expect(waitForServer('http://127.0.0.1:1/', child)).rejects.toThrow(/^The data folder is in use\.$/);
  expect(await child.exited).toBe('ended with exit code 1');
});

it('waits until a URL responds without an error', async () => {
  let requests = 0;
  const server = createServer((_, response) => response.writeHead(++requests < 3 ? 503 : 200).end());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const child = start('setInterval(() => {}, 1000)');
  await waitForServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, child);
  expect(requests).toBe(3);
  await stopChildren();
  expect(await child.exited).toBe('was ended by SIGTERM');
  server.close();
});
