import { setTimeout as sleep } from 'node:timers/promises';

/** How often each fault was made. */
export type Faults = { dropped: number; unanswered: number; delayed: number; doubled: number; reordered: number };
export const noFaults = (): Faults => ({ dropped: 0, unanswered: 0, delayed: 0, doubled: 0, reordered: 0 });

type Send = typeof fetch;

/** Sends each request to the next of several processes that serve the same database. */
export function alternating(origins: readonly string[], send: Send = fetch): Send {
  let turn = 0;
  return (input, init) => {
    const origin = origins[turn++ % origins.length]!;
    const url = new URL(String(input));
    return send(`${origin}${url.pathname}${url.search}`, init);
  };
}

/**
 * A network as bad as that of a cellar: about one request in four is never sent, loses its answer, is late, is sent twice,
 * or arrives behind requests that were made after it. Which one it is comes from `random`.
 */
export function chaotic(send: Send, random: () => number, faults: Faults): Send {
  const lost = (): never => {
    throw new TypeError('The network lost it.');
  };
  /** A request that nobody waits for any more. */
  const behind = (milliseconds: number, ...request: Parameters<Send>): void => {
    const { signal: _signal, ...init } = request[1] ?? {};
    void sleep(milliseconds)
      .then(() => send(request[0], init))
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  };
  return async (input, init) => {
    const fault = random();
    const wait = random() * 120;
    if (fault < 0.05) {
      faults.dropped += 1;
      return lost();
    }
    if (fault < 0.1) {
      faults.unanswered += 1;
      await (await send(input, init)).arrayBuffer();
      return lost();
    }
    if (fault < 0.15) {
      faults.delayed += 1;
      await sleep(wait);
    } else if (fault < 0.2) {
      // One comes at once and one later, when newer requests may have been answered.
      faults.doubled += 1;
      behind(random() < 0.5 ? 0 : wait, input, init);
    } else if (fault < 0.25) {
      // The caller has given up waiting and asks again; the request is still on its way.
      faults.reordered += 1;
      behind(wait, input, init);
      return lost();
    }
    return send(input, init);
  };
}
