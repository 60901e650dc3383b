import { networkInterfaces } from 'node:os';
import { relative } from 'node:path';
import { waitForServer } from './waitForServer.ts';
import { startChild, stopChildren, untilSignal } from './children.ts';
import { competitionDomains, type Host } from './hosts.ts';
import type { Ports } from './ports.ts';
import { root } from './project.ts';
import { supervise } from './supervise.ts';

export type ServeOptions = {
  /** The folder of the hosts' log files. Without it, output goes to the terminal. */
  logFolder?: string;
  /** The text to print as soon as all hosts respond. */
  announce: () => Promise<string> | string;
};

/**
 * Starts hosts one after another, each as soon as the previous one responds, and serves until a signal. Throws a Failure if a host cannot start.
 * A host that ends later is restarted while the others keep running. All hosts have ended when this function returns or throws.
 */
export async function serve(hosts: Host[], { logFolder, announce }: ServeOptions): Promise<void> {
  const signalReceived = untilSignal();
  const supervision = new AbortController();
  const work = async () => {
    for (const { command, ready } of hosts) {
      const start = (append: boolean) => startChild(command, { append, ...(logFolder && { logFolder }) });
      const child = start(false);
      await waitForServer(ready, child);
      void supervise(child, { start: () => start(true), print: (text) => console.error(text), signal: supervision.signal });
    }
    console.log(await announce());
    await signalReceived;
  };
  try {
    await Promise.race([work(), signalReceived]);
  } finally {
    supervision.abort();
    await stopChildren();
  }
  process.exit(0);
}

/** The IPv4 addresses by which other devices in the network can reach this machine. */
function localIpAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** The URLs of the running hosts as text for the terminal. */
export function urlList(ports: Ports): string {
  const lines = (label: string, port: number, path: string) =>
    ['localhost', ...localIpAddresses()].map((host, i) => `  ${(i === 0 ? label : '').padEnd(8)} http://${host}:${port}${path}`);
  const onlyLocal = [
    ...lines('API', ports.api, '/').slice(0, 1),
    ...(process.env['SMTP_URL'] ? [] : lines('E-mails', ports.api, '/mails').slice(0, 1)),
  ];
  const sites = competitionDomains().map((domain, i) => `  ${(i === 0 ? 'Sites' : '').padEnd(8)} http://${domain}:${ports.web}/`);
  return [...lines('Web', ports.web, '/'), ...sites, ...lines('Boards', ports.tablet, '/tablet'), ...onlyLocal].join('\n');
}

/** A path for messages, relative to the checkout if it is inside the checkout. */
export function displayPath(path: string): string {
  const relativePath = relative(root, path);
  return relativePath.startsWith('..') ? path : relativePath;
}
