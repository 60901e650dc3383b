import type { ColumnType, Generated } from 'kysely';
import type { Plan, StageKind, TournamentStatus } from '@oche/api/contract/tournament';
import type { TournamentActions } from './actionTables.ts';
import type { Instant, Json, NullableInstant, Optional } from './columns.ts';
import type { GameTables } from './gameTables.ts';
import type { AnnouncementMails, Announcements, Mails, Notifications } from './messageTables.ts';
import type {
  BlockedDates,
  CalendarTokens,
  FixtureWishes,
  GroupTeams,
  Matchdays,
  MatchEvents,
  MatchGames,
  MatchResults,
  Matches,
  MergedPlayers,
  OldMatchSlugs,
  OldSeasonSlugs,
  SealedLineups,
  SeasonGroups,
  RefusedRequests,
  RosterEntries,
  SeasonMembers,
  SeasonTeamCaptains,
  SeasonTeams,
  Seasons,
  Penalties,
  BoardEntries,
  PlayerGames,
  Postponements,
  SheetFacts,
  TeamCodes,
  TieDecisions,
  CupRounds,
  Teams,
  Transfers,
} from './leagueTables.ts';
import type { PushTables } from './pushTables.ts';
import type { RankingTables } from './rankingTables.ts';
import type { TeamRegistrations } from './registrationTables.ts';
import type { BoardMembers, NewsPictures, NewsTable, OldNewsSlugs, SiteDocuments, SitePictures, SiteSettingsTable } from './siteTables.ts';
import type { BoardCalls, Boards, EventBoards, Events, Locations, PairingCodes } from './placeTables.ts';

export type Users = {
  id: string;
  name: string;
  email: string;
  passwordHash: string;
  langcode: 'en' | 'nl' | 'fr' | 'de';
  isSuperAdmin: Generated<boolean>;
  createdAt: Instant;
  /** when the account was locked; the user cannot log in until it is unlocked */
  lockedAt: NullableInstant;
  /** whether e-mails of a league are wanted, by the role of the user in it */
  mailAsCaptain: Generated<boolean>;
  mailAsPlayer: Generated<boolean>;
  mailAsOrganiser: Generated<boolean>;
};
export type TokenKind = 'user' | 'impersonation' | 'board' | 'game' | 'team' | 'match';
export type Tokens = {
  id: string;
  /** SHA-256 of the token, hex */
  hash: string;
  kind: TokenKind;
  userId: Optional<string>;
  boardId: Optional<string>;
  gameId: Optional<string>;
  seasonTeamId: Optional<string>;
  matchId: Optional<string>;
  /** the super admin of an impersonation */
  actorId: Optional<string>;
  createdAt: Instant;
  expiresAt: Instant;
  revokedAt: NullableInstant;
};
/** The payloads of links in e-mails, by purpose. A link is only valid for its own purpose. */
export type LinkPayloads = { 'reset-password': Record<never, never>; 'change-name': { name: string }; 'change-email': { email: string } };
export type LinkPurpose = keyof LinkPayloads;
export type Links = {
  id: string;
  /** SHA-256 of the token in the URL, hex; null until the e-mail is written */
  hash: Optional<string>;
  purpose: LinkPurpose;
  userId: string;
  payload: Json<LinkPayloads[LinkPurpose]>;
  createdAt: Instant;
  expiresAt: Instant;
  usedAt: NullableInstant;
};
export type Organisations = {
  id: string;
  slug: string;
  name: string;
  kind: 'club' | 'competition';
  timeZone: string;
  languages: ColumnType<Users['langcode'][], string | undefined, string>;
  colour: Optional<string>;
  description: Generated<string>;
  contactEmail: Optional<string>;
  /** SHA-256 of a file */
  logo: Optional<string>;
  createdAt: Instant;
};
/** Uploaded files by the SHA-256 of their content, so that equal files are stored once. */
export type Files = { sha256: string; type: string; bytes: Uint8Array; createdAt: Instant };
/** Host names of the sites of competitions. Each belongs to one organisation. */
export type OrganisationDomains = { domain: string; organisationId: string; position: number };
export type OldSlugs = { kind: 'event' | 'tournament' | 'organisation' | 'ranking'; slug: string; targetId: string };
export type Memberships = { organisationId: string; userId: string; role: 'admin' | 'editor' };
/** Invitations by e-mail: to become a member (`role`) or to be linked to a player (`playerId`). One of the two is null. */
export type Invitations = {
  id: string;
  /** SHA-256 of the token in the URL, hex; null until the e-mail is written */
  hash: Optional<string>;
  organisationId: string;
  email: string;
  role: Optional<Memberships['role']>;
  playerId: Optional<string>;
  /** the inviter */
  userId: Optional<string>;
  createdAt: Instant;
  expiresAt: Instant;
};
export type Players = {
  id: string;
  organisationId: string;
  name: string;
  /** the name for search and duplicates: lower case, without diacritics, single spaces */
  searchName: string;
  nickname: Generated<string>;
  club: Optional<string>;
  email: Optional<string>;
  userId: Optional<string>;
  /** from 1 to 999,999, unique in the organisation; null until the player is a member of a season */
  number: Optional<number>;
  /** date of birth */
  bornOn: Optional<string>;
  /** whether the full name of a minor may be public */
  hasConsent: Generated<boolean>;
  /** whether to anonymise the player as soon as none of their tournaments is running */
  nameGoes: Generated<boolean>;
  archivedAt: NullableInstant;
  createdAt: Instant;
};
export type Tournaments = {
  id: string;
  organisationId: string;
  eventId: string;
  slug: string;
  name: string;
  description: Generated<string>;
  status: TournamentStatus;
  visibility: 'public' | 'unlisted' | 'private';
  test: Generated<boolean>;
  startsAt: string;
  plan: Json<Plan>;
  maxEntries: Optional<number>;
  drawSeed: Optional<number>;
  /** repeats the drawing of pairs */
  pairsSeed: Optional<number>;
  /** The entry that won the tournament when it last ended. Without a foreign key, because entries refer to tournaments. */
  winnerId: Optional<string>;
  drawnAt: NullableInstant;
  autoAssign: Generated<boolean>;
  restMinutes: Generated<number>;
  fieldSize: Optional<number>; // the number of entries that took part; null without `tournament_facts`
  createdAt: Instant;
};
export type Entries = {
  id: string;
  tournamentId: string;
  seed: Optional<number>;
  checkedIn: Generated<boolean>;
  paid: Generated<boolean>;
  withdrawnAt: NullableInstant;
  waiting: Generated<boolean>;
  groupNo: Optional<number>;
  /** The entry that its player has joined as a partner by lot. Until the pair is split, this entry has no player, and is in no list. */
  joinedId: Optional<string>;
  createdAt: Instant;
};
/** The players of an entry: one, or a pair in throwing order. A player can be in a tournament only once. */
export type EntryPlayers = { entryId: string; position: number; tournamentId: string; playerId: string };
/** Games of a parent that are drawn together: groups, a knockout. */
export type Stages = {
  id: string;
  parentId: string;
  position: number;
  role: 'groups' | 'winners' | 'losers' | 'none';
  kind: StageKind;
  /** the last round of its games; of a double elimination, of its upper bracket */
  rounds: number;
};
export type GroupDecisions = {
  id: string;
  tournamentId: string;
  groupNo: number;
  how: 'lot' | 'shoot-out' | 'decision';
  reason: string;
  entryOrder: Json<string[]>;
  author: string;
  createdAt: Instant;
};
export type Impersonations = {
  id: string;
  actorId: string;
  userId: string;
  startedAt: Instant;
  expiresAt: Instant;
  endedAt: NullableInstant;
};
export type Audit = {
  id: string;
  /** the impersonation during which it was written, if any */
  impersonationId: Optional<string>;
  organisationId: Optional<string>;
  userId: Optional<string>;
  actorId: Optional<string>;
  what: string;
  subject: string;
  detail: Json<unknown>;
  createdAt: Instant;
};
export type Jobs = {
  id: string;
  kind: string;
  payload: Json<unknown>;
  runAt: Instant;
  attempts: Generated<number>;
  failedAt: NullableInstant;
  error: Optional<string>;
};
export type RateLimits = { key: string; hits: number; resetsAt: Instant };
/** The identity of this database, in one row. */
export type Instance = { epoch: Generated<string>; restoredAt: NullableInstant };

