import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import type { ReactRenderer } from '@storybook/react-vite';
import type { Network } from './toolbar.ts';

const networkOf = (context: StoryContext<ReactRenderer>) => context.globals['network'] as Network | undefined;

/** Milliseconds that an answer takes on the slow network of the toolbar: a hall with one bar of 3G. */
const slow = 2000;

/** Pages that lost the line after they had read. By context, so that the next story starts with a line. */
const lost = new WeakSet<object>();

/** What the network does to every request before the world answers; a handler that returns nothing lets the next one answer. */
export const networkHandlers = (context: StoryContext<ReactRenderer>): HttpHandler[] => {
  switch (networkOf(context)) {
    case 'slow':
      return [http.all('/api/*', () => delay(slow))];
    case 'failing':
      return [http.all('/api/*', () => HttpResponse.json({ code: 'internal', message: 'As the toolbar asks.' }, { status: 500 }))];
    case 'offline':
      return [http.all('/api/*', () => (lost.has(context.realtime) ? HttpResponse.error() : undefined))];
    default:
      return [];
  }
};

/** Offline: the page has been read, then the line is gone. From the start it would only be an error page. */
export const loseLine = (context: StoryContext<ReactRenderer>): void => {
  if (networkOf(context) !== 'offline') return;
  lost.add(context.realtime);
  context.realtime.setState('offline');
};
