import { lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/*
 * Requests to URLs that strangers have given to the server. They must not reach this machine or its network. The address is checked when the
 * socket connects, so a name cannot have a public address for a check and a private one for the request.
 */

/** Milliseconds after which a request fails. */
const timeoutMs = 10_000;

const notPublic = new BlockList();
for (const [network, prefix] of [
  ...([['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12]] as const), // prettier-ignore
  ...([
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
])
  notPublic.addSubnet(network, prefix, 'ipv4');
// Documentation, and networks whose addresses contain an IPv4 address: Teredo and 6to4.
for (const [network, prefix] of [
  ['2001:db8::', 32],
  ['2001::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  // prettier-ignore
  notPublic.addSubnet(network, prefix, 'ipv6');
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to a host of the Internet, and not to this machine or a private network. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return isIP(address) === 6 && globalIpv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
};

/** The host of a URL is this machine, in a private network, or not a name. */
export class NotPublic extends Error {}

const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new NotPublic(`${hostname} has no public address.`), []);
    return options.all ? callback(null, addresses) : callback(null, addresses[0]!.address, addresses[0]!.family);
  });
};

export type Post = (url: string, headers: Record<string, string>, body: Uint8Array) => Promise<number>;

/**
 * Posts to an https URL and returns the status. Follows no redirect and reads no body. Rejects after ten seconds without a response.
 * @throws NotPublic if the host is not a host of the Internet
 */
export const postToPublicHost: Post = async (url, headers, body) => {
  const { hostname, protocol } = new URL(url);
  // Sockets look up names only, so `lookupPublic` would not see an IP address.
  if (protocol !== 'https:' || isIP(hostname) !== 0 || hostname.startsWith('[')) throw new NotPublic(`${hostname} is not a name.`);
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = request(url, { method: 'POST', headers, agent: false, lookup: lookupPublic, signal }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
};
