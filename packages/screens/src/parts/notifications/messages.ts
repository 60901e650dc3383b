import { defineMessages } from '@oche/i18n/messages';

export const messages = defineMessages({
  bell: {
    id: 'notifications.bell',
    defaultMessage: '{count, plural, =0 {Notifications} other {Notifications, {shown} unread}}',
    description: 'Name of the bell; shown is the number on it, 99+ at most.',
  },
  unreadCount: { id: 'notifications.unreadCount', defaultMessage: '{count, plural, =0 {All read} other {# unread}}' },
  unread: { id: 'notifications.unread', defaultMessage: 'Unread' },
  markAll: { id: 'notifications.markAll', defaultMessage: 'Mark all as read' },
  empty: {
    id: 'notifications.empty',
    defaultMessage: 'Nothing yet. You will be told here when you are called to a board or entered in a tournament.',
  },
  failed: { id: 'notifications.failed', defaultMessage: 'The notifications could not be loaded' },
  offline: { id: 'notifications.offline', defaultMessage: 'No network. New notifications arrive when it is back.' },
  more: { id: 'notifications.more', defaultMessage: 'Show older' },
  open: { id: 'notifications.open', defaultMessage: 'Open', description: 'Goes to the page that the notification is about.' },
  called: { id: 'notifications.called', defaultMessage: 'Board {board}: you play {opponent}' },
  toMark: { id: 'notifications.toMark', defaultMessage: 'Board {board}: you mark {game}', description: 'game: A v B' },
  boardCalls: { id: 'notifications.boardCalls', defaultMessage: 'Board {board}: {why}', description: 'why: Wout is absent' },
  entered: { id: 'notifications.entered', defaultMessage: 'You have been entered in {tournament}' },
  waiting: { id: 'notifications.waiting', defaultMessage: 'You are on the waiting list of {tournament}' },
  removed: { id: 'notifications.removed', defaultMessage: 'You are no longer entered in {tournament}' },
  roleEnded: { id: 'notifications.roleEnded', defaultMessage: 'You no longer belong to {organisation}' },
  unlinked: {
    id: 'notifications.unlinked',
    defaultMessage: '{organisation}: games played there under your name are no longer linked to your account',
  },
  accepted: { id: 'notifications.accepted', defaultMessage: '{person} has accepted your invitation: {organisation}' },
  role: {
    id: 'notifications.role',
    defaultMessage: 'Your role in {organisation}: {role, select, admin {administrator} other {editor}}',
  },
});
