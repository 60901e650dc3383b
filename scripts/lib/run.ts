import { spawn } from 'node:child_process';
import { Failure, root } from './project.ts';

export type RunResult = { code: number; output: string };

/** Runs a Node script in the checkout and returns its exit code and output. Prints nothing. */
export function runQuietly(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<RunResult> {
  const child = spawn(process.execPath, args, { cwd: root, env });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

/**
 * Runs a Node script in the checkout or a folder of it, with its output in this terminal. Returns its exit code. Forwards signals to the script.
 * If this process receives a signal, a Failure is thrown after the script has ended, so that the caller stops and cleans up.
 */
export function runLoudly(args: string[], env: NodeJS.ProcessEnv = process.env, cwd = root): Promise<number> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });
  let isInterrupted = false;
  const forward = (signal: NodeJS.Signals) => {
    isInterrupted = true;
    child.kill(signal);
  };
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, forward);
      if (isInterrupted) reject(new Failure('Interrupted.'));
      else resolve(code ?? 1);
    });
  });
}
