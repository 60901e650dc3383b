import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@oche/api/client';
import { ApiError } from '@oche/api/errors';

/** Numbers of requests, for the report. */
export type Traffic = {
  requests: number;
  /** retries of requests that got no answer or a 5xx */
  repeated: number;
  /** writes to a log that the server rejected, except conflicts */
  refused: number;
  /** writes to a log that the server answered with 409, because another device or an earlier attempt was faster */
  conflicts: number;
};

export const noTraffic = (): Traffic => ({ requests: 0, repeated: 0, refused: 0, conflicts: 0 });

/** Whether a retry may help: there was no answer, or a 5xx. */
const isTransient = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * A client that retries every request until it is answered, as a tablet with a bad network does. This is safe because every request of a rehearsal
 * is idempotent: the client makes the ids. Gives up when `stopped` is aborted, or after 20 answers with status 500 in a row.
 */
export function withRetries(client: Client, traffic: Traffic, stopped: AbortSignal): Client {
  return {
    async call(name, input, options = {}) {
      for (let attempt = 0; ; attempt += 1) {
        stopped.throwIfAborted();
        traffic.requests += 1;
        try {
          return await client.call(name, input, { ...options, signal: AbortSignal.any([stopped, AbortSignal.timeout(15_000)]) });
        } catch (error) {
          stopped.throwIfAborted();
          if (!isTransient(error)) throw error;
          // Connections recover, but a server that keeps answering 500 has a bug, which must be reported.
          if (error instanceof ApiError && error.status === 500 && attempt >= 20) throw error;
          traffic.repeated += 1;
          await sleep(Math.min(400, 15 * 2 ** attempt));
        }
      }
    },
  };
}
