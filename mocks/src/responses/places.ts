import type { Board } from '@oche/api/contract/place';
import type { placeEndpoints } from '@oche/api/contract/place';
import { byId, notFound, pageOf, withoutUndefined } from './parts.ts';
import { buildBoards, slugOf } from '../builders.ts';
import { now, secondsFromNow } from '../clock.ts';
import { createIds } from '../ids.ts';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';

export const responsesOfPlaces = (world: World): ResponsesTo<keyof typeof placeEndpoints> => {
  const { location, event, organisation, eventBoards } = world;
  const newId = createIds(802);
  let { call } = world.boardScreen;
  const freshId = () => newId(now.getTime());
  const place = { id: location.id, name: location.name, address: location.address };
  const board = (id: string, change: Partial<Board>): Board => ({ ...byId(location.boards, id, 'board'), ...change });
  return {
    listLocations: (input) => pageOf([location], input),
    createLocation: ({ id = freshId(), name, address = '', timeZone = location.timeZone, boards, evenings = [] }) => ({
      ...{ id, name, address, timeZone, evenings, organisationId: organisation.id, archived: false },
      boards: buildBoards(boards).map((each) => ({ ...each, paired: false, lastSeenAt: null })),
    }),
    updateLocation: ({ id, boards, ...change }) => ({
      ...byId([location], id, 'location'),
      ...withoutUndefined(change),
      boards: boards === undefined ? location.boards : buildBoards(boards),
    }),
    updateBoard: ({ id, ...change }) => board(id, withoutUndefined(change)),
    listEvents: (input) => pageOf(event.tournaments.length > 0 ? [event] : [], input),
    createEvent: ({ id = freshId(), name, startsAt, locationId, boardIds, boards }) => ({
      ...event,
      ...{ id, name, startsAt, slug: slugOf(name), tournaments: [] },
      location: locationId === null ? null : place,
      boards: boardIds?.length ?? boards ?? location.boards.length,
    }),
    getEvent: ({ event: slugOrId }) => {
      if (slugOrId !== event.slug && slugOrId !== event.id) throw notFound('event');
      return event;
    },
    updateEvent: ({ id, boardIds, locationId: _locationId, ...change }) => ({
      ...byId([event], id, 'event'),
      ...withoutUndefined(change),
      boards: boardIds?.length ?? event.boards,
    }),
    listEventBoards: eventBoards,
    reserveBoard: ({ boardId, reserved }) => {
      const found = eventBoards.find((each) => each.board.id === boardId);
      if (!found) throw notFound('board');
      return { ...found, reserved };
    },
    createPairingCode: { code: 'T20D16', secret: 'secret-of-this-tablet', expiresAt: secondsFromNow(600).toISOString() },
    getPairingCode: { state: 'waiting', token: null },
    pairBoard: ({ id }) => board(id, { paired: true, lastSeenAt: now.toISOString() }),
    unpairBoard: ({ id }) => board(id, { paired: false, lastSeenAt: null }),
    getBoard: () => {
      const { call: _initialCall, ...screen } = world.boardScreen;
      return { ...screen, ...(call && { call }) };
    },
    callOrganiser: ({ reason, side = null }) => {
      call = { reason, side, calledAt: now.toISOString(), comingAt: null, doneAt: null };
      return call;
    },
    withdrawCall: () => {
      call = undefined;
      return null;
    },
    answerCall: null,
  };
};
