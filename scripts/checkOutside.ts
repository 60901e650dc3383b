/**
 * Usage: npm run check:outside
 *
 * Packs every package, installs the tarballs with npm in projects outside this checkout, and uses them there as a stranger would: in plain
 * Node, in Vite and in Next, and one component of @oche/ui alone in both. Takes a few minutes and the npm registry.
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
import { checkComponent } from './lib/outsideComponent.ts';
import { openOutside, outsideAddress, servedProblems } from './lib/outsidePage.ts';

const started = Date.now();
const tell = (text: string) => console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${text}`);

/** Made for a bundler; everything else must load in plain Node. */
const needsBundler = ({ name }: Packed) => ['@oche/ui', '@oche/screens'].includes(name);

/** Packages whose README is a program of examples. */
const readmes = ['packages/darts', 'packages/routes', 'packages/i18n', 'packages/api', 'mocks'];

/** Modules that are run rather than imported: in a worker thread, and as a process with settings in its environment. */
const programs = ['@oche/server/platform/db/pgliteWorker', '@oche/server/platform/realtime/standalone'];

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

const viteServer = (port: string) => ['node_modules/vite/bin/vite.js', 'preview', '--strictPort', '--port', port];
const nextServer = (port: string) => ['node_modules/next/dist/bin/next', 'start', '--port', port];

/** One component and the theme, and nothing else of ours but what they need: what they weigh, and what is wrong. */
async function oneComponent(outside: string, executablePath: string, packages: Packed[]): Promise<string[]> {
  const needed = packages.filter(({ name }) => ['@oche/ui', '@oche/darts'].includes(name));
  const pictures = join(root, '.tmp/outside');
  const projects = [
    { name: 'Vite', origin: await serveOutside('oneVite', join(outside, 'oneVite'), needed, 24000, viteServer), without: '/without.html' },
    { name: 'Next', origin: await serveOutside('oneNext', join(outside, 'oneNext'), needed, 25000, nextServer), without: '/without' },
  ];
  const problems: string[] = [];
  for (const { name, origin, without } of projects) {
    const weighed = await checkComponent(executablePath, { name, address: `${origin}/`, without: origin + without, pictures });
    const [script, styles] = [weighed.script, weighed.styles].map((bytes) => `${(bytes / 1000).toFixed(2)} kB`);
    tell(`${name}: Button adds ${script} of JavaScript, theme and classes are ${styles} of CSS (gzip); pictures in ${pictures}`);
    problems.push(...weighed.problems);
  }
  return problems;
}

/** All of it, in a folder; what is wrong, a sentence each. */
async function check(outside: string, executablePath: string): Promise<string[]> {
  const packages = await packPackages(join(outside, 'tarballs'));
  tell(`${packages.length} packages packed`);
  // Each to its end, so that nothing still runs in a folder that is removed.
  const [vite, next, node, one] = await Promise.allSettled([
    serveOutside('vite', join(outside, 'vite'), packages, 21000, viteServer),
    serveOutside('next', join(outside, 'next'), packages, 22000, nextServer),
    runInNode(join(outside, 'node'), packages),
    oneComponent(outside, executablePath, packages),
  ]);
  const problems = [vite, next, node, one].flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  if (one.status === 'fulfilled') problems.push(...one.value);
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
