import type { EndpointName } from '@oche/api/contract/endpoints';
import type { HttpHandler } from 'msw/http';
import { answersOf } from './answers.ts';
import { fileHandler } from './answers/organisations.ts';
import { pageOf } from './answers/parts.ts';
import { mockAll, type Answer } from './mock.ts';
import { eveningInProgress, type World } from './world.ts';

/** The empty page of a list for which the world has no response. */
const noItems = ({ page = 1, perPage = 50 }: { page?: number; perPage?: number }) => pageOf([], { page, perPage });

/**
 * Handlers for all endpoints, with the responses of one world. Call it again for each story and test, because the handlers store the events
 * that they receive. Handlers that are listed before these (`mock`, `mockError`) take precedence.
 */
export const handlersOf = (world: World = eveningInProgress()): HttpHandler[] => {
  const answers = answersOf(world);
  const answerTo = <K extends EndpointName>(name: K) => (name in answers ? answers[name as keyof typeof answers] : noItems) as Answer<K>;
  return [mockAll(answerTo), fileHandler];
};
