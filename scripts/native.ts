/**
 * Usage: NATIVE_API_ORIGIN=https://oche.example npm run native
 *
 * Builds the pages of the native shell for that API and brings them into its Android project, hosts/tablet/android, which it creates the first
 * time. See docs/deploy.md.
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
    throw new Failure('The app must know its API, which it reaches over TLS only: NATIVE_API_ORIGIN=https://oche.example npm run native');
  const folder = join(root, 'hosts/tablet');
  const env = { ...process.env, NODE_ENV: 'production' };
  if ((await runLoudly([bin('tablet', 'vite', 'bin/vite.js'), 'build'], env, folder)) !== 0)
    throw new Failure('Its pages could not be built.');
  await syncAndroid(folder);
  console.log(`hosts/tablet/android asks ${new URL(origin).origin}. Open it in Android Studio, or run gradlew in it.`);
});
