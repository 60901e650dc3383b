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
    defaultMessage: '{count, plural, one {Enter the player of then} other {Enter the # players of then}}',
    description: 'A checkbox: the players of the tournament that is copied.',
  },
  withPlayersHint: { id: 'tournamentCreate.withPlayersHint', defaultMessage: 'Nobody is seeded, checked in or marked as paid.' },
  newEvent: { id: 'tournamentCreate.newEvent', defaultMessage: 'A new event with the same name' },
  play: { id: 'tournamentCreate.play', defaultMessage: 'How it is played' },
  bothHint: { id: 'tournamentCreate.bothHint', defaultMessage: 'Everybody plays all evening.' },
  knockoutHint: { id: 'tournamentCreate.knockoutHint', defaultMessage: 'Whoever loses is out.' },
  groupsOnlyHint: { id: 'tournamentCreate.groupsOnlyHint', defaultMessage: 'Everyone plays everyone else in their group.' },
  singles: { id: 'tournamentCreate.singles', defaultMessage: 'Singles: one player a side.' },
  maxEntries: { id: 'tournamentCreate.maxEntries', defaultMessage: 'Maximum number of players' },
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
  noPlan: { id: 'tournamentCreate.noPlan', defaultMessage: 'This number of players cannot be drawn this way.' },
  tooFew: { id: 'tournamentCreate.tooFew', defaultMessage: 'It takes at least two players.' },
});

/** The preview of the groups and games that a plan gives. */
export const outcomeMessages = defineMessages({
  group: { id: 'tournamentCreate.outcome.group', defaultMessage: '{count, plural, one {# group of {size}} other {# groups of {size}}}' },
  groups: {
    id: 'tournamentCreate.outcome.groups',
    defaultMessage: '{players} players: {groups}, {games, plural, one {# group game} other {# group games}}.',
  },
  winners: {
    id: 'tournamentCreate.outcome.winners',
    defaultMessage:
      'Winners’ knockout: {entries} players, {games, plural, one {# game} other {# games}}{byes, plural, =0 {} one {, # bye} other {, # byes}}.',
  },
  losers: {
    id: 'tournamentCreate.outcome.losers',
    defaultMessage:
      'Losers’ knockout: {entries} players, {games, plural, one {# game} other {# games}}{byes, plural, =0 {} one {, # bye} other {, # byes}}.',
  },
  knockout: {
    id: 'tournamentCreate.outcome.knockout',
    defaultMessage:
      'Knockout: {entries} players, {games, plural, one {# game} other {# games}}{byes, plural, =0 {} one {, # bye} other {, # byes}}.',
  },
  noKnockout: { id: 'tournamentCreate.outcome.noKnockout', defaultMessage: 'Nobody is left for a knockout.' },
});
