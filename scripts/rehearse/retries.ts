import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@oche/api/client';
import { ApiError } from '@oche/api/errors';

/** Numbers of requests, for the report. */
export type Traffic = {
  requests: number;
  /** retries of requests without a response or with a 5xx response */
  retries: number;
  /** writes to a log that the server rejected, except conflicts */
  rejected: number;
  /** writes to a log with a 409 response, because another device or an earlier attempt was faster */
  conflicts: number;
};

export const noTraffic = (): Traffic => ({ requests: 0, retries: 0, rejected: 0, conflicts: 0 });

/** Whether a retry may help: there was no response, or a 5xx response. */
const isTransient = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * A client that retries every request until it has a response, like a tablet with a bad network. This is safe because every request of a
 * rehearsal is idempotent: the client generates the ids. It stops if `stopped` is aborted, or after 20 consecutive responses with status
 * 500.
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
          // Connections recover, but a server that always responds with 500 has a bug, which must be reported.
          if (error instanceof ApiError && error.status === 500 && attempt >= 20) throw error;
          traffic.retries += 1;
          await sleep(Math.min(400, 15 * 2 ** attempt));
        }
      }
    },
  };
}
