// `npm start` and every other root script run this file with the machine's own Node (18 or later). It installs the pinned Node, pnpm and the
// workspace, each only if its lockfile has changed. Then it runs `scripts/<command>.ts` with the pinned Node, which is first in PATH.
// The scripts in package.json `exec` this file, because a shell in between would not forward npm's signals.
// This is plain JavaScript, because nothing is installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helpIn, installFailure } from './lib/help.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const [command = 'start', ...commandArgs] = process.argv.slice(2);
// pnpm passes the `--` of `pnpm check -- lint` to the script, npm does not.
const args = commandArgs[0] === '--' ? commandArgs.slice(1) : commandArgs;
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

// npm sets variables `npm_*` for its children. An npm or pnpm started below would use these as its own settings. NODE_ENV is also removed,
// because with `production`, pnpm would not install the development tools. Each command sets its own.
const isRemoved = (name) =>
  (/^npm_/i.test(name) && !/^npm_config_(registry|(https?_?)?proxy|noproxy|cafile)$/i.test(name)) || name === 'NODE_ENV';
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isRemoved(name)));

/** Runs an installer. If it fails, prints a remedy and exits. If the reason is unknown, also prints the installer's errors. */
async function runInstaller(name, program, programArgs, options) {
  const child = spawn(program, programArgs, { stdio: ['ignore', 'pipe', 'pipe'], env, ...options });
  let errors = '';
  let output = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    output = (output + chunk).slice(-20_000);
  });
  child.stderr.on('data', (chunk) => (errors = (errors + chunk).slice(-20_000)));
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      errors += error.message;
      resolve(1);
    });
    child.once('close', resolve);
  });
  if (code === 0) return;
  const { sentence, isKnown } = installFailure(name, output + errors);
  if (!isKnown) console.error(errors);
  fail(sentence);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Installs one tool from its committed lockfile into `.tool/<name>`, unless this version is already installed. */
async function install(name) {
  const from = join(root, 'scripts/toolchain', name);
  const to = join(root, '.tool', name);
  const lock = join(to, 'package-lock.json');
  // npm writes node_modules/.package-lock.json last. If it is missing, an earlier install was interrupted.
  if (read(lock) === read(join(from, 'package-lock.json')) && existsSync(join(to, 'node_modules/.package-lock.json'))) return;
  console.log(`Installing ${name} into .tool/ …`);
  mkdirSync(to, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(from, file), join(to, file));
  await runInstaller(name, windows ? 'npm.cmd' : 'npm', ['ci', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: to,
    shell: windows,
  });
}

/** The folder of the pinned Node. Undefined if npm has no Node for this platform, but the machine's own Node is recent enough. */
function pinnedNode() {
  const folder = join(root, '.tool/node/node_modules', `node-${windows ? 'win' : process.platform}-${process.arch}`, 'bin');
  if (existsSync(folder)) return folder;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return undefined;
  return fail(
    `Oche needs Node 24.7 or later here (npm has no pinned Node for ${process.platform} ${process.arch}); this is ${process.version}.`,
  );
}

/** Installs the workspace, unless the lockfile and all manifests are unchanged since the last install. */
async function installWorkspace(node) {
  const manifests = ['packages', 'hosts'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .sort()
      .map((name) => `${folder}/${name}/package.json`),
  );
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'mocks/package.json', ...manifests];
  const hash = createHash('sha256')
    .update(files.map((file) => read(join(root, file))).join('\0'))
    .digest('hex');
  const stamp = join(root, 'node_modules/.installed');
  if (read(stamp) === hash) return;
  const pnpm = join(root, '.tool/pnpm/node_modules/pnpm/bin/pnpm.mjs');
  // With CI, pnpm does not prompt. A prompt would wait for ever if nobody is at the terminal.
  await runInstaller('the packages', node, [pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: root,
    env: { ...env, CI: 'true' },
  });
  writeFileSync(stamp, hash);
}

const script = join(root, 'scripts', `${command.replace(/[:-](\w)/g, (_, letter) => letter.toUpperCase())}.ts`);
if (!existsSync(script)) fail(`There is no command "${command}". "npm run" lists all commands.`);

if (args.some((arg) => arg === '--help' || arg === '-h')) {
  console.log(helpIn(read(script)));
  process.exit(0);
}

// pnpm first, because it fails if the registry does not respond. npm skips the pinned Node without an error, because it is an optional package.
const installStart = Date.now();
await install('pnpm');
await install('node');
const bin = pinnedNode();
const node = bin ? join(bin, windows ? 'node.exe' : 'node') : process.execPath;
const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
env[pathName] = [bin, join(root, '.tool/pnpm/node_modules/.bin'), join(root, 'node_modules/.bin'), env[pathName]]
  .filter(Boolean)
  .join(delimiter);
await installWorkspace(node);
env.INSTALL_MS = String(Date.now() - installStart);

// The command is spawned directly, because `pnpm run` would leave it running when `npm start` is killed.
const child = spawn(node, [script, ...args], { stdio: 'inherit', cwd: root, env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// If npm is killed, this process gets no signal, only a new parent process.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
