import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prepareEvening, register, startTestServer, type TestServer } from '../testServer.ts';

const forbidden = { status: 403, code: 'forbidden' };

describe('impersonation', () => {
  let world: TestServer;
  let boss: Awaited<ReturnType<typeof newUser>>;
  beforeAll(async () => {
    world = await startTestServer();
    boss = await newUser('Boss');
    await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', boss.id).execute();
  });
  afterAll(() => world.close());
  // The times differ, so that the order of the audit log is defined.
  beforeEach(() => world.wait(1000));

  const newUser = async (name: string) => {
    const { client, token } = await register(world, name);
    return { client, token, ...(await client.call('getUser', {}))! };
  };
  const impersonate = async (userId: string) => world.as(await boss.client.call('impersonate', { userId }));
  const auditLog = async (userId?: string) => (await boss.client.call('listImpersonations', { ...(userId && { userId }) })).items;

  test('super admins cannot be impersonated, and an impersonation cannot start another', async () => {
    const other = await newUser('Other');
    const equal = await newUser('Equal');
    await boss.client.call('updateAccount', { userId: equal.id, isSuperAdmin: true });
    await expect(boss.client.call('impersonate', { userId: equal.id })).rejects.toMatchObject(forbidden);
    await expect(boss.client.call('impersonate', { userId: boss.id })).rejects.toMatchObject(forbidden);
    await expect(other.client.call('impersonate', { userId: boss.id })).rejects.toMatchObject(forbidden);
    const impersonation = await impersonate(other.id);
    await expect(impersonation.call('impersonate', { userId: (await newUser('Third')).id })).rejects.toMatchObject(forbidden);
    await expect(impersonation.call('listImpersonations', {})).rejects.toMatchObject(forbidden);
    await expect(
      impersonation.call('changePassword', { password: 'ninety-nine-darts', newPassword: 'another-password' }),
    ).rejects.toMatchObject(forbidden);
  });

  test('the audit log has both users, start and end, and the writes', async () => {
    const evening = await prepareEvening(world, { players: 2, boards: 1 });
    const organiser = (await evening.client.call('getUser', {}))!;
    const impersonation = await impersonate(organiser.id);
    const { startedAt } = (await auditLog(organiser.id))[0]!;
    const after = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1000).toISOString();
    expect(await auditLog(organiser.id)).toEqual([
      {
        ...{ id: expect.any(String), actor: { id: boss.id, name: 'Boss' }, user: { id: organiser.id, name: organiser.name } },
        ...{ startedAt, endedAt: null, writes: [] },
      },
    ]);
    const { id } = evening.tournament;
    world.wait(1000);
    await impersonation.call('updateTournament', { id, description: 'Bring darts' });
    world.wait(1000);
    await impersonation.call('updateTournament', { id, description: 'Bring your own darts' });
    await impersonation.call('getTournament', { tournament: id });
    await impersonation.call('previewEntries', { id, text: 'Nobody' });
    await expect(impersonation.call('updateTournament', { id, restMinutes: -1 })).rejects.toMatchObject({ status: 400 });
    await expect(impersonation.call('setTournamentStatus', { id, status: 'finished' })).rejects.toMatchObject({ status: 422 });
    world.wait(1000);
    await impersonation.call('updateLocale', { langcode: 'fr' });
    // A write of the organiser is not in the audit log.
    await evening.client.call('checkInAll', { id, checkedIn: true });
    world.wait(1000);
    await impersonation.call('stopImpersonating', {});
    expect(await impersonation.call('getUser', {})).toBeNull();
    const [row] = await auditLog(organiser.id);
    expect(row).toMatchObject({
      endedAt: after(4),
      writes: [
        { endpoint: 'updateLocale', path: '/user/update-locale', count: 1, lastAt: after(3) },
        { endpoint: 'updateTournament', path: `/tournaments/${id}`, count: 2, lastAt: after(2) },
      ],
    });
    expect(await auditLog(boss.id)).toContainEqual(row);
    expect((await auditLog())[0]).toEqual(row);
  });

  test('ends after a day, on log-out, and with the account', async () => {
    const person = await newUser('Somebody');
    const impersonation = await impersonate(person.id);
    world.wait(86_400_001);
    expect(await impersonation.call('getUser', {})).toBeNull();
    const [expired] = await auditLog(person.id);
    expect(Date.parse(expired!.endedAt!) - Date.parse(expired!.startedAt)).toBe(86_400_000);

    await (await impersonate(person.id)).call('logout', {});
    const [loggedOut] = await auditLog(person.id);
    expect(loggedOut).toMatchObject({ endedAt: loggedOut!.startedAt, writes: [] });

    await impersonate(person.id);
    await person.client.call('deleteAccount', { password: 'ninety-nine-darts', anonymous: false });
    const [deleted] = await auditLog(person.id);
    expect(deleted).toMatchObject({ user: { id: person.id, name: null }, endedAt: deleted!.startedAt });
    await expect(boss.client.call('impersonate', { userId: person.id })).rejects.toMatchObject({ status: 404 });
  });

  test('stopping without an impersonation is refused', async () => {
    await expect(boss.client.call('stopImpersonating', {})).rejects.toMatchObject(forbidden);
    await expect(world.as().call('stopImpersonating', {})).rejects.toMatchObject({ status: 401 });
  });

  test('the audit log is paginated, the latest first, with at most a hundred paths per impersonation', async () => {
    const person = await newUser('Busy');
    const impersonation = await impersonate(person.id);
    const { id } = (await impersonation.call('createOrganisation', { name: 'DC Busy', timeZone: 'Europe/Brussels' }))!;
    for (let i = 0; i < 101; i++) {
      world.wait(1000);
      const location = await impersonation.call('createLocation', { organisationId: id, name: `Hall ${i}`, boards: 1 });
      await impersonation.call('updateLocation', { id: location.id, address: `Market ${i}` });
    }
    const { items, total } = await boss.client.call('listImpersonations', { perPage: 1 });
    expect(items).toHaveLength(1);
    expect(total).toBeGreaterThan(1);
    expect(items[0]!.writes).toHaveLength(100);
    expect(items[0]!.writes).not.toContainEqual(expect.objectContaining({ endpoint: 'createOrganisation' }));
    expect(items[0]!.writes).toContainEqual(expect.objectContaining({ endpoint: 'createLocation', count: 101 }));
  });
});
