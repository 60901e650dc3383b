import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@oche/api/client';
import { ApiError } from '@oche/api/errors';

/** What went over the wire, for the report. */
export type Traffic = {
  requests: number;
  /** requests without an answer, or with one that says to come again; each was sent again */
  repeated: number;
  /** visits that the rules or the server refused */
  refused: number;
  /** answers 409: somebody, or an earlier try of ours, was quicker */
  conflicts: number;
};

export const noTraffic = (): Traffic => ({ requests: 0, repeated: 0, refused: 0, conflicts: 0 });

/** No answer, or one that says nothing about what was asked: the same request is sent again. */
const passing = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * A client that asks again until it is answered, as a tablet with a bad network does. Every request of a rehearsal may be
 * sent twice, since its ids are made here. Gives up when `stopped` is, and where the server keeps failing by itself (500).
 */
export function patient(client: Client, traffic: Traffic, stopped: AbortSignal): Client {
  return {
    async call(name, input, options = {}) {
      for (let attempt = 0; ; attempt += 1) {
        stopped.throwIfAborted();
        traffic.requests += 1;
        try {
          return await client.call(name, input, { ...options, signal: AbortSignal.any([stopped, AbortSignal.timeout(15_000)]) });
        } catch (error) {
          stopped.throwIfAborted();
          if (!passing(error)) throw error;
          // A dead connection passes; an error of the server's own that comes again and again is a bug to be seen.
          if (error instanceof ApiError && error.status === 500 && attempt >= 20) throw error;
          traffic.repeated += 1;
          await sleep(Math.min(400, 15 * 2 ** attempt));
        }
      }
    },
  };
}
