import { defineMessages } from '@oche/i18n/messages';

/** Texts that several pages of the administration share. */
export const messages = defineMessages({
  navigation: { id: 'admin.navigation', defaultMessage: 'Administration' },
  users: { id: 'admin.users', defaultMessage: 'Accounts' },
  organisations: { id: 'admin.organisations', defaultMessage: 'Organisations' },
  trail: { id: 'admin.trail', defaultMessage: 'Acting as others', description: 'List of who has acted as whom.' },
  figures: { id: 'admin.figures', defaultMessage: 'Figures' },
  tournamentFigures: { id: 'admin.tournamentFigures', defaultMessage: 'Tournament figures' },
  superAdmin: { id: 'admin.superAdmin', defaultMessage: 'Super admin' },
  locked: { id: 'admin.locked', defaultMessage: 'Locked' },
  joined: { id: 'admin.joined', defaultMessage: 'Since', description: 'Head of a column: when an account or organisation was made.' },
  showAll: { id: 'admin.showAll', defaultMessage: 'Show all' },
  actions: { id: 'admin.actions', defaultMessage: 'Actions', description: 'Head of a column of buttons, for screen readers.' },
  more: { id: 'admin.more', defaultMessage: 'More actions for {name}', description: 'Button with three dots that opens a menu.' },
  notSaved: { id: 'admin.notSaved', defaultMessage: 'Not saved yet' },
  club: { id: 'admin.club', defaultMessage: 'Club' },
  competition: { id: 'admin.competition', defaultMessage: 'Competition' },
  role: { id: 'admin.role', defaultMessage: 'Role' },
});

export const actAsMessages = defineMessages({
  actAs: { id: 'actAs.actAs', defaultMessage: 'Act as this person' },
  title: { id: 'actAs.title', defaultMessage: 'Act as {name}?' },
  text: {
    id: 'actAs.text',
    defaultMessage: 'You see everything as this person does, for up to a day. Your changes are recorded under your own name.',
  },
  confirm: { id: 'actAs.confirm', defaultMessage: 'Act as {name}' },
  cancel: { id: 'actAs.cancel', defaultMessage: 'Stay as yourself' },
  notSuperAdmin: { id: 'actAs.notSuperAdmin', defaultMessage: 'You cannot act as a super admin.' },
  notLocked: { id: 'actAs.notLocked', defaultMessage: 'You cannot act as a locked account.' },
});

export const trailMessages = defineMessages({
  who: { id: 'trail.who', defaultMessage: 'Who as whom' },
  actedAs: { id: 'trail.actedAs', defaultMessage: '{actor} as {user}', description: 'A super admin acted as somebody: "Ann as Bob".' },
  deleted: { id: 'trail.deleted', defaultMessage: 'deleted account' },
  when: { id: 'trail.when', defaultMessage: 'When' },
  until: { id: 'trail.until', defaultMessage: '{from} until {to}' },
  goingOn: { id: 'trail.goingOn', defaultMessage: '{from}, ongoing' },
  changes: { id: 'trail.changes', defaultMessage: '{count, plural, =0 {no changes} one {# change} other {# changes}}' },
  times: { id: 'trail.times', defaultMessage: '{count, plural, one {once, {when}} other {# times, most recently {when}}}' },
  empty: { id: 'trail.empty', defaultMessage: 'Nobody has acted as another user yet.' },
});
