import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './.storybook/chromium.ts';
import { viewports, viewportOfWidth } from './.storybook/viewports.ts';

// The addon sets the viewport anew for each story, so that the browser's own size alone would not last.
const viewport = viewportOfWidth(Number(process.env['STORY_WIDTH'] ?? 1280));
const { width, height } = viewports[viewport].styles;
// What somebody who reads large letters sets in their browser, and a finger for a pointer.
const isReflow = process.env['STORY_CHECK'] === 'reflow';
const letters = process.env['STORY_TEXT'] === '200' ? ['--blink-settings=defaultFontSize=32'] : [];
const launchOptions = { ...chromium, args: [...chromium.args, ...letters] };

export default defineConfig({
  test: {
    // Every core, since much of a test is waiting: for a page, a database, a timer.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // The test files of one process share their modules, so a test restores whatever it changes outside itself.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'mocks/src/**/*.test.ts', 'scripts/**/*.test.ts', 'hosts/*/src/**/*.test.ts'],
          // A hundred passwords, or two PostgreSQL one after another, take long on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What is polled for comes when the machine comes to it; a second is not always enough beside other work.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        // Every story in a real browser, with axe. STORY_MODE, STORY_LOCALE and STORY_WIDTH choose mode, language and width of a run.
        plugins: [
          storybookTest({
            configDir: '.storybook',
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
          // Stories of one file follow each other in one document anyway; so do files, and load each module once.
          isolate: false,
          // After the unit tests, since either takes every core.
          sequence: { groupOrder: 1 },
          // Some play a whole game with a finger that rests and waits as a finger does.
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
