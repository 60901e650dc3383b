import { createServer } from 'node:net';
import { Failure } from './project.ts';

/** The ports of the three hosts, from WEB_PORT, API_PORT and TABLET_PORT. */
export type Ports = { web: number; api: number; tablet: number };

const settings = { web: ['WEB_PORT', 3000], api: ['API_PORT', 4000], tablet: ['TABLET_PORT', 5173] } as const;

/** Reads the ports from the environment. Throws a Failure if one is not a port number or two are equal. */
export function readPorts(env: NodeJS.ProcessEnv = process.env): Ports {
  const read = ([name, standard]: readonly [string, number]) => {
    const port = Number(env[name] || standard);
    if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Failure(`${name} is "${env[name]}", which is not a port number.`);
    return port;
  };
  const ports: Ports = { web: read(settings.web), api: read(settings.api), tablet: read(settings.tablet) };
  if (new Set(Object.values(ports)).size < 3)
    throw new Failure(`WEB_PORT, API_PORT and TABLET_PORT must differ; they are ${Object.values(ports).join(', ')}.`);
  return ports;
}

/** Throws a Failure with the port and the variable that changes it if another process uses one of the ports. */
export async function assertPortsFree(ports: Ports): Promise<void> {
  for (const host of ['web', 'api', 'tablet'] as const) {
    if (await isPortFree(ports[host])) continue;
    throw new Failure(
      `Port ${ports[host]} is already in use. Stop the program that uses it, or choose another port: ${settings[host][0]}=${ports[host] + 10} npm start`,
    );
  }
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** A free port between `minimum` and 32767. Linux uses higher ports for outgoing connections. */
export async function freePort(minimum = 20000): Promise<number> {
  for (let port = minimum + (process.pid % 5000); port < 32768; port++) if (await isPortFree(port)) return port;
  throw new Failure(`No port between ${minimum} and 32767 is free.`);
}
