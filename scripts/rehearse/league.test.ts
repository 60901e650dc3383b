import { beforeAll, describe, expect, it } from 'vitest';
import { stopChildren } from '../lib/children.ts';
import { rehearseLeague } from './league.ts';
import { startOwnApi, type OwnApi } from './ownApi.ts';

describe('a rehearsal of a matchday on the embedded database', () => {
  let api: OwnApi;
  beforeAll(() => () => stopChildren());
  beforeAll(async () => {
    api = await startOwnApi();
    return () => api.stop();
  }, 60_000);

  it('loses and duplicates nothing if the API is killed and the network is bad', { timeout: 180_000 }, async () => {
    const chaos = { crashes: 2, crash: api.crash };
    const report = await rehearseLeague({ matches: 2, seed: 26, origins: [api.origin], administrator: api.administrator, chaos });
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ matches: 2, games: 20, rejected: 0, crashes: 2 });
    for (const count of Object.values(report.network)) expect(count).toBeGreaterThan(0);
  });
});
