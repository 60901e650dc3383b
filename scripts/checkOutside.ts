/**
 * `npm run check:outside`: packs every package, installs the tarballs with npm in projects outside this checkout, and uses
 * them there as a stranger would: in plain Node, in Vite and in Next. Takes a few minutes and the npm registry.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { untilAnswers } from './lib/answers.ts';
import { startChild, stopChildren, untilToldToEnd } from './lib/children.ts';
import { findChromium } from './lib/chromium.ts';
import { endPrograms, installOutside, runIn } from './lib/outside.ts';
import { packPackages, type Packed } from './lib/pack.ts';
import { freePort } from './lib/ports.ts';
import { Failure, main, root } from './lib/project.ts';
import { exampleProgram } from './lib/readme.ts';
import { openOutside, outsideAddress, servedProblems } from './lib/outsidePage.ts';

const started = Date.now();
const tell = (text: string) => console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${text}`);

/** Made for a bundler; everything else must load in plain Node. */
const needsBundler = ({ name }: Packed) => ['@oche/ui', '@oche/screens'].includes(name);

/** Packages whose README is a program of examples. */
const readmes = ['packages/darts', 'packages/routes', 'packages/i18n', 'packages/api', 'mocks'];

/** Modules that are run rather than imported: in a worker thread, and as a process with settings in its environment. */
const programs = ['@oche/server/db/pgliteWorker', '@oche/server/realtime/standalone'];

/** Every module loads in Node, the examples of the READMEs are true, and the server serves; all of it compiles too. */
async function runInNode(folder: string, packages: Packed[]): Promise<void> {
  await installOutside('node', folder, packages);
  const modules = packages
    .filter((one) => !needsBundler(one))
    .flatMap(({ name, entries }) => entries.filter(({ types }) => types).map(({ subpath }) => name + subpath.slice(1)))
    .filter((specifier) => !programs.includes(specifier));
  writeFileSync(join(folder, 'entries.ts'), modules.map((specifier) => `import '${specifier}';`).join('\n'));
  for (const readme of readmes) {
    writeFileSync(join(folder, `${basename(readme)}.ts`), exampleProgram(readFileSync(join(root, readme, 'README.md'), 'utf8')));
  }
  await runIn(folder, 'npx', ['tsc']);
  const PORT = String(await freePort(23000));
  const files = ['entries.ts', 'server.ts', ...readmes.map((readme) => `${basename(readme)}.ts`)];
  for (const file of files) await runIn(folder, process.execPath, [file], { PORT });
  tell(`Node: ${modules.length} modules load, the examples of ${readmes.length} READMEs hold, the server answers`);
}

/** Builds a project and serves the build; resolves with its address. */
async function serveOutside(name: string, folder: string, packages: Packed[], from: number, command: (port: string) => string[]) {
  await installOutside(name, folder, packages);
  tell(`${name}: installed`);
  await runIn(folder, 'npm', ['run', 'build']);
  tell(`${name}: built`);
  const port = await freePort(from);
  const child = startChild({ name, args: command(String(port)), cwd: folder }, { logFolder: join(folder, 'log') });
  const origin = `http://localhost:${port}`;
  await untilAnswers(origin, child);
  return origin;
}

/** All of it, in a folder; what is wrong, a sentence each. */
async function check(outside: string, executablePath: string): Promise<string[]> {
  const packages = await packPackages(join(outside, 'tarballs'));
  tell(`${packages.length} packages packed`);
  // Each to its end, so that nothing still runs in a folder that is removed.
  const [vite, next, node] = await Promise.allSettled([
    serveOutside('vite', join(outside, 'vite'), packages, 21000, (port) => [
      ...['node_modules/vite/bin/vite.js', 'preview', '--strictPort', '--port', port],
    ]),
    serveOutside('next', join(outside, 'next'), packages, 22000, (port) => ['node_modules/next/dist/bin/next', 'start', '--port', port]),
    runInNode(join(outside, 'node'), packages),
  ]);
  const problems = [vite, next, node].flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  if (vite.status === 'fulfilled') problems.push(...(await openOutside(executablePath, 'Vite', vite.value, 'nl')));
  if (next.status === 'fulfilled') {
    const address = next.value + outsideAddress('de');
    problems.push(...(await openOutside(executablePath, 'Next', address, 'de')), ...(await servedProblems('Next', address)));
  }
  return problems;
}

await main(async () => {
  const outside = mkdtempSync(join(tmpdir(), 'oche-outside-'));
  try {
    const told = untilToldToEnd().then((signal) => [`Interrupted by ${signal}.`]);
    const problems = await Promise.race([check(outside, findChromium()), told]);
    if (problems.length > 0) throw new Failure(problems.join('\n'));
    tell('Vite and Next: the screen of @oche/screens is there, with the data of @oche/mocks, in the theme of @oche/ui');
  } finally {
    endPrograms();
    await stopChildren();
    // npm may write its last while it ends.
    rmSync(outside, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
  // What listens for being told to end would keep us.
  process.exit();
});
