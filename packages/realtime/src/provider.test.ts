import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFakeRealtime } from './fake.ts';
import { RealtimeProvider, useChannel, useRealtimeState } from './provider.ts';

function Live(): ReactNode {
  useChannel('board', '3', () => undefined);
  return useRealtimeState();
}

test('a render on the server subscribes to nothing and shows the initial state of the browser', () => {
  const client = createFakeRealtime('connected');
  expect(renderToString(createElement(RealtimeProvider, { client, children: createElement(Live) }))).toBe('connecting');
  expect(client.channels()).toEqual([]);
});

test('throws an explanation outside a provider', () => {
  expect(() => renderToString(createElement(Live))).toThrow('outside a <RealtimeProvider>');
});
