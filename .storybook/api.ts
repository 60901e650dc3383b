import type { AfterEach, BeforeEach, StoryContext } from 'storybook/internal/csf';
import { handlersOf } from '@oche/mocks/handlers';
import { isSilent, mock } from '@oche/mocks/mock';
import { eveningInProgress } from '@oche/mocks/world';
import { createQueryClient } from '@oche/api/queryClient';
import { createFakeRealtime } from '@oche/realtime/fake';
import type { ReactRenderer } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { createFakeNative } from './fakeNative.ts';
import { createSay } from './say.ts';
import { renamed } from './longTexts.ts';
import { beginStory, unanswered } from './mockWorker.ts';
import { goOffline, networkHandlers } from './network.ts';
import { stopClock } from './stopClock.ts';
import type { Text } from './toolbar.ts';

/** Runs before each story: stops the clock, makes random numbers repeatable, and mocks the API with the story's world. */
export const prepare: BeforeEach<ReactRenderer> = async (context) => {
  const { screen } = context.parameters;
  context.fetch = beginStory(context.id);
  const undo = stopClock();
  Object.assign(context, await createSay(context.globals['locale']));
  context.realtime = createFakeRealtime();
  context.native = createFakeNative();
  // No retries, so that a failed page shows its error immediately.
  context.queryClient = createQueryClient({ retries: 0 });
  if (screen) {
    const world = renamed((screen.world ?? eveningInProgress)(), context.globals['text'] as Text);
    context.world = world;
    const own = typeof screen.msw === 'function' ? screen.msw(world) : (screen.msw ?? []);
    const admin = screen.user === 'superadmin' ? [mock('getUser', { ...world.user, isSuperAdmin: true })] : [];
    context.readTimeout = own.some(isSilent) ? 3000 : 10_000;
    context.msw.use(...networkHandlers(context), ...own, ...admin, ...handlersOf(world));
  }
  return undo;
};

export const failUnanswered: AfterEach<ReactRenderer> = () => {
  if (unanswered.length > 0) {
    throw new Error(`The story sent requests that no mock answers:\n${unanswered.join('\n')}\nAdd a mock to parameters.screen.msw.`);
  }
};

/** Waits until effects have run and fonts are loaded, so that key handlers, the focus and the widths of texts are final. */
const settle = async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await document.fonts.ready;
};

/** Renders a story. If it is a page, waits until its data are there, so that `play` and axe see the page instead of its skeleton. */
export const mountRead = (context: StoryContext<ReactRenderer>) => async (ui?: ReactElement) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  await settle();
  if (!context.parameters.screen) return context.canvas;
  const has = (selector: string) => context.canvasElement.querySelector(selector) !== null;
  // A skeleton may be shown before anything is read: the user's own data are read in the browser only, after an effect.
  const isComplete = () => has('h1') && !has('[data-skeleton]') && context.queryClient.isFetching() === 0;
  for (const start = performance.now(); !isComplete() && performance.now() - start < context.readTimeout;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  goOffline(context);
  return context.canvas;
};
