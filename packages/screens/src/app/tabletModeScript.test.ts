import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { tabletModeScript } from './tabletModeScript.ts';

/** Where a device is sent that opens an address, and whether it saw the page. */
function open(pathname: string, tabletMode: string | null) {
  const document = { documentElement: { hidden: false } };
  const visited: string[] = [];
  const location = { pathname, replace: (to: string) => visited.push(to) };
  runInNewContext(tabletModeScript, { document, location, localStorage: { getItem: () => tabletMode } });
  return { sentTo: visited[0], seen: !document.documentElement.hidden };
}

test('a device of a board leaves every page but the tablet’s, in the language of the page, before it is seen', () => {
  for (const [from, to] of [
    ['/', '/tablet'],
    ['/de', '/de/tablet'],
    ['/nl/tournaments/friday', '/nl/tablet'],
    ['/tablets', '/tablet'],
    ['/nowhere', '/tablet'],
    ['/deutsch', '/tablet'],
  ] as const) {
    expect([from, open(from, 'true')]).toEqual([from, { sentTo: to, seen: false }]);
  }
});

test('it stays on the tablet’s pages, and every other device stays where it is', () => {
  for (const path of ['/tablet', '/tablet/login', '/fr/tablet', '/fr/tablet/login'])
    expect(open(path, 'true')).toEqual({ sentTo: undefined, seen: true });
  for (const mode of ['false', null]) expect(open('/tournaments', mode)).toEqual({ sentTo: undefined, seen: true });
});

test('a browser that refuses storage shows the page', () => {
  const location = { pathname: '/', replace: () => expect.unreachable() };
  const localStorage = {
    getItem: () => {
      throw new Error('refused');
    },
  };
  runInNewContext(tabletModeScript, { document: { documentElement: {} }, location, localStorage });
});
