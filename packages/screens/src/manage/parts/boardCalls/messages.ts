import { defineMessages } from '@oche/i18n/messages';

/** Calls for the organiser, on the play list and on the boards page of an event. */
export const messages = defineMessages({
  list: { id: 'boardCalls.list', defaultMessage: 'Boards that call' },
  calledAt: { id: 'boardCalls.calledAt', defaultMessage: 'Called at {time}' },
  comingAt: { id: 'boardCalls.comingAt', defaultMessage: 'an organiser has been on the way since {time}' },
  coming: { id: 'boardCalls.coming', defaultMessage: 'On my way', description: 'Tells the marker that an organiser is coming.' },
  done: { id: 'boardCalls.done', defaultMessage: 'Done', description: 'Ends the call of a board.' },
});
