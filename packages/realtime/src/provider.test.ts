import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFakeRealtime } from './fake.ts';
import { RealtimeProvider, useChannel, useRealtimeState } from './provider.ts';

function Live(): ReactNode {
  useChannel('board', '3', () => undefined);
  return useRealtimeState();
}

test('on the server nothing is listened to, and the state is the one that the browser begins with', () => {
  const client = createFakeRealtime('connected');
  expect(renderToString(createElement(RealtimeProvider, { client, children: createElement(Live) }))).toBe('connecting');
  expect(client.channels()).toEqual([]);
});

test('says what is wrong outside a provider', () => {
  expect(() => renderToString(createElement(Live))).toThrow('outside a <RealtimeProvider>');
});
