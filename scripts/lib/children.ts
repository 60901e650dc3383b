import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A Node process to start. `args`: the arguments of Node. `env`: added to this process's environment. */
export type Command = { name: string; args: string[]; cwd: string; env?: Record<string, string> };

/** A started process. `exited` resolves when it has ended, for example to "ended with exit code 1". `lastLines` returns its last output. */
export type Child = { name: string; process: ChildProcess; exited: Promise<string>; lastLines: () => string };

export type ChildOptions = {
  /** The folder of the log file, `<name>.log`. Without it, output goes to the terminal, each line prefixed with the name. */
  logFolder?: string;
  /** Appends to the log of an earlier process instead of replacing it. */
  append?: boolean;
};

const running = new Set<Child>();
const onWindows = process.platform === 'win32';

/** Starts a Node process in its own process group, so that it can be ended together with the processes that it starts. */
export function startChild({ name, args, cwd, env }: Command, { logFolder, append = false }: ChildOptions): Child {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !onWindows,
  });
  const lines: { isError: boolean; line: string }[] = [];
  if (logFolder) mkdirSync(logFolder, { recursive: true });
  const log = logFolder ? createWriteStream(join(logFolder, `${name}.log`), { flags: append ? 'a' : 'w' }) : undefined;
  const addLine = (isError: boolean) => (line: string) => {
    lines.push({ isError, line });
    if (lines.length > 40) lines.shift();
    if (log) log.write(`${line}\n`);
    else console.log(`${name.padEnd(6)} │ ${line}`);
  };
  createInterface({ input: child.stdout }).on('line', addLine(false));
  createInterface({ input: child.stderr }).on('line', addLine(true));
  const exited = new Promise<string>((resolve) => {
    // 'exit' may be emitted before the last output. 'close' is emitted after it, but not while a grandchild keeps the pipe open.
    child.once('exit', (code, signal) => {
      const description = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
      child.once('close', () => resolve(description));
      setTimeout(() => resolve(description), 1000);
    });
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
  });
  // Errors are on stderr. The log on stdout matters only if stderr is empty.
  const lastLines = () =>
    (lines.some(({ isError }) => isError) ? lines.filter(({ isError }) => isError) : lines).map(({ line }) => line).join('\n');
  const started: Child = { name, process: child, exited, lastLines };
  running.add(started);
  void exited.then(() => running.delete(started));
  return started;
}

function signalGroup(child: Child, signal: NodeJS.Signals): void {
  const { pid } = child.process;
  if (pid === undefined) return;
  try {
    process.kill(onWindows ? pid : -pid, signal);
  } catch {
    // It has already ended.
  }
}

/** Ends every child and the processes that it started: with SIGTERM, and with SIGKILL after ten seconds. */
export async function stopChildren(): Promise<void> {
  const children = [...running];
  for (const child of children) signalGroup(child, 'SIGTERM');
  const force = setTimeout(() => children.forEach((child) => signalGroup(child, 'SIGKILL')), 10_000);
  await Promise.all(children.map((child) => child.exited));
  clearTimeout(force);
  // A grandchild may outlive its parent.
  for (const child of children) signalGroup(child, 'SIGKILL');
}

/** Resolves when this script should end: on Ctrl+C, on a signal, or when its parent process has ended. */
export function untilSignal(): Promise<NodeJS.Signals> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
    setInterval(() => process.ppid !== parent && resolve('SIGTERM'), 500).unref();
  });
}
