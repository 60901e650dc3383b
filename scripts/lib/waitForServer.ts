import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './children.ts';
import { Failure } from './project.ts';

/** Waits until a URL responds with a status below 400. Throws a Failure with the child's last output if the child ends or the timeout expires. */
export async function waitForServer(url: string, child: Child, timeoutMs = 120_000): Promise<void> {
  let ended: string | undefined;
  void child.exited.then((how) => (ended = how));
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (ended) throw new Failure(child.lastLines() || `The ${child.name} host ${ended} without any output.`);
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' }).catch(() => undefined);
    await response?.body?.cancel();
    if (response && response.status < 400) return;
    await sleep(150);
  }
  throw new Failure(`The ${child.name} host did not respond at ${url} within ${timeoutMs / 1000} seconds.\n${child.lastLines()}`);
}
