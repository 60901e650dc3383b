import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { syncAndroid } from './nativeShell.ts';
import { root } from './project.ts';

const host = join(root, 'hosts/tablet');
mkdirSync(join(root, '.tmp'), { recursive: true });
// Inside the checkout, because Capacitor resolves TypeScript from here to read its configuration.
const folder = mkdtempSync(join(root, '.tmp/native-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string): string => readFileSync(join(folder, 'android', path), 'utf8');

test('cap sync copies pages, configuration and plugins into an Android project, also if it runs again', { timeout: 120_000 }, async () => {
  for (const file of ['package.json', 'capacitor.config.ts']) cpSync(join(host, file), join(folder, file));
  symlinkSync(join(host, 'node_modules'), join(folder, 'node_modules'));
  const pages = join(folder, 'native/dist');
  mkdirSync(pages, { recursive: true });

  for (const title of ['first', 'second']) {
    writeFileSync(join(pages, 'index.html'), `<title>${title}</title>`);
    await syncAndroid(folder);
    expect(read('app/src/main/assets/public/index.html')).toContain(title);
  }
  const { plugins } = JSON.parse(read('app/src/main/assets/capacitor.config.json'));
  // Without the URL of an update server, the app never looks for updates. It never sends statistics.
  expect(plugins.CapacitorUpdater).toMatchObject({ autoUpdate: 'off', statsUrl: '', channelUrl: '' });
  expect(plugins.CapacitorUpdater).not.toHaveProperty('updateUrl');
  const found = (JSON.parse(read('app/src/main/assets/capacitor.plugins.json')) as { pkg: string }[]).map(({ pkg }) => pkg);
  expect(found.sort()).toEqual(['@capacitor-community/keep-awake', '@capacitor/app', '@capgo/capacitor-updater']);
  for (const name of ['capacitor-app', 'capgo-capacitor-updater', 'capacitor-community-keep-awake'])
    expect(read('app/capacitor.build.gradle')).toContain(`implementation project(':${name}')`);
});
