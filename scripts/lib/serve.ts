import { networkInterfaces } from 'node:os';
import { relative } from 'node:path';
import { untilAnswers } from './answers.ts';
import { startChild, stopChildren, untilSignal } from './children.ts';
import { competitionDomains, type Host } from './hosts.ts';
import type { Ports } from './ports.ts';
import { root } from './project.ts';
import { supervise } from './supervise.ts';

export type ServeOptions = {
  /** The folder of the hosts' log files. Without it, output goes to the terminal. */
  logFolder?: string;
  /** Printed once all hosts answer. */
  announce: () => Promise<string> | string;
};

/**
 * Starts hosts one after another, each when the previous one answers, and serves until a signal. Throws a Failure if a host cannot start. A host
 * that ends later is restarted while the others keep running. All hosts have ended when this function returns or throws.
 */
export async function serve(hosts: Host[], { logFolder, announce }: ServeOptions): Promise<void> {
  const signalled = untilSignal();
  const ending = new AbortController();
  const work = async () => {
    for (const { command, ready } of hosts) {
      const start = (append: boolean) => startChild(command, { append, ...(logFolder && { logFolder }) });
      const child = start(false);
      await untilAnswers(ready, child);
      void supervise(child, { start: () => start(true), say: (text) => console.error(text), signal: ending.signal });
    }
    console.log(await announce());
    await signalled;
  };
  try {
    await Promise.race([work(), signalled]);
  } finally {
    ending.abort();
    await stopChildren();
  }
  process.exit(0);
}

/** IPv4 addresses by which other devices in the network can reach this machine. */
function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** The addresses of the running hosts as text for the terminal. */
export function addressList(ports: Ports): string {
  const lines = (label: string, port: number, path: string) =>
    ['localhost', ...lanAddresses()].map((address, i) => `  ${(i === 0 ? label : '').padEnd(8)} http://${address}:${port}${path}`);
  const here = [
    ...lines('API', ports.api, '/').slice(0, 1),
    ...(process.env['SMTP_URL'] ? [] : lines('Mails', ports.api, '/mails').slice(0, 1)),
  ];
  const sites = competitionDomains().map((domain, i) => `  ${(i === 0 ? 'Sites' : '').padEnd(8)} http://${domain}:${ports.web}/`);
  return [...lines('Web', ports.web, '/'), ...sites, ...lines('Boards', ports.tablet, '/tablet'), ...here].join('\n');
}

/** A path for messages: relative to the checkout if it is inside. */
export function shown(path: string): string {
  const fromHere = relative(root, path);
  return fromHere.startsWith('..') ? path : fromHere;
}
