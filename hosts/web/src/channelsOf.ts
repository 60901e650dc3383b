import { channelNames } from '@oche/api/contract/channelNames';
import type { Endpoint } from '@oche/api/contract/define';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';

/** The channels that announce changes of the data on a public page. Without such a channel, a cached page is used until it expires. */
export function channelsOf(responses: readonly { name: EndpointName; data: unknown }[]): string[] {
  const followed = responses.flatMap(({ name, data }) => {
    const endpoint: Endpoint = endpoints[name];
    return endpoint.method === 'GET' ? (endpoint.follows?.(data) ?? []) : [];
  });
  return [...new Set(followed.map(({ channel, id }) => channelNames[channel](id)))];
}
