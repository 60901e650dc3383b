import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  matches: { id: 'locationManage.matches', defaultMessage: 'Matches' },
  tonight: { id: 'locationManage.tonight', defaultMessage: 'Today' },
  noMatches: { id: 'locationManage.noMatches', defaultMessage: 'No more matches are planned here.' },
  allMatches: { id: 'locationManage.allMatches', defaultMessage: 'All matches' },
  tablets: { id: 'locationManage.tablets', defaultMessage: 'Boards and tablets' },
  noTeams: { id: 'locationManage.noTeams', defaultMessage: 'No team is at home here.' },
  load: {
    id: 'locationManage.load',
    defaultMessage: 'Matches by evening',
    description: 'How many matches a location has on its next evenings.',
  },
  loadOf: {
    id: 'locationManage.loadOf',
    defaultMessage: '{matches, plural, one {# match} other {# matches}}, {boards, plural, =0 {no boards} one {# board} other {# boards}}',
  },
  full: { id: 'locationManage.full', defaultMessage: 'Too many matches' },
  hours: { id: 'locationManage.hours', defaultMessage: '{from} to {to}', description: 'The times between which a location is open.' },
  fromHour: { id: 'locationManage.fromHour', defaultMessage: 'from {from}' },
  toHour: { id: 'locationManage.toHour', defaultMessage: 'until {to}' },
});
