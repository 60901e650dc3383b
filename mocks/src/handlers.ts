import type { EndpointName } from '@oche/api/contract/endpoints';
import type { HttpHandler } from 'msw/http';
import { responsesOf } from './responses.ts';
import { fileHandler } from './responses/organisations.ts';
import { pageOf } from './responses/parts.ts';
import { mockAll, type MockedResponse } from './mock.ts';
import { eveningInProgress, type World } from './world.ts';

/** The empty page of a list for which the world has no response. */
const noItems = ({ page = 1, perPage = 50 }: { page?: number; perPage?: number }) => pageOf([], { page, perPage });

/**
 * Handlers for all endpoints, with the responses of one world. Call it again for each story and test, because the handlers store the events
 * that they receive. Handlers that are listed before these (`mock`, `mockError`) take precedence.
 */
export const handlersOf = (world: World = eveningInProgress()): HttpHandler[] => {
  const responses = responsesOf(world);
  const responseTo = <K extends EndpointName>(name: K) =>
    (name in responses ? responses[name as keyof typeof responses] : noItems) as MockedResponse<K>;
  return [mockAll(responseTo), fileHandler];
};
