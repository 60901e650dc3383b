import * as z from 'zod/mini';
import { endpoint, instant } from './define.ts';

/**
 * The calendar of one's own matches. Its address contains a secret instead of a log-in, because calendar programs cannot log in. Like the other
 * calendars, it is iCalendar instead of JSON and therefore no endpoint of this contract.
 */
export const calendarFeedEndpoints = {
  getMyCalendar: endpoint({
    method: 'GET',
    path: '/user/calendar',
    access: 'user',
    summary: 'When the address of the calendar of the user was created; null if there is none. Only its hash is stored.',
    reads: ['account'],
    output: z.object({ createdAt: z.nullable(instant) }),
  }),
  renewMyCalendar: endpoint({
    method: 'POST',
    path: '/user/calendar',
    access: 'user',
    summary:
      'Creates an address for the calendar of the user. A former address stops working. The response is the only one with the address.',
    changes: ['account'],
    output: z.object({ path: z.string() }),
  }),
  endMyCalendar: endpoint({
    method: 'DELETE',
    path: '/user/calendar',
    access: 'user',
    summary: 'Ends the address of the calendar of the user.',
    changes: ['account'],
    output: z.null(),
  }),
};
