import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { findingsOf, scoreOf } from '../scripts/lib/observatory.ts';
import { webOrigin } from './addresses.ts';

test('robots are told what there is, in every language', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/tournaments</loc>`);
  const [address = ''] = /(?<=<loc>)[^<]+\/tournaments\/[^<]+/.exec(sitemap) ?? [];
  const german = address.replace('/tournaments/', '/de/tournaments/');
  expect(sitemap).toContain(`hreflang="de" href="${german}"`);
  expect((await request.get(german)).status()).toBe(200);
});

test('the texts of a language are kept for good under their hash, and asked for anew under another', async ({ request }) => {
  const today = await request.get('/_i18n/unknown/de/messages.json');
  expect(today.headers()['cache-control']).toBe('no-cache');
  const body = await today.text();
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
  const kept = await request.get(`/_i18n/${hash}/de/messages.json`);
  expect(kept.headers()['cache-control']).toContain('immutable');
  expect(await kept.text()).toBe(body);
  expect((await request.get(`/_i18n/${hash}/xx/messages.json`)).status()).toBe(404);
});

test('the headers of a page behind https score 115 at least by the rules of the Observatory', async () => {
  const answer = await fetch(`${webOrigin}/tournaments`, { headers: { 'x-forwarded-proto': 'https' } });
  const findings = findingsOf({ headers: answer.headers, html: await answer.text() });
  expect(scoreOf(findings), JSON.stringify(findings, null, 1)).toBeGreaterThanOrEqual(115);
});
