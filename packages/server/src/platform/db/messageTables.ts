import type { AnnouncementKind, Audience, LeagueNews, NotificationKind } from '@oche/api/contract/notification';
import type { Instant, Json, NullableInstant, Optional } from './columns.ts';

/** E-mails that are stored instead of sent, if no SMTP server is configured. */
export type Mails = { id: string; recipient: string; subject: string; body: string; createdAt: Instant };
export type Notifications = {
  id: string;
  userId: string;
  kind: NotificationKind;
  /** the parent of the game, or the tournament that the user was entered in */
  parentId: Optional<string>;
  gameId: Optional<string>;
  organisationId: Optional<string>;
  role: Optional<'admin' | 'editor'>;
  /** the board that calls an organiser */
  boardId: Optional<string>;
  /** the user who caused the notification */
  personId: Optional<string>;
  announcementId: Optional<string>;
  /** the role in which the user gets an announcement */
  audience: Optional<Audience>;
  createdAt: Instant;
  readAt: NullableInstant;
};
/**
 * What a league announces. It is sent once: `sentAt` is when its notifications were written. `audience`: the captains and players of season teams,
 * single players, and organisers. `byUserId` caused it and gets none of it.
 */
export type Announcements = {
  id: string;
  /** an announcement with the same key is made once */
  key: string;
  kind: AnnouncementKind;
  seasonId: string;
  matchId: Optional<string>;
  seasonTeamId: Optional<string>;
  playerId: Optional<string>;
  detail: Json<AnnouncementDetail>;
  audience: Json<AnnouncementAudience>;
  byUserId: Optional<string>;
  createdAt: Instant;
  sentAt: NullableInstant;
};
export type AnnouncementDetail = { reason?: string | null; days?: readonly string[] } & {
  [Fact in 'score' | 'absent' | 'outcome' | 'endsDispute' | 'rules' | 'joined']?: NonNullable<LeagueNews[Fact]>;
} & {
  /** Earlier releases did not count protests and registrations. */ work?: Omit<OpenWork, 'protests' | 'registrations'> & Partial<OpenWork>;
};
type OpenWork = NonNullable<LeagueNews['work']>;
export type AnnouncementAudience = {
  /** season teams, or all of the season */
  captainsOf?: readonly string[] | 'all';
  /** accounts of captains */
  captains?: readonly string[];
  playersOf?: readonly string[];
  players?: readonly string[];
  organisers?: boolean;
};
/** Announcements that a user, or a captain without an account, gets in the next e-mail. */
export type AnnouncementMails = {
  announcementId: string;
  userId: Optional<string>;
  email: Optional<string>;
  audience: Audience;
  createdAt: Instant;
};
