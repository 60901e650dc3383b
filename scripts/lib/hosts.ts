import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { bin } from './builds.ts';
import type { Command } from './children.ts';
import type { Ports } from './ports.ts';
import { root } from './project.ts';

/** A host to start, and the URL that responds as soon as the host is ready. */
export type Host = { command: Command; ready: string };

const startSecret = randomBytes(32).toString('hex');

const folder = (host: string) => join(root, 'hosts', host);

/**
 * The host names of the competition sites: COMPETITION_DOMAINS, otherwise those of the demo data. Browsers resolve every `*.localhost` to this
 * machine.
 */
export const competitionDomains = (): string[] =>
  (process.env['COMPETITION_DOMAINS'] ?? 'league.localhost,cup.localhost,ligue.localhost')
    .split(',')
    .map((domain) => domain.trim())
    .filter(Boolean);

/** Environment variables set for every host. Others, such as `DATABASE_URL`, are inherited from this process. */
function environment(ports: Ports, dataDir: string): Record<string, string> {
  return {
    API_PORT: String(ports.api),
    WEB_PORT: String(ports.web),
    TABLET_PORT: String(ports.tablet),
    API_ORIGIN: `http://127.0.0.1:${ports.api}`,
    WEB_ORIGIN: process.env['WEB_ORIGIN'] ?? `http://localhost:${ports.web}`,
    TABLET_ORIGIN: process.env['TABLET_ORIGIN'] ?? `http://localhost:${ports.tablet}`,
    COMPETITION_DOMAINS: competitionDomains().join(','),
    DATA_DIR: dataDir,
    // Without SMTP_URL, the API shows e-mails at /mails, only to browsers on this machine.
    SHOW_MAILS: '1',
    // The API accepts a forwarded IP address only in requests with this secret, so only from hosts that this command started.
    FORWARD_SECRET: process.env['FORWARD_SECRET'] ?? startSecret,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** The three hosts from their production builds. The API is the first, because the others forward requests to it. */
export function productionHosts(ports: Ports, dataDir: string): Host[] {
  const env = { ...environment(ports, dataDir), NODE_ENV: 'production' };
  return hosts(
    ports,
    { name: 'api', args: ['src/main.ts'], cwd: folder('api'), env },
    { name: 'web', args: ['src/serve.ts'], cwd: folder('web'), env },
    { name: 'tablet', args: ['src/serve.ts'], cwd: folder('tablet'), env },
  );
}

/** The three hosts from their sources, in watch mode. */
export function developmentHosts(ports: Ports, dataDir: string): Host[] {
  const env = { ...environment(ports, dataDir), NODE_ENV: 'development' };
  return hosts(
    ports,
    { name: 'api', args: ['--watch', 'src/main.ts'], cwd: folder('api'), env },
    { name: 'web', args: [bin('web', 'next', 'dist/bin/next'), 'dev', '-p', String(ports.web)], cwd: folder('web'), env },
    {
      name: 'tablet',
      args: [bin('tablet', 'vite', 'bin/vite.js'), '--host', '--port', String(ports.tablet), '--strictPort'],
      cwd: folder('tablet'),
      env,
    },
  );
}

function hosts(ports: Ports, api: Command, web: Command, tablet: Command): Host[] {
  return [
    { command: api, ready: `http://127.0.0.1:${ports.api}/readyz` },
    { command: web, ready: `http://127.0.0.1:${ports.web}/` },
    { command: tablet, ready: `http://127.0.0.1:${ports.tablet}/tablet` },
  ];
}
