/**
 * Usage: npm run build:storybook [-- OPTIONS]
 *
 * Builds the stories as a static site in storybook-static/, for Chromatic or for any folder of a web server. The site includes a list of each
 * story's imports, with which Chromatic finds the stories that a change affects.
 *
 *   OPTIONS   options of Storybook's own command "build"
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
