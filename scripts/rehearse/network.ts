import { setTimeout as sleep } from 'node:timers/promises';

/** The number of simulated faults of each kind. */
export type Faults = { dropped: number; unanswered: number; delayed: number; duplicated: number; reordered: number };
export const noFaults = (): Faults => ({ dropped: 0, unanswered: 0, delayed: 0, duplicated: 0, reordered: 0 });

type Send = typeof fetch;

/** Sends requests in turn to several processes that use the same database. */
export function alternating(origins: readonly string[], send: Send = fetch): Send {
  let turn = 0;
  return (input, init) => {
    const origin = origins[turn++ % origins.length]!;
    const url = new URL(String(input));
    return send(`${origin}${url.pathname}${url.search}`, init);
  };
}

/**
 * Simulates a bad network. About one request in four has a fault: it is dropped, loses its response, is delayed, is sent twice, or arrives
 * after later requests. `random` determines the faults.
 */
export function chaotic(send: Send, random: () => number, faults: Faults): Send {
  const lost = (): never => {
    throw new TypeError('The simulated network lost the request.');
  };
  /** Sends a request later and ignores the response. */
  const sendLater = (milliseconds: number, ...request: Parameters<Send>): void => {
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
      // The copy may arrive after newer requests.
      faults.duplicated += 1;
      sendLater(random() < 0.5 ? 0 : wait, input, init);
    } else if (fault < 0.25) {
      // The caller retries the request while the first attempt is still being sent.
      faults.reordered += 1;
      sendLater(wait, input, init);
      return lost();
    }
    return send(input, init);
  };
}
