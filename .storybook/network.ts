import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import type { ReactRenderer } from '@storybook/react-vite';
import type { Network } from './toolbar.ts';

const networkOf = (context: StoryContext<ReactRenderer>) => context.globals['network'] as Network | undefined;

/** Milliseconds until an answer on the toolbar's slow network, as with a weak 3G connection. */
const slow = 2000;

/** The realtime clients of stories that are offline. Each story has its own client, so the next story starts online. */
const offline = new WeakSet<object>();

/** Handlers that simulate the toolbar's network before the world answers. A handler that returns nothing lets the next one answer. */
export const networkHandlers = (context: StoryContext<ReactRenderer>): HttpHandler[] => {
  switch (networkOf(context)) {
    case 'slow':
      return [http.all('/api/*', () => delay(slow))];
    case 'failing':
      return [http.all('/api/*', () => HttpResponse.json({ code: 'internal', message: 'As the toolbar asks.' }, { status: 500 }))];
    case 'offline':
      return [http.all('/api/*', () => (offline.has(context.realtime) ? HttpResponse.error() : undefined))];
    default:
      return [];
  }
};

/** Goes offline if the toolbar says so. This happens after the page has read its data: otherwise it would only show an error page. */
export const goOffline = (context: StoryContext<ReactRenderer>): void => {
  if (networkOf(context) !== 'offline') return;
  offline.add(context.realtime);
  context.realtime.setState('offline');
};
