import { beforeEach, describe, expect, test } from 'vitest';
import { createPageCache, lifetime, type Made } from './pageCache.ts';

let time = 0;
/** Channels that are followed, and what to call when one speaks. */
const followed = new Map<string, () => void>();
const speak = (channel: string) => followed.get(channel)?.();

/** A cache whose pages are made by hand: `asked` are waiting. */
function open({ mostBytes = 1000 }: { mostBytes?: number } = {}) {
  const asked: { address: string; answer: (page: Partial<Made>) => Promise<void>; fail: () => void }[] = [];
  const pageOf = createPageCache({
    make: (address) =>
      new Promise<Made>((resolve, reject) => {
        const body = Buffer.from(`${address} ${asked.length + 1}`);
        asked.push({
          address,
          answer: async (page) => {
            resolve({ body, channels: [], ...page });
            await new Promise(setImmediate);
          },
          fail: () => reject(new Error('Next is away.')),
        });
      }),
    follow: (channel, onNews) => {
      followed.set(channel, onNews);
      return () => followed.delete(channel);
    },
    mostBytes,
    now: () => time,
  });
  const bodyOf = async (address: string) => (await pageOf(address)).body.toString();
  /** Asks for a page and answers at once if it has to be made. */
  const get = async (address: string, page: Partial<Made> = {}) => {
    const before = asked.length;
    const body = bodyOf(address);
    if (asked.length > before) await asked.at(-1)!.answer(page);
    return body;
  };
  return { asked, bodyOf, get };
}

beforeEach(() => {
  time = 0;
  followed.clear();
});

describe('a kept page', () => {
  test('is made once, also for those who ask while it is made', async () => {
    const { asked, bodyOf, get } = open();
    const both = [bodyOf('/a'), bodyOf('/a')];
    expect(asked.length).toBe(1);
    await asked[0]!.answer({});
    expect(await Promise.all(both)).toEqual(['/a 1', '/a 1']);
    expect(await get('/a')).toBe('/a 1');
    expect(await get('/b')).toBe('/b 2');
  });

  test('is kept for a minute from when it was begun', async () => {
    const { asked, bodyOf, get } = open();
    const body = bodyOf('/a');
    time = 5_000;
    await asked[0]!.answer({});
    expect(await body).toBe('/a 1');
    time = lifetime - 1;
    expect(await get('/a')).toBe('/a 1');
    time = lifetime;
    expect(await get('/a')).toBe('/a 2');
  });

  test('goes when one of its channels speaks, and no other page with it', async () => {
    const { get } = open();
    await get('/a', { channels: ['x', 'y'] });
    await get('/b', { channels: ['y'] });
    await get('/c', { channels: ['z'] });
    speak('x');
    expect([await get('/a', { channels: ['x', 'y'] }), await get('/b'), await get('/c')]).toEqual(['/a 4', '/b 2', '/c 3']);
    speak('y');
    expect([await get('/a'), await get('/b'), await get('/c')]).toEqual(['/a 5', '/b 6', '/c 3']);
  });

  test('is not kept where the page says so or making it failed', async () => {
    const { asked, bodyOf, get } = open();
    await get('/a', { channels: null });
    expect(await get('/a', { channels: null })).toBe('/a 2');
    const failing = bodyOf('/a');
    asked[2]!.fail();
    await expect(failing).rejects.toThrow('Next is away.');
    expect(await get('/a')).toBe('/a 4');
  });
});

describe('news while a page is made', () => {
  test('is not in the page for whoever asks afterwards', async () => {
    const { asked, bodyOf, get } = open();
    await get('/b', { channels: ['x'] });
    const early = bodyOf('/a');
    speak('x');
    const late = bodyOf('/a');
    expect(asked.length).toBe(3);
    for (const making of [asked[2]!, asked[1]!]) await making.answer({ channels: ['x'] });
    expect([await early, await late]).toEqual(['/a 2', '/a 3']);
    expect(await get('/a')).toBe('/a 3');
  });
});

test('the pages that nobody has asked for longest make room', async () => {
  const { get } = open({ mostBytes: 9 });
  await get('/a');
  await get('/b');
  await get('/a');
  await get('/c');
  expect([await get('/a'), await get('/c')]).toEqual(['/a 1', '/c 3']);
  expect(await get('/b')).toBe('/b 4');
});

test('a channel is left once no page has followed it for a minute', async () => {
  const { get } = open();
  await get('/a', { channels: ['x'] });
  time = lifetime;
  await get('/b', { channels: ['y'] });
  expect([...followed.keys()]).toEqual(['y']);
});
