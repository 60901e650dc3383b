import { defineMessages } from '@oche/i18n/messages';

/** The tablet calls the organiser: a marker decides no game. */
export const messages = defineMessages({
  absent: { id: 'tabletCall.absent', defaultMessage: 'Player absent', description: 'In the menu of a board; asks who.' },
  retires: { id: 'tabletCall.retires', defaultMessage: 'Player retires', description: 'In the menu of a board; asks who.' },
  help: { id: 'tabletCall.help', defaultMessage: 'Call the organiser' },
  needsNetwork: { id: 'tabletCall.needsNetwork', defaultMessage: 'No network. Go to the organiser.' },
  whoIsAbsent: { id: 'tabletCall.whoIsAbsent', defaultMessage: 'Who is absent?' },
  whoRetires: { id: 'tabletCall.whoRetires', defaultMessage: 'Who retires?' },
  absentMeans: { id: 'tabletCall.absentMeans', defaultMessage: 'The organiser is called and decides.' },
  retiresMeans: { id: 'tabletCall.retiresMeans', defaultMessage: 'The organiser is called and ends the game.' },
  state: {
    id: 'tabletCall.state',
    defaultMessage:
      '{state, select, sending {Calling the organiser} failed {Organiser not called} called {Organiser called} coming {Organiser on the way} other {Organiser has answered}}',
    description: 'On a button of a board, in as few words as possible.',
  },
  calledAt: { id: 'tabletCall.calledAt', defaultMessage: 'Called at {time}' },
  comingAt: { id: 'tabletCall.comingAt', defaultMessage: 'On the way since {time}' },
  doneAt: { id: 'tabletCall.doneAt', defaultMessage: 'Answered at {time}' },
  notNeeded: { id: 'tabletCall.notNeeded', defaultMessage: 'Not needed any more' },
  playerGone: { id: 'tabletCall.playerGone', defaultMessage: 'This game is no longer on this board.' },
});
