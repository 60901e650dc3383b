/**
 * Usage: npm run check:matrix -- [VALUE …] [FOLDER …]
 *
 * Tests every story in light and dark, in four languages, at widths of 390 and 1280.
 *
 *   VALUE    only this part of the matrix: light, dark, en, nl, fr, de, 390 or 1280
 *   FOLDER   only the stories in this folder
 *   reflow   tests every story with touch instead, at a width of 320, and at 640 with text twice as large. Content may not be cut off or
 *            scroll horizontally, and targets must be large enough (.storybook/reflow.ts)
 *
 * Example: npm run check:matrix -- dark de 390 packages/ui/src/Bracket
 */
import { localeCodes } from '@oche/i18n/locales';
import { findChromium } from './lib/chromium.ts';
import { main } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

const reflow = ['320', '640'].map((width) => ({
  run: `reflow ${width}`,
  env: { STORY_CHECK: 'reflow', STORY_WIDTH: width, ...(width === '640' && { STORY_TEXT: '200' }) },
}));
const dimensions: (readonly string[])[] = [['light', 'dark'], localeCodes, ['390', '1280']];

await main(async () => {
  const args = process.argv.slice(2);
  const folders = args.filter((arg) => ![...dimensions.flat(), 'reflow'].includes(arg));
  const [modes = [], locales = [], widths = []] = dimensions.map((values) => {
    const chosen = values.filter((value) => args.includes(value));
    return chosen.length > 0 ? chosen : [...values];
  });
  const matrix = modes.flatMap((mode) =>
    locales.flatMap((locale) =>
      widths.map((width) => ({ run: `${mode} ${locale} ${width}`, env: { STORY_MODE: mode, STORY_LOCALE: locale, STORY_WIDTH: width } })),
    ),
  );
  const runs: { run: string; env: NodeJS.ProcessEnv }[] = args.includes('reflow') ? reflow : matrix;

  const CHROMIUM_PATH = findChromium();
  const rows: { run: string; passed: boolean; seconds: number }[] = [];
  // One after another, because each run already uses every core.
  for (const { run, env: settings } of runs) {
    console.log(`\n── ${run} ──`);
    const env = { ...process.env, CHROMIUM_PATH, ...settings };
    const start = performance.now();
    // The reporter prints a dot for each file, followed by the failures.
    const code = await runLoudly(['node_modules/vitest/vitest.mjs', 'run', '--project', 'storybook', '--reporter=dot', ...folders], env);
    rows.push({ run, passed: code === 0, seconds: Math.round((performance.now() - start) / 1000) });
  }
  console.log(`\n${rows.map(({ run, passed, seconds }) => `${passed ? '✓' : '✗'} ${run.padEnd(14)} ${seconds} s`).join('\n')}`);
  const failed = rows.filter(({ passed }) => !passed);
  console.log(failed.length === 0 ? `All stories pass in ${rows.length} runs.` : `${failed.length} of ${rows.length} runs failed.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
