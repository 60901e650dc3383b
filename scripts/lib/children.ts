import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What to run: `args` of Node, in a folder, with this environment beside our own. */
export type Command = { name: string; args: string[]; cwd: string; env?: Record<string, string> };

/** A process of ours: `exited` resolves with a description once it has ended, `lastLines` is the end of what it printed. */
export type Child = { name: string; process: ChildProcess; exited: Promise<string>; lastLines: () => string };

export type ChildOptions = {
  /** Where its output goes as `<name>.log`. Without it the output goes to the terminal, each line behind the name. */
  logFolder?: string;
  /** Adds to the log of an earlier process instead of replacing it. */
  append?: boolean;
};

const running = new Set<Child>();
const onWindows = process.platform === 'win32';

/** Starts a Node process in a process group of its own, so that everything below it can be ended with it. */
export function startChild({ name, args, cwd, env }: Command, { logFolder, append = false }: ChildOptions): Child {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !onWindows,
  });
  const lines: { error: boolean; line: string }[] = [];
  if (logFolder) mkdirSync(logFolder, { recursive: true });
  const log = logFolder ? createWriteStream(join(logFolder, `${name}.log`), { flags: append ? 'a' : 'w' }) : undefined;
  const take = (error: boolean) => (line: string) => {
    lines.push({ error, line });
    if (lines.length > 40) lines.shift();
    if (log) log.write(`${line}\n`);
    else console.log(`${name.padEnd(6)} │ ${line}`);
  };
  createInterface({ input: child.stdout }).on('line', take(false));
  createInterface({ input: child.stderr }).on('line', take(true));
  const exited = new Promise<string>((resolve) => {
    // 'exit' may come before the last line of output; 'close' comes after it, but never while a grandchild keeps the pipe open.
    child.once('exit', (code, signal) => {
      const how = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
      child.once('close', () => resolve(how));
      setTimeout(() => resolve(how), 1000);
    });
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
  });
  // What went wrong is told on stderr; the log on stdout matters only where nothing was.
  const lastLines = () =>
    (lines.some(({ error }) => error) ? lines.filter(({ error }) => error) : lines).map(({ line }) => line).join('\n');
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
    // it has ended in the meantime
  }
}

/** Ends every child and what it started: politely, and after ten seconds by force. */
export async function stopChildren(): Promise<void> {
  const children = [...running];
  for (const child of children) signalGroup(child, 'SIGTERM');
  const force = setTimeout(() => children.forEach((child) => signalGroup(child, 'SIGKILL')), 10_000);
  await Promise.all(children.map((child) => child.exited));
  clearTimeout(force);
  // A grandchild may outlive the child that we waited for.
  for (const child of children) signalGroup(child, 'SIGKILL');
}

/** Resolves when somebody wants this script to end: Ctrl+C, a signal, or the process that started it has gone. */
export function untilToldToEnd(): Promise<NodeJS.Signals> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
    setInterval(() => process.ppid !== parent && resolve('SIGTERM'), 500).unref();
  });
}
