import type { AfterEach, BeforeEach, StoryContext } from 'storybook/internal/csf';
import { handlersOf } from '@oche/mocks/handlers';
import { isSilent, mock } from '@oche/mocks/mock';
import { eveningInProgress } from '@oche/mocks/world';
import { createQueryClient } from '@oche/api/queryClient';
import { toast } from '@oche/ui/Toaster';
import { createFakeRealtime } from '@oche/realtime/fake';
import type { ReactRenderer } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { createFakeNative } from './fakeNative.ts';
import { createSay } from './say.ts';
import { renamed } from './longTexts.ts';
import { beginStory, unmockedRequests } from './mockWorker.ts';
import { goOffline, networkHandlers } from './network.ts';
import { stopClock } from './stopClock.ts';
import type { TextLength } from './toolbar.ts';

/** Runs before each story: stops the clock, makes random numbers repeatable, and mocks the API with the story's world. */
export const prepare: BeforeEach<ReactRenderer> = async (context) => {
  const { screen } = context.parameters;
  // The toaster of a story would show the toasts of the story before it again.
  toast.dismiss();
  context.fetch = beginStory(context.id);
  const undo = stopClock();
  Object.assign(context, await createSay(context.globals['locale']));
  context.realtime = createFakeRealtime();
  context.native = createFakeNative();
  // No retries, so that a failed page shows its error immediately.
  context.queryClient = createQueryClient({ retries: 0 });
  if (screen) {
    const world = renamed((screen.world ?? eveningInProgress)(), context.globals['text'] as TextLength);
    context.world = world;
    const storyHandlers = typeof screen.msw === 'function' ? screen.msw(world) : (screen.msw ?? []);
    const adminHandlers = screen.user === 'superadmin' ? [mock('getUser', { ...world.user, isSuperAdmin: true })] : [];
    context.readTimeout = storyHandlers.some(isSilent) ? 3000 : 10_000;
    context.msw.use(...networkHandlers(context), ...storyHandlers, ...adminHandlers, ...handlersOf(world));
  }
  return undo;
};

export const failOnUnmockedRequests: AfterEach<ReactRenderer> = () => {
  if (unmockedRequests.length > 0) {
    throw new Error(`The story sent requests without a mock:\n${unmockedRequests.join('\n')}\nAdd a mock to parameters.screen.msw.`);
  }
};

/** Most milliseconds for which a story waits for a write that the mocks never answer. */
const longestWrite = 1000;

/** Waits until what the story sent has been answered, so that its toasts do not appear in the next story. */
export const finishWrites: AfterEach<ReactRenderer> = async ({ queryClient }) => {
  for (const start = performance.now(); queryClient.isMutating() > 0 && performance.now() - start < longestWrite;)
    await new Promise((resolve) => setTimeout(resolve, 20));
  // What follows the answer runs in promises.
  await new Promise((resolve) => setTimeout(resolve));
};

/** Waits until effects have run and fonts are loaded, so that key handlers, the focus and the widths of texts are final. */
const settle = async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await document.fonts.ready;
};

/** Renders a story. If it is a page, waits until its data is loaded, so that `play` and axe get the page instead of its skeleton. */
export const mountWithData = (context: StoryContext<ReactRenderer>) => async (ui?: ReactElement) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  await settle();
  if (!context.parameters.screen) return context.canvas;
  const has = (selector: string) => context.canvasElement.querySelector(selector) !== null;
  // A skeleton may be shown before anything is fetched: the user's own data is fetched only in the browser, after an effect.
  const isComplete = () => has('h1') && !has('[data-skeleton]') && context.queryClient.isFetching() === 0;
  for (const start = performance.now(); !isComplete() && performance.now() - start < context.readTimeout;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  goOffline(context);
  return context.canvas;
};
