import { beforeEach, describe, expect, test } from 'vitest';
import { createPageCache, lifetime, type RenderedPage } from './pageCache.ts';

let time = 0;
/** The listeners of the followed channels. */
const followed = new Map<string, () => void>();
const publishEvent = (channel: string) => followed.get(channel)?.();

/** A cache with a fake renderer. `renderings` are the started renderings. A test finishes each of them, or makes it fail. */
function createTestCache({ maxBytes = 1000 }: { maxBytes?: number } = {}) {
  const renderings: { url: string; finish: (page: Partial<RenderedPage>) => Promise<void>; fail: () => void }[] = [];
  const pageOf = createPageCache({
    render: (url) =>
      new Promise<RenderedPage>((resolve, reject) => {
        const body = Buffer.from(`${url} ${renderings.length + 1}`);
        renderings.push({
          url,
          finish: async (page) => {
            resolve({ body, channels: [], ...page });
            await new Promise(setImmediate);
          },
          fail: () => reject(new Error('Next does not respond.')),
        });
      }),
    follow: (channel, onEvent) => {
      followed.set(channel, onEvent);
      return () => followed.delete(channel);
    },
    maxBytes,
    now: () => time,
  });
  const bodyOf = async (url: string) => (await pageOf(url)).body.toString();
  /** Requests a page and finishes its rendering immediately, if one was started. */
  const get = async (url: string, page: Partial<RenderedPage> = {}) => {
    const count = renderings.length;
    const body = bodyOf(url);
    if (renderings.length > count) await renderings.at(-1)!.finish(page);
    return body;
  };
  return { renderings, bodyOf, get };
}

beforeEach(() => {
  time = 0;
  followed.clear();
});

describe('a cached page', () => {
  test('is rendered once, even if it is requested again during the rendering', async () => {
    const { renderings, bodyOf, get } = createTestCache();
    const bodies = [bodyOf('/a'), bodyOf('/a')];
    expect(renderings.length).toBe(1);
    await renderings[0]!.finish({});
    expect(await Promise.all(bodies)).toEqual(['/a 1', '/a 1']);
    expect(await get('/a')).toBe('/a 1');
    expect(await get('/b')).toBe('/b 2');
  });

  test('expires a minute after its rendering has started', async () => {
    const { renderings, bodyOf, get } = createTestCache();
    const body = bodyOf('/a');
    time = 5_000;
    await renderings[0]!.finish({});
    expect(await body).toBe('/a 1');
    time = lifetime - 1;
    expect(await get('/a')).toBe('/a 1');
    time = lifetime;
    expect(await get('/a')).toBe('/a 2');
  });

  test('is removed after an event on one of its channels; other pages are not removed', async () => {
    const { get } = createTestCache();
    await get('/a', { channels: ['x', 'y'] });
    await get('/b', { channels: ['y'] });
    await get('/c', { channels: ['z'] });
    publishEvent('x');
    expect([await get('/a', { channels: ['x', 'y'] }), await get('/b'), await get('/c')]).toEqual(['/a 4', '/b 2', '/c 3']);
    publishEvent('y');
    expect([await get('/a'), await get('/b'), await get('/c')]).toEqual(['/a 5', '/b 6', '/c 3']);
  });

  test('is not stored if its channels are null or its rendering failed', async () => {
    const { renderings, bodyOf, get } = createTestCache();
    await get('/a', { channels: null });
    expect(await get('/a', { channels: null })).toBe('/a 2');
    const failing = bodyOf('/a');
    renderings[2]!.fail();
    await expect(failing).rejects.toThrow('Next does not respond.');
    expect(await get('/a')).toBe('/a 4');
  });
});

test('after an event during a rendering, later requests start another rendering', async () => {
  const { renderings, bodyOf, get } = createTestCache();
  await get('/b', { channels: ['x'] });
  const early = bodyOf('/a');
  publishEvent('x');
  const late = bodyOf('/a');
  expect(renderings.length).toBe(3);
  for (const rendering of [renderings[2]!, renderings[1]!]) await rendering.finish({ channels: ['x'] });
  expect([await early, await late]).toEqual(['/a 2', '/a 3']);
  expect(await get('/a')).toBe('/a 3');
});

test('the least recently requested pages are removed if there is not enough space', async () => {
  const { get } = createTestCache({ maxBytes: 9 });
  await get('/a');
  await get('/b');
  await get('/a');
  await get('/c');
  expect([await get('/a'), await get('/c')]).toEqual(['/a 1', '/c 3']);
  expect(await get('/b')).toBe('/b 4');
});

test('a channel without cached pages is unsubscribed at the next clean-up', async () => {
  const { get } = createTestCache();
  await get('/a', { channels: ['x'] });
  time = lifetime;
  await get('/b', { channels: ['y'] });
  expect([...followed.keys()]).toEqual(['y']);
});
