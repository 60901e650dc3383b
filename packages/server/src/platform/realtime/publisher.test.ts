import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPublisher, type Publisher } from './publisher.ts';
import { app, collect, join, next, openEndpoint, type TestEndpoint } from './testEndpoint.ts';

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await openEndpoint();
});
afterEach(() => endpoint.close());

function open(kind: 'embedded' | 'external'): Publisher {
  if (kind === 'embedded') return createPublisher({ kind, realtime: endpoint.realtime });
  return createPublisher({ kind, ...app, host: '127.0.0.1', port: endpoint.port, useTLS: false });
}

describe.each(['embedded', 'external'] as const)('the %s publisher', (kind) => {
  test('publishes to more channels than fit in one request, and not to the author', async () => {
    const publisher = open(kind);
    const [author, reader] = [endpoint.client(), endpoint.client()];
    const own = await join(author, 'game-249');
    const [first, last] = [await join(reader, 'game-0'), await join(reader, 'game-249')];
    const echoes = collect(own, 'appended');
    const received = [next(first, 'appended'), next(last, 'appended')];
    const names = Array.from({ length: 250 }, (_, index) => `game-${index}`);
    await publisher.publish(names, 'appended', { length: 4 }, author.connection.socket_id);
    expect(await Promise.all(received)).toEqual([{ length: 4 }, { length: 4 }]);
    const ended = next(own, 'end');
    await publisher.publish(['game-249'], 'end', {});
    await ended;
    expect(echoes).toEqual([]);
    publisher.close();
  });

  test.each([
    [undefined, null],
    [null, null],
    [0, 0],
    ['text', 'text'],
    [
      [1, 'Ö'],
      [1, 'Ö'],
    ],
  ])('sends the data %j as %j', async (data, arrived) => {
    const publisher = open(kind);
    const received = next(await join(endpoint.client(), 'game-7'), 'appended');
    await publisher.publish(['game-7'], 'appended', data);
    expect(await received).toEqual(arrived);
    publisher.close();
  });

  test('resolves if there are no channels or subscribers', async () => {
    const publisher = open(kind);
    await publisher.publish([], 'appended', {});
    await publisher.publish(['game-7'], 'appended', {});
    publisher.close();
  });

  test('sends null instead of data above the limit of the protocol, and data at the limit unchanged', async () => {
    const publisher = open(kind);
    const channel = await join(endpoint.client(), 'game-7');
    const [large, fits] = [next(channel, 'large'), next(channel, 'fits')];
    await publisher.publish(['game-7'], 'large', { text: 'é'.repeat(5_120) });
    await publisher.publish(['game-7'], 'fits', 'é'.repeat(5_120));
    expect([await large, await fits]).toEqual([null, 'é'.repeat(5_120)]);
    publisher.close();
  });
});

test('the error of a refused event does not contain the signed URL', async () => {
  const publisher = createPublisher({ kind: 'external', ...app, secret: 'wrong', host: '127.0.0.1', port: endpoint.port, useTLS: false });
  const error: unknown = await publisher.publish(['game-7'], 'appended', {}).catch((reason: unknown) => reason);
  expect(String(error)).toBe('Error: publishing appended to 127.0.0.1 failed: status 401 Invalid signature');
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain('auth_signature');
  publisher.close();
});

test('publishing to an unreachable host is an error', async () => {
  const publisher = open('external');
  await endpoint.stop();
  await expect(publisher.publish(['game-7'], 'appended', {})).rejects.toThrow('failed: ECONNREFUSED');
  publisher.close();
});
