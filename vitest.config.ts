import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './.storybook/chromium.ts';
import { viewports, viewportOfWidth } from './.storybook/viewports.ts';

// The addon sets the viewport before each story, so it must have the same size as the browser.
const viewport = viewportOfWidth(Number(process.env['STORY_WIDTH'] ?? 1280));
const { width, height } = viewports[viewport].styles;
// The check of the reflow runs with a touch screen.
const isReflow = process.env['STORY_CHECK'] === 'reflow';
// The font size of a user who has set it to 200 % in their browser.
const fontSize = process.env['STORY_TEXT'] === '200' ? ['--blink-settings=defaultFontSize=32'] : [];
const launchOptions = { ...chromium, args: [...chromium.args, ...fontSize] };

export default defineConfig({
  test: {
    // Tests use every core, because they often wait for a page, a database or a timer.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // The test files of one process share their modules, so a test must restore all global state that it changes.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'mocks/src/**/*.test.ts', 'scripts/**/*.test.ts', 'hosts/*/src/**/*.test.ts'],
          // Hashing a hundred passwords or starting two PostgreSQL servers takes long on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // On a busy machine, a polled condition may take longer than the default of one second.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        // Runs every story in a real browser, with axe. STORY_MODE, STORY_LOCALE and STORY_WIDTH set the colour mode, language and width of a run, SKIPPED_STORIES
        // the tags of stories that it leaves out.
        plugins: [
          storybookTest({
            configDir: '.storybook',
            tags: { exclude: process.env['SKIPPED_STORIES']?.split(',') ?? [] },
            initialGlobals: {
              mode: process.env['STORY_MODE'] ?? 'light',
              locale: process.env['STORY_LOCALE'] ?? 'en',
              viewport: { value: viewport },
              check: process.env['STORY_CHECK'] ?? 'none',
            },
          }),
        ],
        test: {
          name: 'storybook',
          // Two pages per core, because stories wait for half of their time, for example for data or between the taps of a finger.
          maxWorkers: '200%',
          // All files run in the same document, as the stories of one file do, so that each module is loaded once.
          isolate: false,
          // Stories run after the unit tests, because both use every core.
          sequence: { groupOrder: 1 },
          // Some stories play a whole game with realistic pauses between touches.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce', hasTouch: isReflow } }),
            instances: [{ browser: 'chromium', viewport: { width: parseInt(width), height: parseInt(height) } }],
          },
        },
      },
    ],
  },
});
