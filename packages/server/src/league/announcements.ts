import type { AnnouncementKind, Audience } from '@oche/api/contract/notification';
import { uuidv7 } from '@oche/api/uuid';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { AnnouncementAudience, AnnouncementDetail, AnnouncementMails } from '../platform/db/messageTables.ts';
import { notifyUsers } from '../notifications/notify.ts';

/** How long changes are collected for one e-mail. */
const digestMs = 10 * 60_000;

type Announcement = AnnouncementAudience & {
  kind: AnnouncementKind;
  seasonId: string;
  matchId?: string;
  /** the season team that it is about */
  teamId?: string;
  playerId?: string;
  detail?: AnnouncementDetail;
  /** for an announcement that may be made more than once, but must be sent once */
  key?: string;
};

/**
 * Announces something to captains, players or organisers. The write of the request is small: a job finds the recipients after the commit, once, even
 * if the process ends meanwhile.
 */
export const announce = async (announcement: Announcement, context: Context): Promise<void> => {
  const { kind, seasonId, matchId, teamId, playerId, detail = {}, key, ...audience } = announcement;
  const { actor, now } = context;
  const id = context.newId();
  const inserted = await db()
    .insertInto('announcements')
    .values({
      ...{ id, key: key ?? id, kind, seasonId, matchId: matchId ?? null, seasonTeamId: teamId ?? null, playerId: playerId ?? null },
      ...{ detail: JSON.stringify(detail), audience: JSON.stringify(audience), byUserId: actor.kind === 'user' ? actor.userId : null },
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await context.queue('announcement', { id });
};

/** Somebody who gets an announcement: an account, or the address of a captain without one. */
type Recipient = { userId: string | null; email: string | null; audience: Audience; wantsMail: boolean };

const captainsOf = async (teams: readonly string[] | 'all', seasonId: string): Promise<Recipient[]> => {
  const rows = await db()
    .selectFrom('seasonTeamCaptains')
    .innerJoin('seasonTeams', 'seasonTeams.id', 'seasonTeamCaptains.seasonTeamId')
    .leftJoin('users', 'users.id', 'seasonTeamCaptains.userId')
    .select(['seasonTeamCaptains.userId', 'seasonTeamCaptains.email', 'users.mailAsCaptain'])
    .where('seasonTeams.seasonId', '=', seasonId)
    .where('seasonTeams.state', '=', 'accepted')
    .$if(teams !== 'all', (query) => query.where('seasonTeams.id', 'in', teams as string[]))
    .execute();
  return rows.flatMap(({ userId, email, mailAsCaptain }): Recipient[] => {
    if (userId !== null) return [{ userId, email: null, audience: 'captain', wantsMail: mailAsCaptain ?? false }];
    return email === null ? [] : [{ userId, email: email.toLowerCase(), audience: 'captain', wantsMail: true }];
  });
};

const captainsWithIds = async (ids: readonly string[]): Promise<Recipient[]> => {
  const rows = await db().selectFrom('users').select(['id', 'mailAsCaptain']).where('id', 'in', ids).execute();
  return rows.map(({ id, mailAsCaptain }) => ({ userId: id, email: null, audience: 'captain', wantsMail: mailAsCaptain }));
};

const playersWhere = async (
  column: 'rosterEntries.seasonTeamId' | 'players.id',
  ids: readonly string[],
  now: Date,
): Promise<Recipient[]> => {
  const rows = await db()
    .selectFrom('players')
    .innerJoin('users', 'users.id', 'players.userId')
    .leftJoin('seasonMembers', 'seasonMembers.playerId', 'players.id')
    .leftJoin('rosterEntries', 'rosterEntries.memberId', 'seasonMembers.id')
    .select(['users.id as userId', 'users.mailAsPlayer'])
    .distinct()
    .where(column, 'in', ids)
    .$if(column !== 'players.id', (query) =>
      query.where((eb) =>
        eb.or([eb('rosterEntries.endsOn', 'is', null), eb('rosterEntries.endsOn', '>=', now.toISOString().slice(0, 10))]),
      ),
    )
    .execute();
  return rows.map(({ userId, mailAsPlayer }) => ({ userId, email: null, audience: 'player', wantsMail: mailAsPlayer }));
};

const organisersOf = async (seasonId: string): Promise<Recipient[]> => {
  const rows = await db()
    .selectFrom('memberships')
    .innerJoin('seasons', 'seasons.organisationId', 'memberships.organisationId')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id as userId', 'users.mailAsOrganiser'])
    .where('seasons.id', '=', seasonId)
    .execute();
  return rows.map(({ userId, mailAsOrganiser }) => ({ userId, email: null, audience: 'organiser', wantsMail: mailAsOrganiser }));
};

/** The recipients, each once. Captains who also play get it as captains. */
const recipientsOf = async (audience: AnnouncementAudience, seasonId: string, now: Date): Promise<Recipient[]> => {
  const { captainsOf: teams = [], captains = [], playersOf = [], players = [], organisers = false } = audience;
  const all = [
    ...(teams.length === 0 ? [] : await captainsOf(teams, seasonId)),
    ...(captains.length === 0 ? [] : await captainsWithIds(captains)),
    ...(organisers ? await organisersOf(seasonId) : []),
    ...(playersOf.length === 0 ? [] : await playersWhere('rosterEntries.seasonTeamId', playersOf, now)),
    ...(players.length === 0 ? [] : await playersWhere('players.id', players, now)),
  ];
  const keyOf = ({ userId, email }: Recipient) => userId ?? email;
  return [...Map.groupBy(all, keyOf).values()].map(([first]) => first!);
};

/** Writes the notifications of an announcement, and the e-mails that wait for the next digest. Does nothing if it was sent already. */
export const sendAnnouncement = async ({ id }: { id: string }, context: Context): Promise<void> => {
  const { now, queueAll } = context;
  const announcement = await db()
    .updateTable('announcements')
    .from('seasons')
    .set({ sentAt: now })
    .whereRef('seasons.id', '=', 'announcements.seasonId')
    .where('announcements.id', '=', id)
    .where('announcements.sentAt', 'is', null)
    .returning(['announcements.kind', 'seasonId', 'audience', 'byUserId', 'seasons.state'])
    .executeTakeFirst();
  // Nobody sees a draft, even if the season was open when this was announced.
  if (!announcement || announcement.state === 'draft') return;
  const { kind, seasonId, audience, byUserId } = announcement;
  const recipients = (await recipientsOf(audience, seasonId, now)).filter(({ userId }) => userId === null || userId !== byUserId);
  for (const [role, some] of Map.groupBy(recipients, (each) => each.audience))
    await notifyUsers(
      some.flatMap(({ userId }) => userId ?? []),
      { kind, announcementId: id, audience: role },
      context,
    );
  const mails = recipients
    .filter(({ wantsMail }) => wantsMail)
    .map(({ userId, email, audience: role }): Insertable<AnnouncementMails> => ({
      ...{ announcementId: id, userId, email, audience: role, createdAt: now },
    }));
  if (mails.length === 0) return;
  await db().insertInto('announcementMails').values(mails).execute();
  await queueAll('announcement-digests', [{}], new Date(now.getTime() + digestMs));
};

/** The most earlier announcements of which a new captain is notified. */
const mostEarlier = 20;

/**
 * Notifies a user who has become a captain of a team by its link of what its captains were told before, without e-mails. What all captains were
 * told, such as that the season is open, is on the page of the team.
 */
export const notifyOfEarlier = async ({ teamId, userId }: { teamId: string; userId: string }, context: Context): Promise<void> => {
  const earlier = await db()
    .selectFrom('announcements')
    .select(['id', 'kind', 'sentAt'])
    .where('seasonId', '=', (eb) => eb.selectFrom('seasonTeams').select('seasonId').where('id', '=', teamId))
    .where('sentAt', 'is not', null)
    .where(sql<boolean>`audience -> 'captainsOf' @> to_jsonb(${teamId}::text)`)
    .where(sql<boolean>`by_user_id is distinct from ${userId}`)
    .where(sql<boolean>`not exists (select from notifications where user_id = ${userId} and announcement_id = announcements.id)`)
    .orderBy('sentAt', 'desc')
    .limit(mostEarlier)
    .execute();
  if (earlier.length === 0) return;
  const rows = earlier.map(({ id: announcementId, kind, sentAt }) => ({
    // Notifications are listed by their ids, which begin with a time.
    ...{
      id: uuidv7(sentAt!.getTime(), context.random(10)),
      userId,
      kind,
      announcementId,
      audience: 'captain' as const,
      createdAt: sentAt!,
    },
  }));
  await db().insertInto('notifications').values(rows).execute();
  context.changed(userId, 'notifications');
};

/** Queues one e-mail for everybody whose first announcement has waited for ten minutes, with all that have come since. */
export const queueDigests = async ({ now, queueAll }: Context): Promise<void> => {
  const recipient = sql<string>`coalesce(user_id::text, email)`;
  const rows = await db()
    .deleteFrom('announcementMails')
    .where(recipient, 'in', (eb) =>
      eb
        .selectFrom('announcementMails')
        .select(recipient.as('recipient'))
        .groupBy(recipient)
        .having((having) => having(having.fn.min('createdAt'), '<=', new Date(now.getTime() - digestMs))),
    )
    .returning(['announcementId', 'userId', 'email', 'audience'])
    .execute();
  rows.sort((a, b) => (a.announcementId < b.announcementId ? -1 : 1));
  const digests = Map.groupBy(rows, ({ userId, email }) => userId ?? email);
  const work = [...digests.values()].map((some) => ({
    ...{ userId: some[0]!.userId, email: some[0]!.email },
    announcements: some.map(({ announcementId, audience }) => ({ id: announcementId, audience })),
  }));
  await queueAll('announcement-mail', work);
};
