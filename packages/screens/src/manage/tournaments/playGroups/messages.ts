import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  empty: { id: 'playGroups.empty', defaultMessage: 'The groups appear here after the draw.' },
  noGroups: { id: 'playGroups.noGroups', defaultMessage: 'This tournament has no groups.' },
  position: { id: 'playGroups.position', defaultMessage: 'Place' },
  played: { id: 'playGroups.played', defaultMessage: 'P' },
  playedTitle: { id: 'playGroups.playedTitle', defaultMessage: 'Played' },
  won: { id: 'playGroups.won', defaultMessage: 'W' },
  wonTitle: { id: 'playGroups.wonTitle', defaultMessage: 'Won' },
  difference: { id: 'playGroups.difference', defaultMessage: '+/−' },
  differenceTitle: { id: 'playGroups.differenceTitle', defaultMessage: 'Leg difference' },
  points: { id: 'playGroups.points', defaultMessage: 'Pts', description: 'Head of a narrow column: points.' },
  games: { id: 'playGroups.games', defaultMessage: 'Games of group {letter}' },
  tie: { id: 'playGroups.tie', defaultMessage: 'Nothing separates {names}.' },
  decide: { id: 'playGroups.decide', defaultMessage: 'Decide' },
  decided: {
    id: 'playGroups.decided',
    defaultMessage:
      '{how, select, lot {Lots were drawn} shootout {A shoot-out decided} other {Decided by the organiser}}{reason, select, none {.} other {: {reason}}}',
  },
});
