/**
 * `npm run check:matrix`: every story in light and dark, in four languages, at 390 and 1280 wide. Sixteen times what `npm test` does with
 * stories; a part of it: `npm run check:matrix -- dark de 390`, and a folder: `… -- dark packages/ui/src/Bracket`.
 */
import { localeCodes } from '@oche/i18n/locales';
import { findChromium } from './lib/chromium.ts';
import { main } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

const dimensions: (readonly string[])[] = [['light', 'dark'], localeCodes, ['390', '1280']];

await main(async () => {
  const args = process.argv.slice(2);
  const folders = args.filter((arg) => !dimensions.flat().includes(arg));
  /** Of each dimension what is asked for, or all of it. */
  const [modes = [], locales = [], widths = []] = dimensions.map((values) => {
    const asked = values.filter((value) => args.includes(value));
    return asked.length > 0 ? asked : [...values];
  });
  const runs = modes.flatMap((mode) => locales.flatMap((locale) => widths.map((width) => ({ mode, locale, width }))));

  const CHROMIUM_PATH = findChromium();
  const rows: { run: string; passed: boolean; seconds: number }[] = [];
  // One after another: each run already takes every core.
  for (const { mode, locale, width } of runs) {
    const run = `${mode} ${locale} ${width}`;
    console.log(`\n── ${run} ──`);
    const env = { ...process.env, CHROMIUM_PATH, STORY_MODE: mode, STORY_LOCALE: locale, STORY_WIDTH: width };
    const start = performance.now();
    // A dot for a file: what fails is told in full below it.
    const code = await runLoudly(['node_modules/vitest/vitest.mjs', 'run', '--project', 'storybook', '--reporter=dot', ...folders], env);
    rows.push({ run, passed: code === 0, seconds: Math.round((performance.now() - start) / 1000) });
  }
  console.log(`\n${rows.map(({ run, passed, seconds }) => `${passed ? '✓' : '✗'} ${run.padEnd(14)} ${seconds} s`).join('\n')}`);
  const failed = rows.filter(({ passed }) => !passed);
  console.log(failed.length === 0 ? `All stories pass in ${rows.length} runs.` : `${failed.length} of ${rows.length} runs failed.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
