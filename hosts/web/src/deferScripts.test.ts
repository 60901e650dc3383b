import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { deferScripts } from './deferScripts.ts';

const page =
  '<html><head><link rel="stylesheet" href="/_next/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>' +
  '<script src="/_next/a.js" async="" nonce="n"></script><script src="/_next/old.js" noModule="" nonce="n"></script></head>' +
  '<body><script nonce="n">theme()</script><script src="/_next/b.js" async="" nonce="n"></script>' +
  '<script src="/_next/c.js" async=""></script><script src="//evil.example/d.js" async="" nonce="n"></script></body></html>';

const html = deferScripts(page, 'n');

/** Runs the page's loader with a fake document. `loaded`: the sources of the scripts that it has added. */
function open({ hidden = false, hasObserver = true } = {}) {
  const loaded: string[] = [];
  const timers: (() => void)[] = [];
  let paint = () => undefined as void;
  let changeVisibility = () => undefined as void;
  class PerformanceObserver {
    constructor(onPaint: () => void) {
      paint = onPaint;
    }
    observe() {}
  }
  const document = {
    hidden,
    addEventListener: (_event: string, listener: () => void) => (changeVisibility = listener),
    createElement: () => ({}),
    head: { appendChild: ({ src, async }: { src: string; async: boolean }) => loaded.push(`${src} ${async}`) },
  };
  const globals = { document, PerformanceObserver, Intl, setTimeout: (listener: () => void) => timers.push(listener) };
  const script = /<script nonce="n">(\(function[^]*?)<\/script><\/body>/.exec(html)?.[1] ?? '';
  runInNewContext(script, { ...globals, window: hasObserver ? globals : {} });
  return { loaded, paint, changeVisibility, runTimers: () => timers.splice(0).forEach((each) => each()) };
}

const deferred = ['/_next/a.js true', '/_next/b.js true'];

test('removes only the scripts of Next that are loaded later, and their preloads', () => {
  expect(html).toContain('<script src="/_next/old.js" noModule="" nonce="n"></script>');
  expect(html).toContain('<script nonce="n">theme()</script>');
  expect(html).toContain('<script src="/_next/c.js" async=""></script><script src="//evil.example/d.js" async="" nonce="n"></script>');
  expect(html).toContain('<link rel="stylesheet" href="/_next/a.css"/>');
  expect(html).not.toContain('src="/_next/a.js"');
  expect(html).not.toContain('preload');
});

test('a page without such scripts is unchanged', () => {
  const plain = '<html><body><script nonce="n">theme()</script></body></html>';
  expect(deferScripts(plain, 'n')).toBe(plain);
});

test('the scripts are loaded after the first paint, and only once', () => {
  const { loaded, paint, changeVisibility, runTimers } = open();
  expect(loaded).toEqual([]);
  paint();
  expect(loaded).toEqual(deferred);
  changeVisibility();
  runTimers();
  expect(loaded).toEqual(deferred);
});

test('the scripts are loaded immediately if the page is hidden or the browser does not observe paints', () => {
  expect(open({ hidden: true }).loaded).toEqual(deferred);
  expect(open({ hasObserver: false }).loaded).toEqual(deferred);
});

test('the scripts are loaded if the page is hidden before the first paint, and at the latest after three seconds', () => {
  const hidden = open();
  hidden.changeVisibility();
  expect(hidden.loaded).toEqual(deferred);
  const unpainted = open();
  unpainted.runTimers();
  expect(unpainted.loaded).toEqual(deferred);
});
