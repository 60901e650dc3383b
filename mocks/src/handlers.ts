import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import type { HttpHandler } from 'msw/http';
import { answersOf } from './answers.ts';
import { fileHandler } from './answersOfLogo.ts';
import { mock } from './mock.ts';
import { eveningInProgress, type World } from './world.ts';

const names = Object.keys(endpoints) as EndpointName[];

/**
 * A handler for every endpoint, answering from one world. Call it anew for each story and test: a log that is scored on remembers
 * it. Handlers that are put before these (`mock`, `mockError`) win.
 */
export const handlersOf = (world: World = eveningInProgress()): HttpHandler[] => {
  const answers = answersOf(world);
  return [...names.map((name) => mock(name, (answers as { [K in EndpointName]: unknown })[name] as never)), fileHandler];
};
