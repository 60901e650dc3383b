/**
 * Usage: NATIVE_API_ORIGIN=https://oche.example npm run native
 *
 * Builds the pages of the native app for an API and copies them into the Android project hosts/tablet/android. The first run creates this project.
 * See docs/deploy.md.
 *
 *   NATIVE_API_ORIGIN   the origin of the web host, with https
 */
import { join } from 'node:path';
import { bin } from './lib/builds.ts';
import { syncAndroid } from './lib/nativeShell.ts';
import { Failure, main, root } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

await main(async () => {
  const origin = process.env['NATIVE_API_ORIGIN'] ?? '';
  if (!URL.canParse(origin) || new URL(origin).protocol !== 'https:')
    throw new Failure('Set the https origin of the web host: NATIVE_API_ORIGIN=https://oche.example npm run native');
  const folder = join(root, 'hosts/tablet');
  const env = { ...process.env, NODE_ENV: 'production' };
  if ((await runLoudly([bin('tablet', 'vite', 'bin/vite.js'), 'build'], env, folder)) !== 0)
    throw new Failure('The pages of the app could not be built.');
  await syncAndroid(folder);
  console.log(`hosts/tablet/android is ready and uses ${new URL(origin).origin}. Open it in Android Studio, or run gradlew in it.`);
});
