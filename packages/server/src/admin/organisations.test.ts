import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register, startTestServer, type TestServer } from '../testServer.ts';

const timeZone = 'Europe/Brussels';

describe('organisations, managed by a super admin', () => {
  let world: TestServer;
  let boss: Awaited<ReturnType<typeof newUser>>;
  beforeAll(async () => {
    world = await startTestServer();
    boss = await newUser('Boss');
    await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', boss.id).execute();
  });
  afterAll(() => world.close());

  const newUser = async (name: string) => {
    const { client, token } = await register(world, name);
    return { client, token, ...(await client.call('getUser', {}))! };
  };
  const create = (name: string, domains: string[] = []) => boss.client.call('createCompetition', { name, timeZone, domains });

  test('creating a competition is idempotent, and its host name leads to it', async () => {
    const input = { id: randomUUID(), name: 'League One', timeZone, domains: [' WWW.League-One.example '] };
    const created = await boss.client.call('createCompetition', input);
    expect(created).toMatchObject({
      id: input.id,
      slug: 'league-one',
      kind: 'competition',
      domains: ['league-one.example'],
      memberList: [],
    });
    expect(await boss.client.call('createCompetition', input)).toEqual(created);
    const domainBase64 = Buffer.from('league-one.example').toString('base64url');
    expect(await world.as().call('getCompetitionContext', { domainBase64 })).toMatchObject({ organisation: { id: input.id } });
    expect((await boss.client.call('listAvailableOrganisations', {})).map(({ id }) => id)).toContain(input.id);
  });

  test('a host name must be valid and belongs to one organisation', async () => {
    await create('League Two', ['two.example']);
    const taken = { status: 409, body: { fields: { domains: 'taken' } } };
    await expect(create('League Three', ['three.example', 'two.example'])).rejects.toMatchObject(taken);
    const { id } = await create('League Four');
    await expect(boss.client.call('updateOrganisation', { id, domains: ['two.example'] })).rejects.toMatchObject(taken);
    await expect(create('League Five', ['WWW.Two.example:3000'])).rejects.toMatchObject(taken);
    for (const wrong of ['nodot', 'https://two.example', 'two.example/x', 'a b.example', '-a.example'])
      await expect(create('Wrong', [wrong]), wrong).rejects.toMatchObject({
        status: 400,
        body: { fields: { 'domains.0': expect.any(String) } },
      });
    await expect(boss.client.call('createCompetition', { name: 'Wrong', timeZone: 'Mars/Base', domains: [] })).rejects.toMatchObject({
      body: { fields: { time_zone: 'unknown' } },
    });
  });

  test('after a change of slug, the old one still works, and no other organisation can take it', async () => {
    const { id, slug } = await create('Moving League');
    const other = await create('Resting League');
    const move = (to: string, from = id) => boss.client.call('updateOrganisation', { id: from, slug: to });
    expect(await move('moved-league')).toMatchObject({ slug: 'moved-league' });
    expect(await boss.client.call('getOrganisation', { orgSlug: slug })).toMatchObject({ id, slug: 'moved-league' });
    for (const wrong of ['moved-league', slug, 'create', 'nl', randomUUID()])
      await expect(move(wrong, other.id), wrong).rejects.toMatchObject({ status: 409, body: { fields: { slug: 'taken' } } });
    for (const wrong of ['With Spaces', 'é', '-x', '']) await expect(move(wrong), wrong).rejects.toMatchObject({ status: 400 });
    // It can return to its old slug and change again.
    expect(await move(slug)).toMatchObject({ slug });
    expect(await move('moved-league')).toMatchObject({ slug: 'moved-league' });
    expect((await create('Moving League')).slug).toBe('moving-league-2');
    expect(await boss.client.call('updateOrganisation', { id, name: 'Renamed League', timeZone: 'Europe/Berlin' })).toMatchObject({
      ...{ name: 'Renamed League', timeZone: 'Europe/Berlin', slug: 'moved-league' },
    });
  });

  test('are found by part of the name and by kind, and sorted', async () => {
    const { client } = await newUser('Club Owner');
    const club = await client.call('createOrganisation', { name: 'Königliche Dartsfreunde', timeZone });
    const list = async (input: Parameters<typeof boss.client.call<'listOrganisations'>>[1]) =>
      (await boss.client.call('listOrganisations', input)).items;
    expect(await list({ search: 'konigliche' })).toMatchObject([{ id: club.id, kind: 'club', members: 1, tournaments: 0 }]);
    expect((await list({ kind: 'competition' })).every((each) => each.kind === 'competition')).toBe(true);
    expect((await list({ sort: '-members' }))[0]).toMatchObject({ id: club.id });
    const names = (await list({ sort: '-name', kind: 'competition' })).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => b.toLowerCase().localeCompare(a.toLowerCase())));
  });

  test('members are set by e-mail address, with a role that determines their rights', async () => {
    const { id } = await create('Members League');
    const [admin, editor] = [await newUser('Admin'), await newUser('Editor')];
    await boss.client.call('setMember', { id, email: editor.email, role: 'editor' });
    const { memberList, members } = await boss.client.call('setMember', { id, email: admin.email.toUpperCase(), role: 'admin' });
    expect(memberList.map(({ user, role }) => [user.id, role])).toEqual([
      [admin.id, 'admin'],
      [editor.id, 'editor'],
    ]);
    expect(members).toBe(2);
    // Setting the same role again sends no notification.
    await boss.client.call('setMember', { id, email: editor.email, role: 'editor' });
    const news = await editor.client.call('listNotifications', {});
    expect(news).toMatchObject([{ kind: 'role-given', role: 'editor', organisation: { name: 'Members League' } }]);
    for (const [person, may] of [
      [admin, true],
      [editor, true],
      [await newUser('Stranger'), false],
    ] as const) {
      const call = person.client.call('listLocations', { organisationId: id });
      if (may) expect(await call).toMatchObject({ items: [] });
      else await expect(call).rejects.toMatchObject({ status: 404 });
      const available = (await person.client.call('listAvailableOrganisations', {})).map((each) => each.id);
      expect(available.includes(id)).toBe(may);
    }
    await expect(boss.client.call('setMember', { id, email: 'nobody@example.org', role: 'editor' })).rejects.toMatchObject({
      ...{ status: 400, body: { fields: { email: 'unknown' } } },
    });
    expect(await boss.client.call('removeMember', { id, userId: editor.id })).toMatchObject({ members: 1 });
    await expect(editor.client.call('listLocations', { organisationId: id })).rejects.toMatchObject({ status: 404 });
    await expect(boss.client.call('removeMember', { id, userId: editor.id })).rejects.toMatchObject({ status: 404 });
  });

  test('an organisation with members keeps an administrator', async () => {
    const { id } = await create('Last Admin League');
    const [admin, other] = [await newUser('Admin'), await newUser('Other')];
    const set = (person: { email: string }, role: 'admin' | 'editor') => boss.client.call('setMember', { id, email: person.email, role });
    const refusal = { status: 422, code: 'last-admin' };
    await set(admin, 'admin');
    await expect(set(admin, 'editor')).rejects.toMatchObject(refusal);
    await set(other, 'editor');
    await expect(boss.client.call('removeMember', { id, userId: admin.id })).rejects.toMatchObject(refusal);
    await set(other, 'admin');
    await boss.client.call('removeMember', { id, userId: admin.id });
    expect(await boss.client.call('removeMember', { id, userId: other.id })).toMatchObject({ memberList: [] });
  });
});
