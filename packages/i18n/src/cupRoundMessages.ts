import { defineMessages } from './messages.ts';

/** The names of rounds of cups. */
export const cupRoundMessages = defineMessages({
  name: {
    id: 'cupRound.name',
    defaultMessage:
      '{kind, select, final {Final} semifinals {Semi-finals} quarterfinals {Quarter-finals} last {{number, plural, other {Last {number}}}} preliminary {Preliminary round} other {Round {number}}}',
    description: 'A round of a cup of teams. "Last 16": 16 teams are left.',
  },
  ofCup: { id: 'cupRound.ofCup', defaultMessage: '{cup}: {round}', description: 'A round of a cup: "Krijtland Cup: Semi-finals".' },
});
