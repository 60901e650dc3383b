import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentBytes } from '@oche/api/contract/document';
import { zipOf } from '../../platform/files/testFiles.ts';
import { openSite, pngOf } from './testSite.ts';

const types = { '[Content_Types].xml': '<Types/>' };
const openDocument = (kind: string) => zipOf({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<x/>' });
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
const script = '<script>alert(1)</script>';

describe('documents of the site', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.world.close());

  const add = (file: Buffer | string, more: { fileName?: string; everySeason?: boolean; title?: string; category?: string } = {}) => {
    // Every call has its own minute, because uploads are limited.
    site.world.wait(61_000);
    const content = typeof file === 'string' ? file : file.toString('base64');
    return site.editor.call('createDocument', {
      seasonId: site.seasonId,
      title: 'Reglement',
      fileName: 'reglement.exe',
      file: content,
      ...more,
    });
  };
  const fetchAt = (path: string, headers = {}) => site.world.fetch(new Request(`http://test/api${path}`, { headers }));

  test('files are decoded before any lock is taken', async () => {
    const broken = Buffer.concat([Buffer.from(await pngOf('#123456'), 'base64').subarray(0, 60), Buffer.alloc(500)]);
    const { organisationId, seasonId, editor, world } = site;
    const refused = { status: 400, body: { fields: { file: expect.any(String) } } };
    // Whoever waited for these locks would never get to the file.
    await world.database.db.transaction().execute(async (other) => {
      await other.selectFrom('organisations').select('id').where('id', '=', organisationId).forUpdate().execute();
      await other.selectFrom('seasons').select('id').where('id', '=', seasonId).forUpdate().execute();
      await expect(editor.call('addPicture', { organisationId, file: broken.toString('base64') })).rejects.toMatchObject(refused);
      await expect(add(Buffer.from(script))).rejects.toMatchObject(refused);
    });
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['pdf', () => pdf],
    ['docx', () => zipOf({ ...types, 'word/document.xml': '<x/>' })],
    ['xlsx', () => zipOf({ ...types, 'xl/workbook.xml': '<x/>' })],
    ['odt', () => openDocument('text')],
    ['ods', () => openDocument('spreadsheet')],
    ['png', async () => Buffer.from(await pngOf('#123456'), 'base64')],
    [
      'jpeg',
      () =>
        sharp({ create: { width: 64, height: 64, channels: 3, background: '#654321' } })
          .jpeg()
          .toBuffer(),
    ],
    [
      'webp',
      () =>
        sharp({ create: { width: 64, height: 64, channels: 3, background: '#654321' } })
          .webp()
          .toBuffer(),
    ],
  ])('a %s is found by its content, and gets its extension', async (kind, file) => {
    const document = await add(await file());
    expect(document).toMatchObject({ kind, fileName: `reglement.${kind}` });
    const response = await fetchAt(document.path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(['png', 'jpeg', 'webp'].includes(kind) ? /^inline; / : /^attachment; /),
    });
    expect((await response.arrayBuffer()).byteLength).toBe(document.size);
  });

  test.each<[string, () => Buffer]>([
    ['an HTML page', () => Buffer.from(`<!doctype html>${script}`)],
    ['an SVG', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['a text', () => Buffer.from('Reglement')],
    ['an empty file', () => Buffer.alloc(0)],
    ['a program', () => Buffer.from('4d5a9000', 'hex')],
    ['a ZIP file', () => zipOf({ 'reglement.txt': 'x' })],
    ['a presentation', () => zipOf({ ...types, 'ppt/presentation.xml': '<x/>' })],
    ['a Word document with macros', () => zipOf({ ...types, 'word/document.xml': '<x/>', 'word/vbaProject.bin': 'x' })],
    ['an OpenDocument text with macros', () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'Basic/script-lb.xml': 'x' })],
    ['a ZIP file without a directory', () => zipOf({ ...types, 'word/document.xml': '<x/>' }).subarray(0, 80)],
    ['a PDF after an HTML page', () => Buffer.concat([Buffer.from(script), pdf])],
    ['the first bytes of a PNG', () => Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('%s is refused', async (_what, file) => {
    await expect(add(file())).rejects.toMatchObject({ status: 400, body: { fields: { file: 'wrong-type' } } });
  });

  test('a picture loses its metadata and what follows its pixels', async () => {
    const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#654321' } })
      .withExif({ IFD0: { Copyright: 'somebody at home' } })
      .jpeg()
      .toBuffer();
    const { path } = await add(Buffer.concat([jpeg, Buffer.from(script)]));
    const stored = Buffer.from(await (await fetchAt(path)).arrayBuffer());
    expect([stored.includes('somebody'), stored.includes('script')]).toEqual([false, false]);
  });

  test('a replaced file keeps its address, and browsers load it again', async () => {
    const document = await add(pdf);
    const etag = (await fetchAt(document.path)).headers.get('etag')!;
    expect((await fetchAt(document.path, { 'if-none-match': etag })).status).toBe(304);
    const changed = await site.editor.call('replaceDocument', {
      id: document.id,
      file: await pngOf('#abcdef'),
      fileName: 'C:\\map\\"nieuw" é.pdf',
    });
    expect(changed).toMatchObject({ id: document.id, path: document.path, kind: 'png', fileName: 'nieuw é.png' });
    const response = await fetchAt(document.path, { 'if-none-match': etag });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="nieuw _.png"; filename*=UTF-8''nieuw%20%C3%A9.png`);
    expect((await site.auditOf(document.id)).map(({ what }) => what).toSorted()).toEqual(['createDocument', 'replaceDocument']);
  });

  test('a deleted document leaves nothing at its address', async () => {
    const { id, path } = await add(Buffer.from('%PDF-deleted'));
    await site.editor.call('deleteDocument', { id });
    expect((await fetchAt(path)).status).toBe(404);
    for (const other of [`/documents/${randomUUID()}/file`, '/documents/x/file']) expect((await fetchAt(other)).status).toBe(404);
  });

  test('those of every season are listed in each, by category and title', async () => {
    await add(Buffer.from('%PDF-every'), { everySeason: true, title: 'Statuten', category: 'Altijd' });
    const dates = { startsOn: '2028-09-04', endsOn: '2029-05-28' };
    const { id: seasonId } = await site.boss.call('createSeason', { organisationId: site.organisationId, name: 'Later', ...dates });
    const list = await site.editor.call('listDocuments', { seasonId });
    expect(list.map(({ title, category, seasonId: of }) => [title, category, of])).toEqual([['Statuten', 'Altijd', null]]);
    const changed = await site.editor.call('updateDocument', { id: list[0]!.id, title: 'Statuten 2026', category: '' });
    expect(changed).toMatchObject({ title: 'Statuten 2026', category: '', fileName: 'reglement.pdf' });
  });

  test('a file of 10 MB is accepted, a larger one refused, and so is the sum of too many', async () => {
    const large = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length)]);
    const { id } = await add(large(documentBytes));
    await expect(add(large(documentBytes + 3))).rejects.toMatchObject({ status: 400, body: { fields: { file: 'too_big' } } });
    await expect(add(large(documentBytes + 100_000))).rejects.toMatchObject({ status: 413, body: { code: 'too-large' } });
    await site.world.database.db.updateTable('siteDocuments').set({ size: 299_999_999 }).where('id', '=', id).execute();
    await expect(add(pdf)).rejects.toMatchObject({ status: 422, body: { code: 'limit-reached' } });
    // A replaced file makes room for the new one.
    await site.editor.call('replaceDocument', { id, file: pdf.toString('base64'), fileName: 'klein.pdf' });
    await site.editor.call('deleteDocument', { id: (await add(pdf)).id });
  });

  test('strangers cannot list or change documents', async () => {
    const { id } = await add(pdf);
    for (const call of [
      () => site.stranger.call('listDocuments', { seasonId: site.seasonId }),
      () => site.stranger.call('updateDocument', { id, title: 'Mijn' }),
      () => site.stranger.call('replaceDocument', { id, file: pdf.toString('base64'), fileName: 'x.pdf' }),
      () => site.stranger.call('deleteDocument', { id }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 });
  });
});
