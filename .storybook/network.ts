import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import type { ReactRenderer } from '@storybook/react-vite';
import type { Network } from './toolbar.ts';

const networkOf = (context: StoryContext<ReactRenderer>) => context.globals['network'] as Network | undefined;

/** Milliseconds until a response on the toolbar's slow network, as with a weak 3G connection. */
const slowDelay = 2000;

/** The realtime clients of stories that are offline. Each story has its own client, so the next story starts online. */
const offlineClients = new WeakSet<object>();

/** Handlers that simulate the toolbar's network before those of the world. A handler that returns nothing passes the request to the next one. */
export const networkHandlers = (context: StoryContext<ReactRenderer>): HttpHandler[] => {
  switch (networkOf(context)) {
    case 'slow':
      return [http.all('/api/*', () => delay(slowDelay))];
    case 'failing':
      return [
        http.all('/api/*', () =>
          HttpResponse.json({ code: 'internal', message: 'The network "Failing" is selected in the toolbar.' }, { status: 500 }),
        ),
      ];
    case 'offline':
      return [http.all('/api/*', () => (offlineClients.has(context.realtime) ? HttpResponse.error() : undefined))];
    default:
      return [];
  }
};

/** Goes offline if the toolbar's network is offline. Call it after the page has fetched its data; otherwise the page only shows an error. */
export const goOffline = (context: StoryContext<ReactRenderer>): void => {
  if (networkOf(context) !== 'offline') return;
  offlineClients.add(context.realtime);
  context.realtime.setState('offline');
};
