import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import type { HttpHandler } from 'msw/http';
import { answersOf } from './answers.ts';
import { fileHandler } from './answers/organisations.ts';
import { pageOf } from './answers/parts.ts';
import { mock } from './mock.ts';
import { eveningInProgress, type World } from './world.ts';

/** The empty page that a list answers if the world has no answer for it. */
const noItems = ({ page = 1, perPage = 50 }: { page?: number; perPage?: number }) => pageOf([], { page, perPage });

const names = Object.keys(endpoints) as EndpointName[];

/**
 * A handler for every endpoint, answering from one world. Call it again for each story and test, because the handlers store the
 * events that they receive. Handlers placed before these (`mock`, `mockError`) win.
 */
export const handlersOf = (world: World = eveningInProgress()): HttpHandler[] => {
  const answers = answersOf(world);
  const answerTo = (name: EndpointName) => (name in answers ? answers[name] : noItems) as never;
  return [...names.map((name) => mock(name, answerTo(name))), fileHandler];
};
