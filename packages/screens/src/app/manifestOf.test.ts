import { expect, test } from 'vitest';
import { localeCodes } from '@oche/i18n/locales';
import { manifestOf } from './manifestOf.ts';
import { appSite, type HostSite } from '../shell/site.ts';

const forms = (path: string) => [path, ...localeCodes.map((locale) => `/${locale}${path === '/' ? '' : path}`)];
const league: HostSite = { kind: 'competition', context: null };

test('paths that start with /tablet or /competition have the scoring manifest, with and without a language prefix', () => {
  for (const path of ['/tablet', '/tablet/login', '/competition', '/competition/league/season/2026/matches/m/play/g'].flatMap(forms))
    expect([path, manifestOf(path, appSite)]).toEqual([path, '/scoring.webmanifest']);
});

test('all other pages and all pages of a competition’s site have the manifest of the app', () => {
  for (const path of ['/', '/tournaments', '/tablets', '/manage/competition'].flatMap(forms))
    expect([path, manifestOf(path, appSite)]).toEqual([path, '/app.webmanifest']);
  for (const path of ['/', '/competition', '/tablet'].flatMap(forms))
    expect([path, manifestOf(path, league)]).toEqual([path, '/app.webmanifest']);
});
