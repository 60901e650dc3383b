import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'tablet.title', defaultMessage: 'Board' },
  noGame: { id: 'tablet.noGame', defaultMessage: 'No game on this board' },
  assignedAutomatically: { id: 'tablet.assignedAutomatically', defaultMessage: 'The next game appears here automatically.' },
  isCalled: { id: 'tablet.isCalled', defaultMessage: 'The organiser calls the next game to this board.' },
  calledByCaptains: { id: 'tablet.calledByCaptains', defaultMessage: 'The captains call the next game to this board.' },
  tonight: { id: 'tablet.tonight', defaultMessage: 'Tonight at this location' },
  outOfOrder: { id: 'tablet.outOfOrder', defaultMessage: 'This board is out of order' },
  nextHereAt: { id: 'tablet.nextHereAt', defaultMessage: 'Next here, about {time}' },
  called: { id: 'tablet.called', defaultMessage: 'Called to this board' },
});
