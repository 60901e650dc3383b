import {
  announcementKinds,
  type AnnouncementKind,
  type LeagueNews,
  type Notification,
  type NotificationKind,
} from '@oche/api/contract/notification';
import { announcementText } from '@oche/i18n/announcementText';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatList } from '@oche/i18n/format';
import type { Locale } from '@oche/i18n/locales';
import { callMessages } from '../game/boardCallMessages.ts';
import type { Href } from '../../shell/useHref.ts';
import { words } from '../../shell/words.ts';
import { messages } from './messages.ts';

const isReason = (reason: string): reason is keyof typeof callMessages => Object.hasOwn(callMessages, reason);

type Intl = Pick<IntlShape, 'formatMessage'> & { locale: Locale };
/** Makes the text of one kind; nothing if the notification lacks a value that the text contains. */
type Text = (intl: Intl, notification: Notification) => string | false | null | undefined;

const tournamentText =
  (message: (typeof messages)['entered' | 'waiting' | 'removed']): Text =>
  ({ formatMessage }, { parent }) =>
    parent && formatMessage(message, { tournament: parent.name });

const organisationText =
  (message: (typeof messages)['roleEnded' | 'unlinked']): Text =>
  ({ formatMessage }, { organisation }) =>
    organisation && formatMessage(message, { organisation: organisation.name });

const texts: Record<Exclude<NotificationKind, AnnouncementKind>, Text> = {
  'game-called': ({ formatMessage, locale }, { game }) =>
    game && formatMessage(messages.called, { board: game.board, opponent: formatList(locale, game.names) }),
  'game-to-mark': ({ formatMessage }, { game }) => {
    if (!game) return undefined;
    const [a = '', b = ''] = game.names;
    return formatMessage(messages.toMark, { board: game.board, game: formatMessage(words.versus, { a, b }) });
  },
  'organiser-called': ({ formatMessage }, { call }) => {
    if (!call || !isReason(call.reason)) return undefined;
    const why = formatMessage(callMessages[call.reason], { name: call.player ?? '' });
    return formatMessage(messages.boardCalls, { board: call.board, why });
  },
  entered: tournamentText(messages.entered),
  waiting: tournamentText(messages.waiting),
  removed: tournamentText(messages.removed),
  'role-given': ({ formatMessage }, { organisation, role }) =>
    organisation && role && formatMessage(messages.role, { organisation: organisation.name, role }),
  'role-ended': organisationText(messages.roleEnded),
  'player-unlinked': organisationText(messages.unlinked),
  'invitation-accepted': ({ formatMessage }, { organisation, person }) =>
    organisation && person !== null && formatMessage(messages.accepted, { person, organisation: organisation.name }),
};

const isKnown = (kind: string): kind is keyof typeof texts => Object.hasOwn(texts, kind);
const isAnnouncement = (kind: string): kind is AnnouncementKind => (announcementKinds as readonly string[]).includes(kind);

/** The text of a notification in the language of the page; undefined for a kind that this release does not know. */
export const textOf = (intl: Intl, notification: Notification): string | undefined => {
  const { kind, league } = notification;
  if (isAnnouncement(kind)) return league && announcementText(intl, kind, league);
  return (isKnown(kind) && texts[kind](intl, notification)) || undefined;
};

/** The page of an announcement. Players have none yet, because the pages of a season are for captains and organisers. */
const leagueHref = (href: Href, kind: string, { competition, season, match, team, work, audience }: LeagueNews): string | undefined => {
  if (audience === 'player') return undefined;
  const params = { org_slug: competition.slug, season_slug: season.slug };
  if (match) return href('matchManage', { ...params, match_slug: match.slug });
  if (team) return href('teamManage', { ...params, team_slug: team.slug });
  if (kind === 'team-registered') return href('teamsManage', params);
  return href(work ? 'seasonManage' : 'matchesManage', params);
};

/** The page that a notification links to; undefined if there is none that the user may open. */
export function hrefOf(href: Href, { kind, game, parent, role, call, league }: Notification): string | undefined {
  if (league) return leagueHref(href, kind, league);
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
