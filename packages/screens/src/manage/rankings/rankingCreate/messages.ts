import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  start: { id: 'rankingCreate.start', defaultMessage: 'Start with the points of' },
  startHint: { id: 'rankingCreate.startHint', defaultMessage: 'You can change every number afterwards, and see at once what it moves.' },
  preset: {
    id: 'rankingCreate.preset',
    defaultMessage:
      '{preset, select, cavemen {DC Cavemen, a club evening} rakegooier {Rakegooier, every week} tempel {De Tempel, small and large fields} jansteen {Onze Jan Steen, an average} premier {Premier League nights} other {Empty}}',
  },
  presetMeans: {
    id: 'rankingCreate.presetMeans',
    defaultMessage:
      '{preset, select, cavemen {12 points for winning down to 3 for the last 16, bonuses for high scores, high finishes and short legs. The best nine count.} rakegooier {One point for taking part, half a point for each leg, more in both knockouts. Places 1 to 24 reach play-offs.} tempel {Five points for taking part, points in the group and in the knockout, and more points from 65 players.} jansteen {13 to 3 points by place in the group. The average of the evenings ranks players.} premier {5, 3 and 2 points for winner, finalist and semi-finalists. Nights won decide first.} other {No points yet. You set each number.}}',
  },
  copy: { id: 'rankingCreate.copy', defaultMessage: 'A copy of {name}' },
  copyMeans: { id: 'rankingCreate.copyMeans', defaultMessage: 'The same points and rules, without tournaments.' },
  create: { id: 'rankingCreate.create', defaultMessage: 'Create ranking' },
  creating: { id: 'rankingCreate.creating', defaultMessage: 'Creating' },
  created: { id: 'rankingCreate.created', defaultMessage: 'Ranking created' },
});
