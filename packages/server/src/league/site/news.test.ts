import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimTeam } from '../testLeague.ts';
import { register } from '../../testServer.ts';
import { openSite } from './testSite.ts';

describe('news', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.world.close());

  const create = (title: string) => site.editor.call('createNews', { seasonId: site.seasonId, title });
  const refusalOf = (call: Promise<unknown>) => expect(call).rejects;
  const orgSlug = async () =>
    (
      await site.world.database.db
        .selectFrom('organisations')
        .select('slug')
        .where('id', '=', site.organisationId)
        .executeTakeFirstOrThrow()
    ).slug;
  const seasonSlug = '2026';

  test('is created as a draft, once for each id, and is in the audit log', async () => {
    const id = randomUUID();
    const input = { id, seasonId: site.seasonId, title: ' De  Bordmeesters winnen ', lead: 'Eerste titel.', body: '# Titel\n\nTekst' };
    const created = await site.editor.call('createNews', input);
    expect(created).toMatchObject({ id, slug: 'de-bordmeesters-winnen', title: 'De Bordmeesters winnen', state: 'draft', publishAt: null });
    expect(await site.editor.call('createNews', input)).toEqual(created);
    expect(await site.editor.call('getNews', { orgSlug: await orgSlug(), seasonSlug, slug: created.slug })).toEqual(created);
    expect(await site.auditOf(id)).toMatchObject([
      { what: 'createNews', detail: { title: created.title }, organisationId: site.organisationId },
    ]);
  });

  test.each([
    ['100,000 characters', 'a'.repeat(100_000), 400],
    ['far more characters than a request may have', 'a'.repeat(1_000_000), 413],
  ])('a text of %s is refused with a clear code', async (_what, body, status) => {
    const code = status === 400 ? { code: 'invalid', fields: { body: 'too_big' } } : { code: 'too-large' };
    const input = { seasonId: site.seasonId, title: 'Lang', body };
    await refusalOf(site.editor.call('createNews', input)).toMatchObject({ status, body: code });
  });

  test('a slug is unique in its season, never a page, and its former one leads to the item', async () => {
    expect((await create('Create')).slug).toBe('create-2');
    const [first, second] = [await create('Beker'), await create('Beker')];
    expect([first.slug, second.slug]).toEqual(['beker', 'beker-2']);
    const change = (slug: string) => site.editor.call('updateNews', { id: second.id, slug });
    await refusalOf(change('beker')).toMatchObject({ status: 409, body: { code: 'taken', fields: { slug: 'taken' } } });
    await refusalOf(change('create')).toMatchObject({ status: 409 });
    for (const wrong of ['Met Spaties', '-x', randomUUID(), ''])
      await refusalOf(change(wrong)).toMatchObject({ status: 400, body: { fields: { slug: 'invalid_format' } } });
    await site.editor.call('setNewsState', { id: second.id, state: 'published' });
    expect((await change('bekerfinale')).slug).toBe('bekerfinale');
    expect(await site.editor.call('getNews', { orgSlug: await orgSlug(), seasonSlug, slug: 'beker-2' })).toMatchObject({ id: second.id });
    expect((await create('Beker')).slug).toBe('beker-3');
    expect((await change('beker-2')).slug).toBe('beker-2');
    expect(await site.editor.call('getNews', { orgSlug: await orgSlug(), seasonSlug, slug: 'bekerfinale' })).toMatchObject({
      id: second.id,
    });
  });

  test('the slug of a draft can be given to another item, because nobody has seen it', async () => {
    const draft = await create('Concept');
    await site.editor.call('updateNews', { id: draft.id, slug: 'later' });
    expect((await create('Concept')).slug).toBe('concept');
  });

  test('appears at its time without any job, and can be postponed until then', async () => {
    const { id } = await create('Gepland');
    const set = (state: 'draft' | 'published' | 'withdrawn', publishAt?: string) =>
      site.editor.call('setNewsState', { id, state, ...(publishAt && { publishAt }) });
    const stateNow = async () => (await site.editor.call('listNews', { seasonId: site.seasonId, search: 'gepland' })).items[0]!.state;
    await refusalOf(set('published', '2026-11-27T19:00:00Z')).toMatchObject({ status: 400, body: { fields: { publish_at: 'past' } } });
    await refusalOf(set('withdrawn', '2026-12-27T19:00:00Z')).toMatchObject({
      status: 400,
      body: { fields: { publish_at: 'unexpected' } },
    });
    await refusalOf(set('published', '2026-02-30T19:00:00Z')).toMatchObject({
      status: 400,
      body: { fields: { publish_at: 'invalid_format' } },
    });
    expect(await set('published', '2026-11-27T20:00:00Z')).toMatchObject({ state: 'scheduled', publishAt: '2026-11-27T20:00:00.000Z' });
    expect(await set('published', '2026-11-27T21:00:00Z')).toMatchObject({ state: 'scheduled' });
    site.world.wait(3_600_000);
    expect(await stateNow()).toBe('scheduled');
    expect(await set('draft')).toMatchObject({ state: 'draft', publishAt: null });
    await set('published', '2026-11-27T21:00:00Z');
    site.world.wait(3_600_000);
    expect(await stateNow()).toBe('published');
    await refusalOf(set('draft')).toMatchObject({ status: 422, body: { code: 'wrong-state' } });
  });

  test('that has been published can be withdrawn and published again with its date, but not deleted', async () => {
    const { id } = await create('Uitslag');
    const { publishAt } = await site.editor.call('setNewsState', { id, state: 'published' });
    expect(publishAt).not.toBeNull();
    site.world.wait(60_000);
    await refusalOf(site.editor.call('deleteNews', { id })).toMatchObject({ status: 422, body: { code: 'wrong-state' } });
    expect(await site.editor.call('setNewsState', { id, state: 'withdrawn' })).toMatchObject({ state: 'withdrawn', publishAt });
    await refusalOf(site.editor.call('deleteNews', { id })).toMatchObject({ status: 422 });
    expect(await site.editor.call('setNewsState', { id, state: 'published' })).toMatchObject({ state: 'published', publishAt });
    const { id: draft } = await create('Fout');
    await site.editor.call('deleteNews', { id: draft });
    await refusalOf(site.editor.call('deleteNews', { id: draft })).toMatchObject({ status: 404 });
    expect((await site.auditOf(id)).map(({ what }) => what).toSorted()).toEqual([
      'createNews',
      'setNewsState',
      'setNewsState',
      'setNewsState',
    ]);
  });

  test('is listed by state, drafts first and then the latest', async () => {
    const { items, total } = await site.editor.call('listNews', { seasonId: site.seasonId, perPage: 200 });
    expect(total).toBe(items.length);
    const times = items.map(({ publishAt }) => publishAt ?? '9999');
    expect(times).toEqual(times.toSorted().toReversed());
    for (const state of ['draft', 'scheduled', 'published', 'withdrawn'] as const)
      expect((await site.editor.call('listNews', { seasonId: site.seasonId, state, perPage: 200 })).items).toEqual(
        items.filter((item) => item.state === state),
      );
  });

  test('its pictures are those of the organisation, and unused ones are deleted after a day', async () => {
    const [lead, inText, unused] = [await site.upload('#112233'), await site.upload('#223344'), await site.upload('#334455')];
    const body = `![Bord](${inText}) ![Onbekend](/files/${'0'.repeat(64)})`;
    const news = await site.editor.call('createNews', { seasonId: site.seasonId, title: 'Met beeld', picture: lead, body });
    expect(news).toMatchObject({ picture: lead, body });
    const unknown = site.editor.call('updateNews', { id: news.id, picture: `/files/${'0'.repeat(64)}` });
    await refusalOf(unknown).toMatchObject({ status: 400, body: { fields: { picture: 'unknown' } } });
    site.world.wait(25 * 3_600_000);
    await site.upload('#445566');
    const statusOf = async (path: string) => (await site.world.fetch(new Request(`http://test/api${path}`))).status;
    expect([await statusOf(lead), await statusOf(inText), await statusOf(unused)]).toEqual([200, 200, 404]);
    await site.editor.call('updateNews', { id: news.id, picture: null, body: 'Zonder' });
    site.world.wait(25 * 3_600_000);
    await site.upload('#556677');
    expect([await statusOf(lead), await statusOf(inText)]).toEqual([404, 404]);
  });

  test('captains and strangers do not find it, and an archived season keeps it', async () => {
    const { boss, editor, stranger, world } = site;
    const captain = (await register(world, 'Captain')).client;
    const team = await boss.call('createTeam', { seasonId: site.seasonId, name: 'Team', short: 'T1', captains: [{ name: 'Captain' }] });
    await claimTeam(boss, captain, team.id);
    const { id } = await create('Intern');
    for (const other of [captain, stranger]) {
      await refusalOf(other.call('listNews', { seasonId: site.seasonId })).toMatchObject({ status: 404 });
      await refusalOf(other.call('updateNews', { id, title: 'Mijn nieuws' })).toMatchObject({ status: 404 });
    }
    await world.database.db.updateTable('seasons').set({ state: 'archived' }).where('id', '=', site.seasonId).execute();
    for (const call of [
      () => create('Te laat'),
      () => editor.call('updateNews', { id, title: 'Te laat' }),
      () => editor.call('setNewsState', { id, state: 'published' }),
      () => editor.call('deleteNews', { id }),
    ])
      await refusalOf(call()).toMatchObject({ status: 422, body: { code: 'wrong-state' } });
    expect((await editor.call('listNews', { seasonId: site.seasonId, search: 'intern' })).total).toBe(1);
  });
});
