/** `npm run build:storybook`: the stories as a static site in storybook-static/, for Chromatic or any web server. */
import { main } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

await main(async () => {
  const args = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', 'storybook-static', ...process.argv.slice(2)];
  process.exitCode = await runLoudly(args, { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' });
});
