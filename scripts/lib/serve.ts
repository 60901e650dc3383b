import { networkInterfaces } from 'node:os';
import { relative } from 'node:path';
import { untilAnswers } from './answers.ts';
import { startChild, stopChildren, untilToldToEnd } from './children.ts';
import { competitionDomains, type Host } from './hosts.ts';
import type { Ports } from './ports.ts';
import { root } from './project.ts';
import { supervise } from './supervise.ts';

export type ServeOptions = {
  /** Where each host's output goes; without it, to the terminal. */
  logFolder?: string;
  /** Printed once all hosts answer. */
  announce: () => Promise<string> | string;
};

/**
 * Starts hosts one after another, each when the one before answers, and serves until told to end. A host that cannot start is a Failure; one
 * that ends later is started again while the others go on. Whatever happens, nothing that was started is left running.
 */
export async function serve(hosts: Host[], { logFolder, announce }: ServeOptions): Promise<void> {
  const told = untilToldToEnd();
  const ending = new AbortController();
  const work = async () => {
    for (const { command, ready } of hosts) {
      const start = (append: boolean) => startChild(command, { append, ...(logFolder && { logFolder }) });
      const child = start(false);
      await untilAnswers(ready, child);
      void supervise(child, { start: () => start(true), say: (text) => console.error(text), signal: ending.signal });
    }
    console.log(await announce());
    await told;
  };
  try {
    await Promise.race([work(), told]);
  } finally {
    ending.abort();
    await stopChildren();
  }
  process.exit(0);
}

/** Addresses of this machine that others in its network can reach. */
function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** Where a person finds the running hosts. */
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

/** A path as a person in the checkout would write it. */
export function shown(path: string): string {
  const fromHere = relative(root, path);
  return fromHere.startsWith('..') ? path : fromHere;
}
