import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Evening } from '@oche/api/contract/place';
import { prepareEvening, startTestServer, type TestServer } from '../testServer.ts';

const friday: Evening = { weekday: 5, boards: 2, from: '19:00', to: '23:30' };

describe('evenings of a location', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('a location has no evenings until its organiser sets them', async () => {
    const { client, organisation, location } = await prepareEvening(server);
    expect(location.evenings).toEqual([]);
    expect(await client.call('updateLocation', { id: location.id, evenings: [friday] })).toMatchObject({ evenings: [friday] });
    expect(await client.call('updateLocation', { id: location.id, name: 'Hall' })).toMatchObject({ evenings: [friday] });
    const input = { organisationId: organisation.id, name: 'Other', boards: 2, evenings: [friday] };
    expect(await client.call('createLocation', input)).toMatchObject({ evenings: [friday] });
  });

  test('an evening has at most the boards of its location, and a weekday one evening', async () => {
    const { client, location } = await prepareEvening(server);
    const update = (change: { boards?: number; evenings?: Evening[] }) => client.call('updateLocation', { id: location.id, ...change });
    await update({ evenings: [friday] });
    const before = await server.fingerprint();
    for (const refused of [{ boards: 1 }, { evenings: [{ ...friday, boards: 3 }] }, { evenings: [friday, friday] }])
      await expect(update(refused)).rejects.toMatchObject({ status: 400, body: { fields: { evenings: expect.any(String) } } });
    expect(await server.fingerprint()).toBe(before);
  });
});
