import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostBoardMembers } from '@oche/api/contract/boardMember';
import { openSite, pngOf } from './testSite.ts';

describe('the board of a competition', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.world.close());

  const add = (name: string, office = 'Lid') => site.editor.call('createBoardMember', { seasonId: site.seasonId, name, office });
  const list = () => site.editor.call('listBoardMembers', { seasonId: site.seasonId });
  const order = (ids: string[]) => site.editor.call('orderBoardMembers', { seasonId: site.seasonId, ids });

  test('keeps the order in which members are added, until an organiser changes it', async () => {
    const [first, second, third] = [await add('Ann', 'Voorzitter'), await add('Bea'), await add('Cis')];
    expect((await list()).map(({ name }) => name)).toEqual(['Ann', 'Bea', 'Cis']);
    const reordered = await order([third.id, first.id, second.id]);
    expect(reordered.map(({ name }) => name)).toEqual(['Cis', 'Ann', 'Bea']);
    expect(await list()).toEqual(reordered);
    await add('Dirk');
    expect((await list()).at(-1)).toMatchObject({ name: 'Dirk' });
    expect((await site.auditOf(site.seasonId)).map(({ what }) => what)).toContain('orderBoardMembers');
  });

  test('an order of another board is refused, because it would lose or repeat a member', async () => {
    const ids = (await list()).map(({ id }) => id);
    for (const wrong of [ids.slice(1), [...ids, randomUUID()], [ids[0]!, ids[0]!, ...ids.slice(2)], []])
      await expect(order(wrong)).rejects.toMatchObject({ status: 409, body: { code: 'changed' } });
    expect((await list()).map(({ id }) => id)).toEqual(ids);
  });

  test('a member is changed and removed, each change in the audit log', async () => {
    const { id } = await add('Els');
    const picture = await site.upload('#665544');
    const contact = { email: 'Els@fed.example', phone: '+32 470 12 34 56', picture };
    expect(await site.editor.call('updateBoardMember', { id, office: 'Secretaris', ...contact })).toMatchObject({
      ...{ name: 'Els', office: 'Secretaris', email: 'els@fed.example', phone: contact.phone, picture },
    });
    expect(await site.editor.call('updateBoardMember', { id, email: null, phone: null, picture: null })).toMatchObject({
      ...{ office: 'Secretaris', email: null, phone: null, picture: null },
    });
    for (const [wrong, field] of [
      [{ name: ' ' }, 'name'],
      [{ office: '' }, 'office'],
      [{ email: 'els' }, 'email'],
      [{ phone: 'bel mij' }, 'phone'],
      [{ picture: '/files/x' }, 'picture'],
    ] as const)
      await expect(site.editor.call('updateBoardMember', { id, ...wrong }), field).rejects.toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
    await site.editor.call('deleteBoardMember', { id });
    expect((await list()).some((member) => member.id === id)).toBe(false);
    expect((await site.auditOf(id)).map(({ what }) => what).toSorted()).toEqual([
      'createBoardMember',
      'deleteBoardMember',
      'updateBoardMember',
      'updateBoardMember',
    ]);
  });

  test('has a largest size', async () => {
    for (let size = (await list()).length; size < mostBoardMembers; size++) await add(`Lid ${size}`);
    await expect(add('Te veel')).rejects.toMatchObject({ status: 422, body: { code: 'limit-reached', most: mostBoardMembers } });
  });

  test('strangers cannot read or change it', async () => {
    const { id } = (await list())[0]!;
    await expect(site.stranger.call('listBoardMembers', { seasonId: site.seasonId })).rejects.toMatchObject({ status: 404 });
    await expect(site.stranger.call('deleteBoardMember', { id })).rejects.toMatchObject({ status: 404 });
    await expect(site.world.as().call('listBoardMembers', { seasonId: site.seasonId })).rejects.toMatchObject({ status: 401 });
  });

  test('a picture of another organisation is refused', async () => {
    const other = await site.boss.call('createCompetition', { name: 'Other', timeZone: 'UTC', domains: [] });
    const { picture } = await site.boss.call('addPicture', { organisationId: other.id, file: await pngOf('#010203') });
    await expect(site.editor.call('updateBoardMember', { id: (await list())[0]!.id, picture })).rejects.toMatchObject({
      status: 400,
      body: { fields: { picture: 'unknown' } },
    });
  });
});
