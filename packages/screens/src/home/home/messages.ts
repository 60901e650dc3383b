import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  title: { id: 'home.title', defaultMessage: 'Next-level darts tournament platform' },
  description: {
    id: 'home.description',
    defaultMessage: 'Draw groups and knockouts, call games to boards, score on tablets and follow every visit live.',
  },
  start: { id: 'home.start', defaultMessage: 'Start a tournament' },
  find: { id: 'home.find', defaultMessage: 'Find a tournament' },
  where: {
    id: 'home.where',
    defaultMessage: '{game}, {tournament}',
    description: 'Which game is shown: "Quarter-final 2, Friday Open 12".',
  },
  moreLive: {
    id: 'home.moreLive',
    defaultMessage: '{count, plural, one {# more game is live} other {# more games are live}}',
  },
  toGo: { id: 'home.toGo', defaultMessage: '{legs, plural, one {# leg} other {# legs}}, {remaining} to go' },
  allTournaments: { id: 'home.allTournaments', defaultMessage: 'All tournaments' },
  noTournaments: { id: 'home.noTournaments', defaultMessage: 'No tournaments planned yet. The first could be yours.' },
  best: { id: 'home.best', defaultMessage: 'This week’s best' },
  bestOf: {
    id: 'home.bestOf',
    defaultMessage: '{kind, select, checkout {finish} average {average} leg {leg} other {180s}}',
    description: 'After a name, what the figure beside it is.',
  },
  legValue: { id: 'home.legValue', defaultMessage: '{count, plural, one {# dart} other {# darts}}' },
});
