import Parser from 'rss-parser';
import { expect, test } from 'vitest';
import { buildCompetition } from '@oche/mocks/competition';
import { newsFeed } from './newsFeed.ts';

const { organisation } = buildCompetition();
const item = (id: string, publishAt: string, texts: { title: string; lead: string }) => ({
  ...{ id, slug: `news-${id}`, picture: null, language: null, isPinned: false, pinnedUntil: null, state: 'published' as const },
  ...{ seasonId: 'season', updatedAt: publishAt, publishAt, ...texts },
});
const read = (items: Parameters<typeof newsFeed>[0]['items'], name = organisation.name) =>
  new Parser().parseString(
    newsFeed({ origin: 'https://krijtland.example', organisation: { ...organisation, name }, language: 'nl', items }),
  );

test('a feed reader gets the news with their instants and addresses, the newest first', async () => {
  // Clocks go back an hour between the two.
  const older = item('a', '2026-10-24T21:30:00.000Z', { title: 'Voor het winteruur', lead: 'Een' });
  const newer = item('b', '2026-10-25T01:30:00.000Z', { title: 'Na het winteruur', lead: 'Twee' });
  const feed = await read([older, newer]);
  expect(feed).toMatchObject({ title: organisation.name, link: 'https://krijtland.example/' });
  expect(feed.items.map(({ title, isoDate, link, guid, content }) => [title, isoDate, link, guid, content])).toEqual([
    ['Na het winteruur', newer.publishAt, 'https://krijtland.example/news/news-b', 'urn:uuid:b', 'Twee'],
    ['Voor het winteruur', older.publishAt, 'https://krijtland.example/news/news-a', 'urn:uuid:a', 'Een'],
  ]);
});

test('hostile texts stay texts, and the feed stays well-formed', async () => {
  const hostile = ']]></description><script>alert(1)</script> & <!-- \u0000\u0008\uD800 "\'';
  const feed = await read([item('a', '2026-10-24T21:30:00.000Z', { title: hostile, lead: hostile })], hostile);
  expect(feed.items).toHaveLength(1);
  for (const text of [feed.title, feed.items[0]!.title]) {
    expect(text).toContain('<script>alert(1)</script> & <!--');
    expect(text).not.toMatch(/[\u0000-\u0008]/);
  }
});

test('a competition without news has an empty feed', async () => {
  expect((await read([])).items).toEqual([]);
});
