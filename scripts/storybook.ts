/** `npm run storybook`: all components and screens, each in all its states, on STORYBOOK_PORT (6006). */
import { main } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

await main(async () => {
  const port = process.env['STORYBOOK_PORT'] || '6006';
  const args = ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '-p', port, '--ci', ...process.argv.slice(2)];
  process.exitCode = await runLoudly(args, { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' });
});
