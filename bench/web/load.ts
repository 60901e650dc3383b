import { Agent, request } from 'node:http';

/** A page to request over several connections, with one request at a time on each. `hostOf`: returns the host name of the next request. */
export type Target = { name: string; port: number; path: string; connections: number; hostOf?: () => string };

/** A complete response. `ms`: from the request to the last byte. `bytes`: the compressed size. */
type CompleteResponse = { ms: number; bytes: number; status: number; headers: NodeJS.Dict<string | string[]> };

function send(agent: Agent, { port, path, hostOf }: Target): Promise<CompleteResponse> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const headers = { 'accept-encoding': 'gzip', ...(hostOf && { host: hostOf() }) };
    request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        resolve({ ms: performance.now() - start, bytes, status: response.statusCode ?? 0, headers: response.headers }),
      );
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

const agents = new Map<string, Agent>();

/** Sends a single request. */
export const sendOnce = (target: Target): Promise<CompleteResponse> => send(new Agent(), target);

/** Sends requests for `ms` milliseconds. Returns the milliseconds of each. */
export async function load(target: Target, ms: number): Promise<number[]> {
  const { connections } = target;
  const agent = agents.get(target.name) ?? new Agent({ keepAlive: true, maxSockets: connections });
  agents.set(target.name, agent);
  const times: number[] = [];
  const end = performance.now() + ms;
  const connection = async () => {
    while (performance.now() < end) {
      const response = await send(agent, target);
      if (response.status !== 200) throw new Error(`${target.name} responded with ${response.status}.`);
      times.push(response.ms);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return times;
}
