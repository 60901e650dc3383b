import { defineMessages } from '@oche/i18n/messages';

/** Calls for the organiser. Markers cannot decide games themselves. */
export const messages = defineMessages({
  absent: { id: 'tablet.call.absent', defaultMessage: 'Player absent', description: 'In the menu of a board; asks who.' },
  retires: { id: 'tablet.call.retires', defaultMessage: 'Player retires', description: 'In the menu of a board; asks who.' },
  help: { id: 'tablet.call.help', defaultMessage: 'Call the organiser' },
  needsNetwork: { id: 'tablet.call.needsNetwork', defaultMessage: 'No network. Go to the organiser.' },
  whoIsAbsent: { id: 'tablet.call.whoIsAbsent', defaultMessage: 'Who is absent?' },
  whoRetires: { id: 'tablet.call.whoRetires', defaultMessage: 'Who retires?' },
  absentMeans: { id: 'tablet.call.absentMeans', defaultMessage: 'The organiser is called and decides.' },
  retiresMeans: { id: 'tablet.call.retiresMeans', defaultMessage: 'The organiser is called and ends the game.' },
  state: {
    id: 'tablet.call.state',
    defaultMessage:
      '{state, select, sending {Calling the organiser} failed {Organiser not called} called {Organiser called} coming {Organiser on the way} other {Organiser has answered}}',
    description: 'On a button of a board, in as few words as possible.',
  },
  calledAt: { id: 'tablet.call.calledAt', defaultMessage: 'Called at {time}' },
  comingAt: { id: 'tablet.call.comingAt', defaultMessage: 'On the way since {time}' },
  doneAt: { id: 'tablet.call.doneAt', defaultMessage: 'Answered at {time}' },
  notNeeded: { id: 'tablet.call.notNeeded', defaultMessage: 'Not needed any more' },
  playerGone: { id: 'tablet.call.playerGone', defaultMessage: 'This game is no longer on this board.' },
});
