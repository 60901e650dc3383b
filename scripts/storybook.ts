/**
 * Usage: npm run storybook [-- OPTIONS]
 *
 * Starts Storybook, which shows every component and screen in every state.
 *
 *   OPTIONS          options of Storybook's command "dev"
 *
 *   STORYBOOK_PORT   the port (6006)
 */
import { main } from './lib/project.ts';
import { runLoudly } from './lib/run.ts';

await main(async () => {
  const port = process.env['STORYBOOK_PORT'] || '6006';
  const args = ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '-p', port, '--ci', ...process.argv.slice(2)];
  process.exitCode = await runLoudly(args, { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' });
});
