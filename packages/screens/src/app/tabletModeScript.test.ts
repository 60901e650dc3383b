import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { tabletModeScript } from './tabletModeScript.ts';

/** Opens a path on a device. Returns the redirect, and whether the page was visible. */
function open(pathname: string, tabletMode: string | null) {
  const document = { documentElement: { hidden: false } };
  const visited: string[] = [];
  const location = { pathname, replace: (to: string) => visited.push(to) };
  runInNewContext(tabletModeScript, { document, location, localStorage: { getItem: () => tabletMode } });
  return { redirectedTo: visited[0], visible: !document.documentElement.hidden };
}

test('a device in tablet mode is redirected from every other page to the tablet, in the same language, before the page is visible', () => {
  for (const [from, to] of [
    ['/', '/tablet'],
    ['/de', '/de/tablet'],
    ['/nl/tournaments/friday', '/nl/tablet'],
    ['/tablets', '/tablet'],
    ['/nowhere', '/tablet'],
    ['/deutsch', '/tablet'],
  ] as const) {
    expect([from, open(from, 'true')]).toEqual([from, { redirectedTo: to, visible: false }]);
  }
});

test('it is not redirected from the tablet’s pages, and other devices are never redirected', () => {
  for (const path of ['/tablet', '/tablet/login', '/fr/tablet', '/fr/tablet/login'])
    expect(open(path, 'true')).toEqual({ redirectedTo: undefined, visible: true });
  for (const mode of ['false', null]) expect(open('/tournaments', mode)).toEqual({ redirectedTo: undefined, visible: true });
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
