import { beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@oche/api/client';
import { stopChildren } from '../lib/children.ts';
import { startOwnApi, type OwnApi } from './ownApi.ts';
import { rehearse } from './rehearsal.ts';

/** Games are short, so that a tournament only takes seconds. */
const short = { players: 8, boards: 2, seed: 26, legs: { groups: 1, knockout: 1, finals: 1 } };

describe('a rehearsal on the embedded database', () => {
  let api: OwnApi;
  beforeAll(() => () => stopChildren());
  beforeAll(async () => {
    api = await startOwnApi();
    return () => api.stop();
  }, 60_000);

  it('plays a tournament to its end, and the published results agree', { timeout: 120_000 }, async () => {
    const reported: number[] = [];
    const report = await rehearse({ ...short, origins: [api.origin], onProgress: ({ finished }) => reported.push(finished) });
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ games: 19, rejected: 0, crashes: 0, retries: 0 });
    expect(report.visits).toBeGreaterThan(19 * 6);
    expect(reported.at(-1)).toBe(19);
    const client = createClient({ baseUrl: `${api.origin}/api` });
    const tournament = await client.call('getTournament', { tournament: report.tournament });
    expect(tournament).toMatchObject({ status: 'finished', test: true, winner: report.winner, entries: 8 });
  });

  it.each(['double-elimination', 'first-loss', 'swiss-knockout', 'pairs'] as const)(
    'plays %s to its end, and the published results agree',
    { timeout: 120_000 },
    async (format) => {
      const report = await rehearse({ ...short, format, origins: [api.origin] });
      expect(report.faults).toEqual([]);
      expect(report.winner).not.toBeNull();
    },
  );

  it('loses and duplicates no event if the API is killed and the network is bad', { timeout: 180_000 }, async () => {
    const report = await rehearse({ ...short, origins: [api.origin], chaos: { crashes: 3, crash: api.crash } });
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ games: 19, rejected: 0, crashes: 3 });
    expect(report.retries).toBeGreaterThan(0);
    for (const count of Object.values(report.network)) expect(count).toBeGreaterThan(0);
  });
});
