import { Agent, request } from 'node:http';

/** A page to request over several connections, one request after the other on each. `hostOf`: returns the host name of each request. */
export type Target = { name: string; port: number; path: string; connections: number; hostOf?: () => string };

/** A complete response. `ms`: from the request to the last byte. `bytes`: as transferred, so compressed. */
type Answered = { ms: number; bytes: number; status: number; headers: NodeJS.Dict<string | string[]> };

function ask(agent: Agent, { port, path, hostOf }: Target): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const headers = { 'accept-encoding': 'gzip', ...(hostOf && { host: hostOf() }) };
    request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        resolve({ ms: performance.now() - begun, bytes, status: response.statusCode ?? 0, headers: response.headers }),
      );
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

const agents = new Map<string, Agent>();

/** Sends a single request. */
export const askOnce = (target: Target): Promise<Answered> => ask(new Agent(), target);

/** Sends requests for `ms` milliseconds. Returns the milliseconds of each. */
export async function load(target: Target, ms: number): Promise<number[]> {
  const { connections } = target;
  const agent = agents.get(target.name) ?? new Agent({ keepAlive: true, maxSockets: connections });
  agents.set(target.name, agent);
  const taken: number[] = [];
  const end = performance.now() + ms;
  const connection = async () => {
    while (performance.now() < end) {
      const answered = await ask(agent, target);
      if (answered.status !== 200) throw new Error(`${target.name} answered ${answered.status}.`);
      taken.push(answered.ms);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return taken;
}
