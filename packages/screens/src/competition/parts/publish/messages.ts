import { defineMessages } from '@oche/i18n/messages';

/** Texts of publishing the fixtures of a season. */
export const messages = defineMessages({
  publish: { id: 'publishFixtures.publish', defaultMessage: 'Publish fixtures' },
  title: {
    id: 'publishFixtures.title',
    defaultMessage:
      '{matches, plural, =0 {Start {season}?} one {Publish # match of all divisions?} other {Publish # matches of all divisions?}}',
    description: 'A season of cups has no matches yet. Its name is such as 2026–2027.',
  },
  text: {
    id: 'publishFixtures.text',
    defaultMessage:
      'The season starts. Captains and players see their matches. Captains with an account or an e-mail address get a message. Without an account, it contains the link of their team. They can no longer change their home evening.',
  },
  conflicts: {
    id: 'publishFixtures.conflicts',
    defaultMessage: '{count, plural, one {The plan has # conflict} other {The plan has # conflicts}}',
    description: 'Matches that cannot be played as they are planned.',
  },
  divisionMatches: {
    id: 'publishFixtures.divisionMatches',
    defaultMessage: '{group}: {count, plural, one {# match} other {# matches}}, {from} to {to}',
    description: 'The matches of a division in numbers, with their first and last day.',
  },
  unplanned: { id: 'publishFixtures.unplanned', defaultMessage: '{group}: no match is planned yet', description: 'A division.' },
  nothingPlanned: { id: 'publishFixtures.nothingPlanned', defaultMessage: 'There is no match to publish yet' },
  nothingPlannedText: {
    id: 'publishFixtures.nothingPlannedText',
    defaultMessage: 'First create the divisions, add their teams, and plan the fixtures. Then you can publish them here.',
  },
  plan: { id: 'publishFixtures.plan', defaultMessage: 'Plan the fixtures of {group}', description: 'A link. The name of a division.' },
  toGroups: { id: 'publishFixtures.toGroups', defaultMessage: 'Create the divisions', description: 'A link.' },
  unmetWishes: {
    id: 'publishFixtures.unmetWishes',
    defaultMessage: '{count, plural, one {# wish is not met} other {# wishes are not met}}',
  },
  unreached: {
    id: 'publishFixtures.unreached',
    defaultMessage:
      '{count, plural, one {Nobody in # team gets a message} other {Nobody in # teams gets a message}}: {teams}{more, plural, =0 {} other { and # more}}',
  },
  done: { id: 'publishFixtures.done', defaultMessage: 'The fixtures are published.' },
});
