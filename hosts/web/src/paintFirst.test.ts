import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { paintFirst } from './paintFirst.ts';

const page =
  '<html><head><link rel="stylesheet" href="/_next/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>' +
  '<script src="/_next/a.js" async="" nonce="n"></script><script src="/_next/old.js" noModule="" nonce="n"></script></head>' +
  '<body><script nonce="n">theme()</script><script src="/_next/b.js" async="" nonce="n"></script>' +
  '<script src="/_next/c.js" async=""></script><script src="//evil.example/d.js" async="" nonce="n"></script></body></html>';

const html = paintFirst(page, 'n');

/** What the page does in a browser: the sources of the scripts that it has begun. */
function open({ hidden = false, observes = true } = {}) {
  const begun: string[] = [];
  const later: (() => void)[] = [];
  let paint = () => undefined as void;
  let look = () => undefined as void;
  class PerformanceObserver {
    constructor(onPaint: () => void) {
      paint = onPaint;
    }
    observe() {}
  }
  const document = {
    hidden,
    addEventListener: (_event: string, listener: () => void) => (look = listener),
    createElement: () => ({}),
    head: { appendChild: ({ src, async }: { src: string; async: boolean }) => begun.push(`${src} ${async}`) },
  };
  const globals = { document, PerformanceObserver, Intl, setTimeout: (listener: () => void) => later.push(listener) };
  const script = /<script nonce="n">(\(function[^]*?)<\/script><\/body>/.exec(html)?.[1] ?? '';
  runInNewContext(script, { ...globals, window: observes ? globals : {} });
  return { begun, paint, look, runTimers: () => later.splice(0).forEach((each) => each()) };
}

const both = ['/_next/a.js true', '/_next/b.js true'];

test('takes out of the page what begins later, and nothing else', () => {
  expect(html).toContain('<script src="/_next/old.js" noModule="" nonce="n"></script>');
  expect(html).toContain('<script nonce="n">theme()</script>');
  expect(html).toContain('<script src="/_next/c.js" async=""></script><script src="//evil.example/d.js" async="" nonce="n"></script>');
  expect(html).toContain('<link rel="stylesheet" href="/_next/a.css"/>');
  expect(html).not.toContain('src="/_next/a.js"');
  expect(html).not.toContain('preload');
});

test('leaves a page as it is that has none', () => {
  const plain = '<html><body><script nonce="n">theme()</script></body></html>';
  expect(paintFirst(plain, 'n')).toBe(plain);
});

test('the scripts begin once the page is painted, and once only', () => {
  const { begun, paint, look, runTimers } = open();
  expect(begun).toEqual([]);
  paint();
  expect(begun).toEqual(both);
  look();
  runTimers();
  expect(begun).toEqual(both);
});

test('they begin at once where nobody looks, and where a browser does not tell of its painting', () => {
  expect(open({ hidden: true }).begun).toEqual(both);
  expect(open({ observes: false }).begun).toEqual(both);
});

test('they begin where the reader looks away before it is painted, and after some seconds whatever happens', () => {
  const away = open();
  away.look();
  expect(away.begun).toEqual(both);
  const never = open();
  never.runTimers();
  expect(never.begun).toEqual(both);
});
