import type { Notification } from '@oche/api/contract/notification';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatList } from '@oche/i18n/format';
import type { Locale } from '@oche/i18n/locales';
import { callMessages } from '../game/boardCallMessages.ts';
import type { Href } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

const isReason = (reason: string): reason is keyof typeof callMessages => Object.hasOwn(callMessages, reason);

/** The text of a notification in the language of the page; undefined for a kind that this release does not know. */
export function textOf(
  { formatMessage, locale }: Pick<IntlShape, 'formatMessage'> & { locale: Locale },
  { kind, game, parent, organisation, role, person, call }: Notification,
): string | undefined {
  if (game) {
    const [a = '', b = ''] = game.names;
    if (kind === 'game-called') return formatMessage(messages.called, { board: game.board, opponent: formatList(locale, game.names) });
    if (kind === 'game-to-mark') return formatMessage(messages.toMark, { board: game.board, game: formatMessage(words.versus, { a, b }) });
  }
  if (call && kind === 'organiser-called' && isReason(call.reason)) {
    const why = formatMessage(callMessages[call.reason], { name: call.player ?? '' });
    return formatMessage(messages.boardCalls, { board: call.board, why });
  }
  if (parent && (kind === 'entered' || kind === 'waiting' || kind === 'removed'))
    return formatMessage(messages[kind], { tournament: parent.name });
  if (kind === 'role-given' && organisation && role) return formatMessage(messages.role, { organisation: organisation.name, role });
  if (kind === 'role-ended' && organisation) return formatMessage(messages.roleEnded, { organisation: organisation.name });
  if (kind === 'player-unlinked' && organisation) return formatMessage(messages.unlinked, { organisation: organisation.name });
  if (kind === 'invitation-accepted' && organisation && person !== null)
    return formatMessage(messages.accepted, { person, organisation: organisation.name });
  return undefined;
}

/** The page that a notification links to; undefined if there is none that the user may open. */
export function hrefOf(href: Href, { kind, game, parent, role, call }: Notification): string | undefined {
  const tournament = parent?.kind === 'tournament' ? parent : null;
  if (call && tournament) return href('playList', { id: tournament.id });
  if (call) return call.eventId === null ? undefined : href('eventBoards', { id: call.eventId });
  if (tournament) {
    if (tournament.slug === null) return undefined;
    return game
      ? href('tournamentGame', { tournament: tournament.slug, id: game.id })
      : href('tournament', { tournament: tournament.slug });
  }
  return role === 'admin' || role === 'editor' || kind === 'invitation-accepted' ? href('manage') : undefined;
}
