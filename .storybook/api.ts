import type { AfterEach, BeforeEach, StoryContext } from 'storybook/internal/csf';
import { handlersOf } from '@oche/mocks/handlers';
import { isSilent, mock } from '@oche/mocks/mock';
import { eveningInProgress } from '@oche/mocks/world';
import { createQueryClient } from '@oche/api/queryClient';
import { createFakeRealtime } from '@oche/realtime/fake';
import type { ReactRenderer } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { createFakeNative } from './fakeNative.ts';
import { speak } from './say.ts';
import { renamed } from './longTexts.ts';
import { beginStory, unanswered } from './mockWorker.ts';
import { loseLine, networkHandlers } from './network.ts';
import { standStill } from './standStill.ts';
import type { Text } from './toolbar.ts';

/** Before each story: a standing clock, seeded chance, and the API of the story's world. */
export const prepare: BeforeEach<ReactRenderer> = async (context) => {
  const { screen } = context.parameters;
  context.fetch = beginStory(context.id);
  const undo = standStill();
  Object.assign(context, await speak(context.globals['locale']));
  context.realtime = createFakeRealtime();
  context.native = createFakeNative();
  // A page that failed should say so at once.
  context.queryClient = createQueryClient({ retries: 0 });
  if (screen) {
    const world = renamed((screen.world ?? eveningInProgress)(), context.globals['text'] as Text);
    context.world = world;
    const own = typeof screen.msw === 'function' ? screen.msw(world) : (screen.msw ?? []);
    const admin = screen.user === 'superadmin' ? [mock('getUser', { ...world.user, isSuperAdmin: true })] : [];
    context.patience = own.some(isSilent) ? 3000 : 10_000;
    context.msw.use(...networkHandlers(context), ...own, ...admin, ...handlersOf(world));
  }
  return undo;
};

export const failUnanswered: AfterEach<ReactRenderer> = () => {
  if (unanswered.length > 0) {
    throw new Error(`The story asked the API for what no mock answers:\n${unanswered.join('\n')}\nAdd a mock to parameters.screen.msw.`);
  }
};

/** Until effects have run, so that keys are listened to and the focus is where it belongs, and letters have their own widths. */
const settle = async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await document.fonts.ready;
};

/** Shows a story and, where it is a page, waits until it has read what it reads: `play` and axe are to find the page, not its skeleton. */
export const mountRead = (context: StoryContext<ReactRenderer>) => async (ui?: ReactElement) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  await settle();
  if (!context.parameters.screen) return context.canvas;
  const has = (selector: string) => context.canvasElement.querySelector(selector) !== null;
  // A skeleton without a read: the reader's own data is read in the browser only, one effect later.
  const isThere = () => has('h1') && !has('[data-skeleton]') && context.queryClient.isFetching() === 0;
  for (const start = performance.now(); !isThere() && performance.now() - start < context.patience;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  loseLine(context);
  return context.canvas;
};
