import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteTextsIn } from './siteText.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

let folder: string;
let world: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oche-texts-'));
  world = await startTestServer();
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

test('a text falls back from its language to the one for all languages, then to null', async () => {
  await writeFile(join(folder, 'privacy-policy.de.txt'), '# Datenschutz');
  await writeFile(join(folder, 'privacy-policy.txt'), '# Privacy');
  const siteText = siteTextsIn(folder);
  expect(await siteText('privacy-policy', 'de')).toBe('# Datenschutz');
  expect(await siteText('privacy-policy', 'fr')).toBe('# Privacy');
  expect(await siteText('terms-of-service', 'de')).toBeNull();
});

test('a folder that cannot be read is an error, not an empty folder', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(siteTextsIn(join(folder, 'file'))('privacy-policy', 'en')).rejects.toThrow('ENOTDIR');
});

test('everybody may read site texts; without own texts they are null, and other names are refused', async () => {
  const anybody = world.as();
  expect(await anybody.call('getSiteText', { name: 'privacy-policy' })).toEqual({ en: null, nl: null, fr: null, de: null });
  const response = await world.fetch(new Request('http://test/api/site-text?name=../secret'));
  expect(response.status).toBe(400);
});
