import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  evening: { id: 'tournamentCreate.evening', defaultMessage: 'The evening' },
  nameHint: { id: 'tournamentCreate.nameHint', defaultMessage: 'A name is all you need; the rest is set the way most clubs play.' },
  copyHint: {
    id: 'tournamentCreate.copyHint',
    defaultMessage: 'Everything below is as it was in {name}. Change what is different this time.',
  },
  withPlayers: {
    id: 'tournamentCreate.withPlayers',
    defaultMessage: '{count, plural, one {Enter the same player} other {Enter the same # players}}',
    description: 'A checkbox: the players of the tournament that is copied.',
  },
  withPlayersHint: { id: 'tournamentCreate.withPlayersHint', defaultMessage: 'Nobody is seeded, checked in or marked as paid.' },
  newEvent: { id: 'tournamentCreate.newEvent', defaultMessage: 'A new event with the same name' },
  play: { id: 'tournamentCreate.play', defaultMessage: 'How it is played' },
  maxEntries: { id: 'tournamentCreate.maxEntries', defaultMessage: 'Maximum number of players' },
  maxPairs: { id: 'tournamentCreate.maxPairs', defaultMessage: 'Maximum number of pairs' },
  maxPairsHint: { id: 'tournamentCreate.maxPairsHint', defaultMessage: 'Leave empty for no limit. Extra pairs go on the waiting list.' },
  maxEntriesHint: {
    id: 'tournamentCreate.maxEntriesHint',
    defaultMessage: 'Leave empty for no limit. Extra players go on the waiting list.',
  },
  maxEntriesInvalid: { id: 'tournamentCreate.maxEntriesInvalid', defaultMessage: 'Enter a number from 2 to 1,024, or leave it empty.' },
  formats: { id: 'tournamentCreate.formats', defaultMessage: 'Formats' },
  more: { id: 'tournamentCreate.more', defaultMessage: 'Test tournament' },
  test: { id: 'tournamentCreate.test', defaultMessage: 'This is a test' },
  testHint: {
    id: 'tournamentCreate.testHint',
    defaultMessage: 'Only people with the link can find it, it does not count in any statistics, and it is deleted after 24 hours.',
  },
  create: { id: 'tournamentCreate.create', defaultMessage: 'Create the tournament' },
  created: { id: 'tournamentCreate.created', defaultMessage: '{name} is created. Now add the players.' },
  outcome: { id: 'tournamentCreate.outcome', defaultMessage: 'What this gives' },
  expected: { id: 'tournamentCreate.expected', defaultMessage: 'Players expected' },
  expectedPairs: { id: 'tournamentCreate.expectedPairs', defaultMessage: 'Pairs expected' },
  length: {
    id: 'tournamentCreate.length',
    defaultMessage: 'About {time} on {boards, plural, one {# board} other {# boards}}.',
    description: 'How long the games take: "About 3 h 30 min on 8 boards."',
  },
  hours: { id: 'tournamentCreate.hours', defaultMessage: '{hours} h', description: 'A duration, as short as on a clock.' },
  hoursMinutes: { id: 'tournamentCreate.hoursMinutes', defaultMessage: '{hours} h {minutes} min' },
  minutes: { id: 'tournamentCreate.minutes', defaultMessage: '{minutes} min' },
  noPlan: { id: 'tournamentCreate.noPlan', defaultMessage: 'This number of players cannot be drawn this way.' },
  tooFew: { id: 'tournamentCreate.tooFew', defaultMessage: 'It takes at least two players.' },
});

/** The preview of the groups and games that a plan gives. `entries`: single players or pairs. */
export const outcomeMessages = defineMessages({
  entries: {
    id: 'tournamentCreate.outcome.entries',
    defaultMessage:
      '{pairs, select, true {{count, plural, one {# pair} other {# pairs}}} other {{count, plural, one {# player} other {# players}}}}',
  },
  group: { id: 'tournamentCreate.outcome.group', defaultMessage: '{count, plural, one {# group of {size}} other {# groups of {size}}}' },
  groups: {
    id: 'tournamentCreate.outcome.groups',
    defaultMessage: '{entries}: {groups}, {games, plural, one {# group game} other {# group games}}.',
    description: '"24 players: 6 groups of 4, 36 group games."',
  },
  swiss: {
    id: 'tournamentCreate.outcome.swiss',
    defaultMessage: '{entries}: {rounds, plural, one {# round} other {# rounds}}, {games, plural, one {# game} other {# games}}.',
    description: 'A Swiss tournament: "24 players: 5 rounds, 60 games."',
  },
  knockout: {
    id: 'tournamentCreate.outcome.stage',
    defaultMessage:
      '{stage}: {entries}, {games, plural, one {# game} other {# games}}{byes, plural, =0 {} one {, # bye} other {, # byes}}.',
    description: '"Winners’ knockout: 12 players, 11 games, 4 byes."',
  },
  noKnockout: { id: 'tournamentCreate.outcome.noKnockout', defaultMessage: 'Nobody is left for a knockout.' },
});
