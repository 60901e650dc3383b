import { defineMessages } from '@oche/i18n/messages';

/** Texts of the teams that a new season takes from an earlier one. */
export const messages = defineMessages({
  withTeams: { id: 'rollOver.withTeams', defaultMessage: 'Take divisions, cups and teams along' },
  withRosters: { id: 'rollOver.withRosters', defaultMessage: 'With the players of the teams' },
  withBoard: { id: 'rollOver.withBoard', defaultMessage: 'With the board members' },
  noDivisions: { id: 'rollOver.noDivisions', defaultMessage: 'That season has no division.' },
  notFinal: {
    id: 'rollOver.notFinal',
    defaultMessage: 'Some tables are not final yet. The teams stand here by the present tables.',
  },
  cups: {
    id: 'rollOver.cups',
    defaultMessage: 'Cups are copied with their rules, but without teams. Add the teams before the first draw.',
  },
  out: { id: 'rollOver.out', defaultMessage: 'Do not play' },
  nextOf: {
    id: 'rollOver.nextOf',
    defaultMessage: 'Next division of {name}',
    description: 'Label of a list of divisions; the name of a team.',
  },
  stops: { id: 'rollOver.stops', defaultMessage: 'Does not play' },
  reason: {
    id: 'rollOver.reason',
    defaultMessage:
      '{kind, select, promoted {Place {rank}, goes up} playoff {Place {rank}, goes up after the play-off} playoffopen {Place {rank}, goes up if it wins the play-off} nextinrank {Place {rank}, goes up because a place is free} spared {Place {rank}, stays because a place is free} relegated {Place {rank}, goes down} refused {Place {rank}, could go up} withdrew {Withdrew from the season} leaves {Stops} other {Place {rank}}}',
    description: 'The place of a team in the last table, and what it means for the next season: “Place 1, goes up”.',
  },
});
