/**
 * Usage: npm run check:matrix [-- VALUE …] [FOLDER …]
 *
 * Tests every story in light and dark, in four languages, at widths of 390 and 1280.
 *
 *   VALUE    light, dark, en, nl, fr, de, 390 or 1280: only these
 *   FOLDER   only the stories in it
 *   reflow   tests instead every story at a width of 320, and with letters twice as large at 640, with touch: nothing is cut off,
 *            nothing scrolls sideways, everything is large enough to press (.storybook/reflow.ts)
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
  /** Of each dimension what is asked for, or all of it. */
  const [modes = [], locales = [], widths = []] = dimensions.map((values) => {
    const asked = values.filter((value) => args.includes(value));
    return asked.length > 0 ? asked : [...values];
  });
  const matrix = modes.flatMap((mode) =>
    locales.flatMap((locale) =>
      widths.map((width) => ({ run: `${mode} ${locale} ${width}`, env: { STORY_MODE: mode, STORY_LOCALE: locale, STORY_WIDTH: width } })),
    ),
  );
  const runs: { run: string; env: NodeJS.ProcessEnv }[] = args.includes('reflow') ? reflow : matrix;

  const CHROMIUM_PATH = findChromium();
  const rows: { run: string; passed: boolean; seconds: number }[] = [];
  // One after another: each run already takes every core.
  for (const { run, env: asked } of runs) {
    console.log(`\n── ${run} ──`);
    const env = { ...process.env, CHROMIUM_PATH, ...asked };
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
