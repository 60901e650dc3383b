import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logoBytes } from '@oche/api/contract/logo';
import { rawPng } from '../platform/files/testFiles.ts';
import { prepareEvening, register, startTestServer, type TestServer } from '../testServer.ts';

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' | 'avif';
const pictureOf = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#14532d' } });
const picture = (format: Format, width = 96, height = 64) => pictureOf(width, height).toFormat(format).toBuffer();

const script = '<script>alert(document.cookie)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" onload="alert(1)">${script}</svg>`;

describe('the logo of an organisation', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const base64 = (file: Buffer | string) => Buffer.from(file).toString('base64');
  const fileAt = async (logo: string | null) => world.fetch(new Request(`http://test/api${logo}`));
  /** An organisation with its administrator, and a function that sets its logo. */
  const openClub = async () => {
    const { client } = await register(world);
    const { id: organisationId } = await client.call('createOrganisation', { name: 'DC Logo', timeZone: 'Europe/Brussels' });
    const set = (file: Buffer | string | null) => client.call('setLogo', { organisationId, file: file && base64(file) });
    return { client, organisationId, set };
  };

  test.each(['png', 'jpeg', 'webp'] as const)(
    'a %s is served to everybody as an immutable WebP that cannot run scripts',
    async (format) => {
      const { client, set } = await openClub();
      const { logo } = await set(await picture(format, 1000, 500));
      expect((await client.call('getUser', {}))!.memberships[0]!.organisation.logo).toBe(logo);
      const response = await fileAt(logo);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const metadata = await sharp(await response.arrayBuffer()).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 256 });
    },
  );

  test('only the pixels are stored: neither metadata nor bytes after the picture', async () => {
    const { set } = await openClub();
    const withMetadata = await pictureOf(96, 64)
      .withExif({ IFD0: { Copyright: 'somebody at home' } })
      .jpeg()
      .toBuffer();
    const fileWithScript = Buffer.concat([withMetadata, Buffer.from(script)]);
    expect(fileWithScript.includes('somebody at home')).toBe(true);
    const stored = Buffer.from(await (await fileAt((await set(fileWithScript)).logo)).arrayBuffer());
    expect(stored.includes('script')).toBe(false);
    expect(stored.includes('somebody')).toBe(false);
  });

  test.each<[string, () => Buffer | string | Promise<Buffer>, string]>([
    ['an empty file', () => '', 'not-image'],
    ['an HTML page', () => `<!doctype html>${script}`, 'not-image'],
    ['an SVG with a script', () => svg, 'not-image'],
    ['an SVG after the first bytes of a PNG', () => Buffer.concat([rawPng(64, 64).subarray(0, 8), Buffer.from(svg)]), 'not-image'],
    [
      'an HTML page after the first bytes of a JPEG',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(script)]),
      'not-image',
    ],
    ['an empty WebP', () => Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBP'), 'not-image'],
    ['a GIF', () => picture('gif'), 'not-image'],
    ['a TIFF', () => picture('tiff'), 'not-image'],
    ['an AVIF', () => picture('avif'), 'not-image'],
    ['half a PNG', async () => (await picture('png', 600, 600)).subarray(0, 400), 'not-image'],
    ['a header without its pixels', () => rawPng(1000, 1000), 'not-image'],
    ['a picture of 60,000 pixels a side', () => rawPng(60_000, 60_000), 'image-size'],
    ['a picture of more than 4096 pixels', () => picture('png', 4097, 32), 'image-size'],
    ['a picture of fewer than 32 pixels', () => picture('png', 96, 31), 'image-size'],
  ])('%s is refused, and nothing changes', async (_what, file, code) => {
    const { set } = await openClub();
    await set(await picture('png'));
    const before = await world.fingerprint();
    await expect(set(await file())).rejects.toMatchObject({ status: 400, body: { code: 'invalid', fields: { file: code } } });
    expect(await world.fingerprint()).toBe(before);
  });

  test('a file at the limit of bytes is accepted, a larger one refused', async () => {
    const { client, organisationId, set } = await openClub();
    const fill = async (bytes: number) => {
      const head = await picture('png');
      return Buffer.concat([head, Buffer.alloc(bytes - head.length)]);
    };
    expect((await set(await fill(logoBytes))).logo).toMatch(/^\/files\//);
    await expect(set(await fill(logoBytes + 3))).rejects.toMatchObject({ status: 400, body: { fields: { file: 'too_big' } } });
    await expect(set(Buffer.alloc(1_100_000))).rejects.toMatchObject({ status: 413, body: { code: 'too-large' } });
    await expect(client.call('setLogo', { organisationId, file: 'not base64!' })).rejects.toMatchObject({ status: 400 });
  });

  test('a replaced logo is deleted unless another organisation uses it', async () => {
    const [one, other] = [await openClub(), await openClub()];
    const [first, second] = [await picture('png', 64, 64), await picture('png', 65, 65)];
    const { logo } = await one.set(first);
    expect((await other.set(first)).logo).toBe(logo);
    expect((await one.set(second)).logo).not.toBe(logo);
    expect((await fileAt(logo)).status).toBe(200);
    expect((await other.set(null)).logo).toBeNull();
    expect((await fileAt(logo)).status).toBe(404);
  });

  test('one organisation can set a picture while another removes the same one', async () => {
    const [one, other] = [await openClub(), await openClub()];
    const file = await picture('png', 70, 70);
    for (let at = 0; at < 5; at++) {
      await one.set(file);
      const [, set] = await Promise.all([one.set(null), other.set(file)]);
      expect((await fileAt(set.logo)).status).toBe(200);
      await other.set(null);
    }
  });

  test('only administrators can change it', async () => {
    const { organisation, client, token } = await prepareEvening(world, { players: 2, boards: 1 });
    const boss = await register(world, 'Boss');
    const { id } = (await boss.client.call('getUser', {}))!;
    await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', id).execute();
    const editor = async () => {
      const { client: theirs } = await register(world, 'Editor');
      const { email } = (await theirs.call('getUser', {}))!;
      await boss.client.call('setMember', { id: organisation.id, email, role: 'editor' });
      return theirs;
    };
    const input = { organisationId: organisation.id, file: base64(await picture('png')) };
    for (const [caller, status] of [
      [world.as(), 401],
      [(await register(world)).client, 404],
      [await editor(), 403],
    ] as const)
      await expect(caller.call('setLogo', input)).rejects.toMatchObject({ status });
    expect((await world.as(token).call('setLogo', input)).logo).not.toBeNull();
    expect((await boss.client.call('setLogo', { ...input, file: null })).logo).toBeNull();
    expect((await client.call('getUser', {}))!.memberships[0]!.organisation.logo).toBeNull();
  });

  test.each(['/files/', '/files/..', '/files/%2e%2e%2fetc', `/files/${'0'.repeat(64)}`, `/files/${'A'.repeat(64)}`, '/files/%00'])(
    'the path %s is a 404',
    async (path) => {
      const response = await fileAt(path);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'not-found']);
    },
  );
});
