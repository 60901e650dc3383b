/** `npm run check:matrix`: every story in light and dark and in all four languages. Takes eight times as long as in `npm test`. */
import { localeCodes } from '@oche/i18n/locales';
import { findChromium } from './lib/chromium.ts';
import { main } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

await main(async () => {
  const CHROMIUM_PATH = findChromium();
  const failed: string[] = [];
  for (const mode of ['light', 'dark']) {
    for (const locale of localeCodes) {
      console.log(`\n── ${mode}, ${locale} ──`);
      const env = { ...process.env, CHROMIUM_PATH, STORY_MODE: mode, STORY_LOCALE: locale };
      const code = await runLoudly(['node_modules/vitest/vitest.mjs', 'run', '--project', 'storybook'], env);
      if (code !== 0) failed.push(`${mode} ${locale}`);
    }
  }
  console.log(failed.length === 0 ? '\nAll stories pass in both modes and four languages.' : `\nFailed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
