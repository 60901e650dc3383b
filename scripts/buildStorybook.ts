/**
 * `npm run build:storybook`: the stories as a static site in storybook-static/, for Chromatic or any web server, in any folder of it.
 * The list of what each story imports comes with it: by that Chromatic finds the stories that a change reaches.
 */
import { main } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

await main(async () => {
  const args = [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '-o',
    'storybook-static',
    '--stats-json',
    ...process.argv.slice(2),
  ];
  process.exitCode = await runLoudly(args, { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' });
});
