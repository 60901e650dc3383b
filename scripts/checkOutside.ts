/**
 * Usage: npm run check:outside
 *
 * Packs every package, installs the tarballs with npm in projects outside this checkout, and uses them there as a consumer would: in plain
 * Node, in Vite and in Next, and a single component of @oche/ui in Vite and in Next. Takes a few minutes and needs the npm registry.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { waitForServer } from './lib/waitForServer.ts';
import { startChild, stopChildren, untilSignal } from './lib/children.ts';
import { findChromium } from './lib/chromium.ts';
import { endPrograms, installOutside, runIn } from './lib/outside.ts';
import { packPackages, type Packed } from './lib/pack.ts';
import { freePort } from './lib/ports.ts';
import { Failure, main, root } from './lib/project.ts';
import { exampleProgram } from './lib/readme.ts';
import { checkComponent } from './lib/outsideComponent.ts';
import { openOutside, outsidePath, servedProblems } from './lib/outsidePage.ts';

const started = Date.now();
const log = (text: string) => console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${text}`);

/** Whether a package only works with a bundler. Every other package must load in plain Node. */
const needsBundler = ({ name }: Packed) => ['@oche/ui', '@oche/screens'].includes(name);

/** Packages whose README's examples form a program. */
const readmes = ['packages/darts', 'packages/routes', 'packages/i18n', 'packages/api', 'mocks'];

/** A module that starts a process with settings in its environment when it is imported. */
const program = '@oche/server/platform/realtime/standalone';

/** Checks in plain Node that every module compiles and loads, that the examples of the READMEs are correct, and that the server responds. */
async function runInNode(folder: string, packages: Packed[]): Promise<void> {
  await installOutside('node', folder, packages);
  const modules = packages
    .filter((one) => !needsBundler(one))
    .flatMap(({ name, entries }) => entries.filter(({ types }) => types).map(({ subpath }) => name + subpath.slice(1)))
    .filter((specifier) => specifier !== program);
  writeFileSync(join(folder, 'entries.ts'), modules.map((specifier) => `import '${specifier}';`).join('\n'));
  for (const readme of readmes) {
    writeFileSync(join(folder, `${basename(readme)}.ts`), exampleProgram(readFileSync(join(root, readme, 'README.md'), 'utf8')));
  }
  await runIn(folder, 'npx', ['tsc']);
  const PORT = String(await freePort(23000));
  const files = ['entries.ts', 'server.ts', ...readmes.map((readme) => `${basename(readme)}.ts`)];
  for (const file of files) await runIn(folder, process.execPath, [file], { PORT });
  log(`Node: ${modules.length} modules load, the examples of ${readmes.length} READMEs are correct, the server responds`);
}

/** Builds a project and serves the build. Resolves with its origin. */
async function serveOutside(name: string, folder: string, packages: Packed[], from: number, command: (port: string) => string[]) {
  await installOutside(name, folder, packages);
  log(`${name}: installed`);
  await runIn(folder, 'npm', ['run', 'build']);
  log(`${name}: built`);
  const port = await freePort(from);
  const child = startChild({ name, args: command(String(port)), cwd: folder }, { logFolder: join(folder, 'log') });
  const origin = `http://localhost:${port}`;
  await waitForServer(origin, child);
  return origin;
}

const viteServer = (port: string) => ['node_modules/vite/bin/vite.js', 'preview', '--strictPort', '--port', port];
const nextServer = (port: string) => ['node_modules/next/dist/bin/next', 'start', '--port', port];

/** Installs only @oche/ui and @oche/darts, shows one component with the theme, and prints the sizes. Returns the problems. */
async function checkOneComponent(outside: string, executablePath: string, packages: Packed[]): Promise<string[]> {
  const needed = packages.filter(({ name }) => ['@oche/ui', '@oche/darts'].includes(name));
  const pictures = join(root, '.tmp/outside');
  const projects = [
    { name: 'Vite', origin: await serveOutside('oneVite', join(outside, 'oneVite'), needed, 24000, viteServer), without: '/without.html' },
    { name: 'Next', origin: await serveOutside('oneNext', join(outside, 'oneNext'), needed, 25000, nextServer), without: '/without' },
  ];
  const problems: string[] = [];
  for (const { name, origin, without } of projects) {
    const result = await checkComponent(executablePath, { name, url: `${origin}/`, withoutUrl: origin + without, pictures });
    const [script, styles] = [result.script, result.styles].map((bytes) => `${(bytes / 1000).toFixed(2)} kB`);
    log(`${name}: Button adds ${script} of JavaScript, theme and classes are ${styles} of CSS (gzip); pictures in ${pictures}`);
    problems.push(...result.problems);
  }
  return problems;
}

/** Runs all parts in a folder. Returns the problems as sentences. */
async function check(outside: string, executablePath: string): Promise<string[]> {
  const packages = await packPackages(join(outside, 'tarballs'));
  log(`${packages.length} packages packed`);
  // allSettled, because the folder is removed afterwards, and no process may still use it.
  const [vite, next, node, one] = await Promise.allSettled([
    serveOutside('vite', join(outside, 'vite'), packages, 21000, viteServer),
    serveOutside('next', join(outside, 'next'), packages, 22000, nextServer),
    runInNode(join(outside, 'node'), packages),
    checkOneComponent(outside, executablePath, packages),
  ]);
  const problems = [vite, next, node, one].flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  if (one.status === 'fulfilled') problems.push(...one.value);
  if (vite.status === 'fulfilled') problems.push(...(await openOutside(executablePath, 'Vite', vite.value, 'nl')));
  if (next.status === 'fulfilled') {
    const url = next.value + outsidePath('de');
    problems.push(...(await openOutside(executablePath, 'Next', url, 'de')), ...(await servedProblems('Next', url)));
  }
  return problems;
}

await main(async () => {
  const outside = mkdtempSync(join(tmpdir(), 'oche-outside-'));
  try {
    const interrupted = untilSignal().then((signal) => [`Interrupted by ${signal}.`]);
    const problems = await Promise.race([check(outside, findChromium()), interrupted]);
    if (problems.length > 0) throw new Failure(problems.join('\n'));
    log('Vite and Next show a screen of @oche/screens with the data of @oche/mocks in the theme of @oche/ui');
  } finally {
    endPrograms();
    await stopChildren();
    // npm may still write files while it ends.
    rmSync(outside, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
  // Without this, the listeners for signals would keep this process running.
  process.exit();
});
