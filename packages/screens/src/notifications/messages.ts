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
    defaultMessage: 'Nothing yet. Here you read when you are called to a board, and which tournaments you are in.',
  },
  failed: { id: 'notifications.failed', defaultMessage: 'The notifications did not arrive' },
  offline: { id: 'notifications.offline', defaultMessage: 'No network. What is new comes when it is back.' },
  more: { id: 'notifications.more', defaultMessage: 'Show older ones' },
  open: { id: 'notifications.open', defaultMessage: 'Open', description: 'Goes to the page of what was told.' },
  called: { id: 'notifications.called', defaultMessage: 'Board {board}: you play {opponent}' },
  toMark: { id: 'notifications.toMark', defaultMessage: 'Board {board}: you mark {game}', description: 'game: A v B' },
  entered: { id: 'notifications.entered', defaultMessage: 'You are entered in {tournament}' },
  waiting: { id: 'notifications.waiting', defaultMessage: 'You are on the waiting list of {tournament}' },
  removed: { id: 'notifications.removed', defaultMessage: 'You are no longer entered in {tournament}' },
  roleEnded: { id: 'notifications.roleEnded', defaultMessage: 'You no longer belong to {organisation}' },
  unlinked: {
    id: 'notifications.unlinked',
    defaultMessage: '{organisation}: what is played there under your name no longer counts as yours',
  },
  accepted: { id: 'notifications.accepted', defaultMessage: '{person} has accepted your invitation: {organisation}' },
  role: {
    id: 'notifications.role',
    defaultMessage: 'Your role in {organisation}: {role, select, admin {administrator} editor {editor} other {captain}}',
  },
});
