import { isPublished } from '@oche/api/contract/season';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Topic } from '@oche/api/contract/topics';
import { cupRoundText } from '@oche/i18n/cupRoundText';
import type { IntlShape } from '@oche/i18n/createIntl';
import { createIntl } from '@oche/i18n/createIntl';
import { loadMessages } from '@oche/i18n/loadMessages';
import type { Locale } from '@oche/i18n/locales';
import { writeCalendar, type CalendarEvent } from '../platform/calendar/ical.ts';
import type { Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { Schema } from '../platform/db/schema.ts';
import { isUuid } from '../platform/ids.ts';
import { requireSelf, requireUser } from '../platform/policies.ts';
import { newToken, sha256 } from '../platform/secrets.ts';
import { messages } from './calendarMessages.ts';
import { cupOfMatch, isOff, matches } from './matchRows.ts';

/** The most matches of a calendar, the latest of them. */
const mostMatches = 2000;

/** The topics that public calendars depend on. */
export const topicsOfCalendars = [
  'seasons',
  'seasonGroups',
  'teams',
  'fixtures',
  'sheets',
  'places',
  'organisations',
] as const satisfies readonly Topic[];

/** How long a match lasts in a calendar. */
const minutesOfMatch = 180;

/** The states of seasons whose matches everybody sees. */
const publishedStates = (['draft', 'open', 'running', 'finished', 'archived'] as const).filter((state) => isPublished({ state }));

/** The matches of published seasons that have an evening, with their groups. */
const publishedMatches = () =>
  matches()
    .innerJoin('seasons', 'seasons.id', 'matches.seasonId')
    .innerJoin('seasonGroups', 'seasonGroups.id', 'matches.groupId')
    .select(['seasonGroups.name as groupName', 'locations.address', 'locations.private as isPrivate'])
    .where('seasons.state', 'in', publishedStates)
    .where('matches.startsAt', 'is not', null);
type Row = Awaited<ReturnType<ReturnType<typeof publishedMatches>['executeTakeFirstOrThrow']>>;
type Where = (eb: ExpressionBuilder<Schema, 'matches'>) => Expression<SqlBool>;

/** Why a match does not take place; null if it does. */
const reasonOf = ({ annulled, state }: Row): 'annulled' | 'postponed' | 'cancelled' | null => {
  if (annulled) return 'annulled';
  return state === 'postponed' || state === 'cancelled' ? state : null;
};

const eventOf = ({ formatMessage }: IntlShape, row: Row): CalendarEvent => {
  const { id, revision, revisedAt, createdAt, matchday, groupName, locationName, address, isPrivate } = row;
  const reason = reasonOf(row);
  const cup = cupOfMatch(row);
  const match = formatMessage(messages.match, { home: row.homeName, away: row.awayName });
  const description = [
    groupName,
    matchday !== null && formatMessage(messages.matchday, { number: matchday }),
    cup && cupRoundText({ formatMessage }, cup.round),
    reason && formatMessage(messages[reason]),
  ];
  return {
    ...{ uid: id, sequence: revision, revisedAt: revisedAt ?? createdAt, startsAt: row.startsAt!, timeZone: row.timeZone },
    minutes: minutesOfMatch,
    summary: reason ? formatMessage(messages.off, { reason, match }) : match,
    description: description.filter(Boolean).join('\n'),
    location: [locationName, ...(isPrivate ? [] : [address])].filter(Boolean).join(', '),
    isCancelled: isOff(row),
  };
};

/** What a calendar contains, its name, and the language of its texts unless another one is asked for. */
type Feed = { where: Where; name: string | ((intl: IntlShape) => string); language: Locale };

const writeFeed = async ({ where, name, language }: Feed, lang: Locale | undefined): Promise<string> => {
  const locale = lang ?? language;
  const intl = createIntl({ locale, messages: await loadMessages(locale) });
  const rows = await publishedMatches()
    .where((eb) => where(eb as unknown as ExpressionBuilder<Schema, 'matches'>))
    .orderBy('matches.startsAt', 'desc')
    .orderBy('matches.id')
    .limit(mostMatches)
    .execute();
  return writeCalendar({ name: typeof name === 'string' ? name : name(intl), events: rows.toReversed().map((row) => eventOf(intl, row)) });
};

type Named = { name: string; languages: Locale[] };

const feedOf = (row: Named | undefined, where: Where): Feed | null =>
  row ? { where, name: row.name, language: row.languages[0] ?? 'en' } : null;

/** The public calendars by kind. Null for drafts and private locations, and for unknown ids. */
const feeds = {
  season: async (id: string) => {
    const row = await db()
      .selectFrom('seasons')
      .innerJoin('organisations', 'organisations.id', 'seasons.organisationId')
      .select(['organisations.name as organisation', 'seasons.name', 'organisations.languages'])
      .where('seasons.id', '=', id)
      .where('seasons.state', '!=', 'draft')
      .executeTakeFirst();
    return feedOf(row && { ...row, name: `${row.organisation} ${row.name}` }, (eb) => eb('matches.seasonId', '=', id));
  },
  group: async (id: string) => {
    const row = await db()
      .selectFrom('seasonGroups')
      .innerJoin('seasons', 'seasons.id', 'seasonGroups.seasonId')
      .innerJoin('organisations', 'organisations.id', 'seasons.organisationId')
      .select(['organisations.name as organisation', 'seasonGroups.name', 'organisations.languages'])
      .where('seasonGroups.id', '=', id)
      .where('seasons.state', '!=', 'draft')
      .executeTakeFirst();
    return feedOf(row && { ...row, name: `${row.name}, ${row.organisation}` }, (eb) => eb('matches.groupId', '=', id));
  },
  /** by the id of the permanent team, so that a subscription goes on in the next season */
  team: async (id: string) => {
    const row = await db()
      .selectFrom('teams')
      .innerJoin('organisations', 'organisations.id', 'teams.organisationId')
      .innerJoin('seasonTeams', 'seasonTeams.teamId', 'teams.id')
      .innerJoin('seasons', 'seasons.id', 'seasonTeams.seasonId')
      .select(['teams.name', 'organisations.languages'])
      .where('teams.id', '=', id)
      .where('seasons.state', '!=', 'draft')
      .executeTakeFirst();
    return feedOf(row, (eb) => {
      const ofTeam = eb.selectFrom('seasonTeams').select('seasonTeams.id').where('seasonTeams.teamId', '=', id);
      return eb.or([eb('matches.homeId', 'in', ofTeam), eb('matches.awayId', 'in', ofTeam)]);
    });
  },
  location: async (id: string) => {
    const row = await db()
      .selectFrom('locations')
      .innerJoin('organisations', 'organisations.id', 'locations.organisationId')
      .select(['locations.name', 'organisations.languages'])
      .where('locations.id', '=', id)
      .where('locations.private', '=', false)
      .executeTakeFirst();
    return feedOf(row, (eb) => eb('matches.locationId', '=', id));
  },
};

const isKind = (kind: string): kind is keyof typeof feeds => Object.hasOwn(feeds, kind);

/** The day of a match. */
const day = sql<string>`left(matches.starts_at, 10)`;

/** Matches of teams of which the user is a captain, or on whose roster they are on the day of the match. */
const ofUser =
  (userId: string): Where =>
  (eb) => {
    const isOwn = (side: 'matches.homeId' | 'matches.awayId') =>
      eb.or([
        eb(side, 'in', eb.selectFrom('seasonTeamCaptains').select('seasonTeamId').where('userId', '=', userId)),
        eb.exists(
          eb
            .selectFrom('rosterEntries')
            .innerJoin('seasonMembers', 'seasonMembers.id', 'rosterEntries.memberId')
            .innerJoin('players', 'players.id', 'seasonMembers.playerId')
            .select('rosterEntries.memberId')
            .where('players.userId', '=', userId)
            .whereRef('rosterEntries.seasonTeamId', '=', side)
            .where('rosterEntries.startsOn', '<=', day)
            .where((on) => on.or([on('rosterEntries.endsOn', 'is', null), on('rosterEntries.endsOn', '>=', day)])),
        ),
      ]);
    return eb.or([isOwn('matches.homeId'), isOwn('matches.awayId')]);
  };

/** Writes a public calendar of a competition; null if there is none. */
export const publicCalendar = async (kind: string, id: string, lang: Locale | undefined): Promise<string | null> => {
  const feed = isKind(kind) && isUuid(id) ? await feeds[kind](id) : null;
  return feed && writeFeed(feed, lang);
};

/** Writes the calendar of a user by the secret in its address; null if it has ended. */
export const ownCalendar = async (secret: string, lang: Locale | undefined): Promise<string | null> => {
  const user = await db()
    .selectFrom('calendarTokens')
    .innerJoin('users', 'users.id', 'calendarTokens.userId')
    .select(['users.id', 'users.langcode'])
    .where('calendarTokens.hash', '=', sha256(secret))
    .where('users.lockedAt', 'is', null)
    .executeTakeFirst();
  if (!user) return null;
  return writeFeed({ where: ofUser(user.id), name: ({ formatMessage }) => formatMessage(messages.mine), language: user.langcode }, lang);
};

/** The address of the calendar of the current user. */
export const calendarFeedHandlers = {
  getMyCalendar: async (_input, { actor }) => {
    const { userId } = requireUser(actor);
    const row = await db().selectFrom('calendarTokens').select('createdAt').where('userId', '=', userId).executeTakeFirst();
    return { createdAt: row?.createdAt.toISOString() ?? null };
  },

  renewMyCalendar: async (_input, { actor, random, now }) => {
    const { userId } = requireSelf(actor);
    const secret = newToken(random);
    const row = { hash: sha256(secret), createdAt: now };
    await db()
      .insertInto('calendarTokens')
      .values({ userId, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute();
    return { path: `/calendars/mine/${secret}.ics` };
  },

  endMyCalendar: async (_input, { actor }) => {
    const { userId } = requireSelf(actor);
    await db().deleteFrom('calendarTokens').where('userId', '=', userId).execute();
    return null;
  },
} satisfies Partial<Handlers>;
