import { defineMessages } from '@oche/i18n/messages';

/** Texts of the frame around every page of a division or a cup, and words for its matches. */
export const messages = defineMessages({
  pages: { id: 'groupFrame.pages', defaultMessage: 'Pages of the division' },
  fixtures: { id: 'groupFrame.fixtures', defaultMessage: 'Fixtures', description: 'The calendar of matches of a division.' },
  level: { id: 'groupFrame.level', defaultMessage: 'Level {level}', description: 'The level of a division; 1 is the highest.' },
  rounds: { id: 'groupFrame.rounds', defaultMessage: 'Rounds', description: 'The rounds of a cup, as a tab.' },
  cup: { id: 'groupFrame.cup', defaultMessage: 'Cup' },
  teamCount: { id: 'groupFrame.teamCount', defaultMessage: '{count, plural, one {# team} other {# teams}}' },
  games: {
    id: 'groupFrame.games',
    defaultMessage:
      '{size, select, 1 {{count, plural, one {# single} other {# singles}}} 2 {{count, plural, one {# pair} other {# pairs}}} 3 {{count, plural, one {# triple} other {# triples}}} 4 {{count, plural, one {# game of four} other {# games of four}}} other {{count, plural, one {# team game} other {# team games}}}}',
    description: 'Games of a match between two teams, by the number of players on a side.',
  },
  presetOption: {
    id: 'groupFrame.presetOption',
    defaultMessage: '{league}: {games}',
    description: 'A league, and the games of its matches.',
  },
  tieBreakers: { id: 'groupFrame.tieBreakers', defaultMessage: 'Order of the table' },
  ifLevel: {
    id: 'groupFrame.ifLevel',
    defaultMessage: '{games} if level',
    description: 'Games that are only played if the match is level.',
  },
});
