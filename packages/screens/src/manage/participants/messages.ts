import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  description: {
    id: 'participants.description',
    defaultMessage: 'Everybody who has played with you. Renamed here, they are renamed in every tournament.',
  },
  search: { id: 'participants.search', defaultMessage: 'Search a participant' },
  add: { id: 'participants.add', defaultMessage: 'Add a participant' },
  addTitle: { id: 'participants.addTitle', defaultMessage: 'New participant' },
  addButton: { id: 'participants.addButton', defaultMessage: 'Add' },
  editTitle: { id: 'participants.editTitle', defaultMessage: 'Change {name}' },
  nickname: { id: 'participants.nickname', defaultMessage: 'Nickname' },
  nicknameHint: { id: 'participants.nicknameHint', defaultMessage: 'Shown on boards and tablets where there is room.' },
  club: { id: 'participants.club', defaultMessage: 'Club' },
  clubHint: { id: 'participants.clubHint', defaultMessage: 'A draw can keep players of one club apart.' },
  change: { id: 'participants.change', defaultMessage: 'Change' },
  archive: { id: 'participants.archive', defaultMessage: 'Archive' },
  archived: { id: 'participants.archived', defaultMessage: '{name} is archived. Results keep the name.' },
  bringBack: { id: 'participants.bringBack', defaultMessage: 'Bring back' },
  added: { id: 'participants.added', defaultMessage: '{name} is in the address book' },
  found: { id: 'participants.found', defaultMessage: '{count, plural, =0 {Nobody found} one {# participant} other {# participants}}' },
  noneFound: { id: 'participants.noneFound', defaultMessage: 'Nobody here is called that.' },
  showAll: { id: 'participants.showAll', defaultMessage: 'Show all' },
  empty: {
    id: 'participants.empty',
    defaultMessage: 'Nobody yet. Whoever you enter in a tournament is remembered here, and you can add players beforehand.',
  },
});
