import { channelNames } from '@oche/api/contract/channelNames';
import type { Endpoint } from '@oche/api/contract/define';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';

/** Which channels tell that the answers on a public page are out of date. What no channel tells is as old as a page may be. */
export function channelsOf(answers: readonly { name: EndpointName; answer: unknown }[]): string[] {
  const followed = answers.flatMap(({ name, answer }) => {
    const endpoint: Endpoint = endpoints[name];
    return endpoint.method === 'GET' ? (endpoint.follows?.(answer) ?? []) : [];
  });
  return [...new Set(followed.map(({ channel, id }) => channelNames[channel](id)))];
}