export type Schema = GameTables &
  PushTables &
  RankingTables & {
    instance: Instance;
    users: Users;
    tokens: Tokens;
    links: Links;
    mails: Mails;
    organisations: Organisations;
    organisationDomains: OrganisationDomains;
    seasons: Seasons;
    oldSeasonSlugs: OldSeasonSlugs;
    teams: Teams;
    seasonTeams: SeasonTeams;
    seasonTeamCaptains: SeasonTeamCaptains;
    teamRegistrations: TeamRegistrations;
    seasonGroups: SeasonGroups;
    groupTeams: GroupTeams;
    matchdays: Matchdays;
    blockedDates: BlockedDates;
    fixtureWishes: FixtureWishes;
    matches: Matches;
    oldMatchSlugs: OldMatchSlugs;
    seasonMembers: SeasonMembers;
    rosterEntries: RosterEntries;
    transfers: Transfers;
    refusedRequests: RefusedRequests;
    matchEvents: MatchEvents;
    sealedLineups: SealedLineups;
    matchResults: MatchResults;
    matchGames: MatchGames;
    playerGames: PlayerGames;
    boardEntries: BoardEntries;
    sheetFacts: SheetFacts;
    teamCodes: TeamCodes;
    penalties: Penalties;
    postponements: Postponements;
    calendarTokens: CalendarTokens;
    announcements: Announcements;
    announcementMails: AnnouncementMails;
    tieDecisions: TieDecisions;
    cupRounds: CupRounds;
    files: Files;
    sitePictures: SitePictures;
    news: NewsTable;
    oldNewsSlugs: OldNewsSlugs;
    newsPictures: NewsPictures;
    boardMembers: BoardMembers;
    siteDocuments: SiteDocuments;
    siteSettings: SiteSettingsTable;
    oldSlugs: OldSlugs;
    memberships: Memberships;
    invitations: Invitations;
    notifications: Notifications;
    players: Players;
    mergedPlayers: MergedPlayers;
    locations: Locations;
    boards: Boards;
    boardCalls: BoardCalls;
    pairingCodes: PairingCodes;
    events: Events;
    eventBoards: EventBoards;
    tournaments: Tournaments;
    entries: Entries;
    entryPlayers: EntryPlayers;
    stages: Stages;
    groupDecisions: GroupDecisions;
    tournamentActions: TournamentActions;
    impersonations: Impersonations;
    audit: Audit;
    jobs: Jobs;
    rateLimits: RateLimits;
  };
