import { sql } from 'kysely';
import type { LeagueNews } from '@oche/api/contract/notification';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { announce } from './announcements.ts';
import { readMatchLog } from './matches/log.ts';
import { loadMatch } from './matches/rows.ts';
import { foldedGames, loadMatchGames, sheetOf } from './matches/sheet.ts';
import { openStates } from './memberRows.ts';

const hour = 3_600_000;

/** The start of a match as an instant. */
const start = sql<Date>`matches.starts_at::timestamp at time zone locations.time_zone`;

/** `only`: the season that it is about; all seasons without it */
type Reminder = (context: Context, only?: string) => Promise<void>;

const runningMatches = (only: string | undefined) =>
  db()
    .selectFrom('matches')
    .innerJoin('seasons', 'seasons.id', 'matches.seasonId')
    .innerJoin('locations', 'locations.id', 'matches.locationId')
    .where('seasons.state', '=', 'running')
    .where('matches.annulled', '=', false)
    .$if(only !== undefined, (query) => query.where('seasons.id', '=', only!));

/** Whether nothing has been announced with a key. */
const isNew = (key: ReturnType<typeof sql<string>>) => sql<boolean>`not exists (select from announcements where key = ${key})`;

/** Reminds the captains of both teams of a match 24 hours before its start, again if it has moved since. */
export const remindOfMatches: Reminder = async (context, only) => {
  const { now } = context;
  const key = sql<string>`'match-tomorrow ' || matches.id || ' ' || matches.starts_at`;
  const due = await runningMatches(only)
    .select(['matches.id', 'matches.seasonId', 'matches.homeId', 'matches.awayId', key.as('key')])
    .where('matches.state', 'in', ['planned', 'lineups'])
    // A cheap condition without time zones first.
    .where('matches.startsAt', '>', new Date(now.getTime() - 24 * hour).toISOString().slice(0, 16))
    .where('matches.startsAt', '<', new Date(now.getTime() + 48 * hour).toISOString().slice(0, 16))
    .where(start, '>', now)
    .where(start, '<=', new Date(now.getTime() + 24 * hour))
    .where(isNew(key))
    .execute();
  for (const { id, seasonId, homeId, awayId, key: once } of due)
    await announce({ kind: 'match-tomorrow', seasonId, matchId: id, captainsOf: [homeId, awayId], key: once }, context);
};

/** The hours after the end of a match at which captains who have not confirmed its sheet are reminded. */
const confirmAfterHours = [12, 36];

/** When the last game of a match ended, or paper was last entered. Confirmations and notes do not change the sheet. */
const ended = sql<Date | null>`greatest(
  (select max(finished_at) from games where parent_id = matches.id),
  (select max(server_time) from match_events where match_id = matches.id and kind not in ('confirm', 'note', 'protest', 'decide')))`;

/** Reminds captains 12 and 36 hours after the end of a match that they have not confirmed its sheet. */
export const remindOfSheets: Reminder = async (context, only) => {
  const { now } = context;
  for (const hours of confirmAfterHours) {
    const key = sql<string>`'confirm-sheet ' || matches.id || ' ' || ${hours}::text`;
    const due = await runningMatches(only)
      .select(['matches.id', 'matches.seasonId', key.as('key')])
      .where('matches.state', '=', 'to-confirm')
      .where(ended, '<=', new Date(now.getTime() - hours * hour))
      .where(isNew(key))
      .execute();
    for (const { id, seasonId, key: once } of due) {
      const match = await loadMatch(id);
      const { confirmations } = sheetOf(match, await readMatchLog(id), foldedGames(await loadMatchGames(id)));
      const missing = [match.homeId, match.awayId].filter((_team, side) => {
        const confirmation = confirmations[side as 0 | 1];
        return confirmation === null || confirmation.changed.length > 0;
      });
      await announce({ kind: 'confirm-sheet', seasonId, matchId: id, captainsOf: missing, key: once }, context);
    }
  }
};

/** Days after which a request for another evening without an answer waits for an organiser. */
const answerDays = 3;
/** Hours after its start at which a match without a confirmed sheet is overdue. */
const overdueHours = 36;

/** Sends organisers once a day, from nine o'clock in the time zone of the competition, what waits for them in each season; nothing if nothing does. */
export const remindOrganisers: Reminder = async (context, only) => {
  const { now } = context;
  const local = sql<Date>`(${now}::timestamptz at time zone organisations.time_zone)`;
  const key = sql<string>`'open-work ' || seasons.id || ' ' || ${local}::date`;
  const countOf = (query: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${query})`;
  const due = await db()
    .selectFrom('seasons')
    .innerJoin('organisations', 'organisations.id', 'seasons.organisationId')
    .select(['seasons.id', key.as('key')])
    .select([
      countOf(sql`team_registrations where season_id = seasons.id and confirmed_at is not null`).as('registrations'),
      countOf(
        sql`transfers join season_members on season_members.id = transfers.member_id
          where season_members.season_id = seasons.id and transfers.state in (${sql.join([...openStates])})`,
      ).as('requests'),
      countOf(
        sql`postponements where season_id = seasons.id and (state = 'agreed' or
          (state = 'asked' and created_at <= ${new Date(now.getTime() - answerDays * 24 * hour)}))`,
      ).as('postponements'),
      countOf(sql`matches where season_id = seasons.id and state = 'disputed' and not annulled`).as('disputes'),
      countOf(sql`matches join match_results on match_results.match_id = matches.id where season_id = seasons.id and open_protests > 0`).as(
        'protests',
      ),
      countOf(
        sql`matches join locations on locations.id = matches.location_id
          where matches.season_id = seasons.id and not annulled and matches.state in ('planned', 'lineups', 'playing', 'to-confirm')
          and matches.starts_at::timestamp at time zone locations.time_zone <= ${new Date(now.getTime() - overdueHours * hour)}`,
      ).as('overdue'),
    ])
    .where('seasons.state', 'in', ['open', 'running'])
    .$if(only !== undefined, (query) => query.where('seasons.id', '=', only!))
    .where(sql<boolean>`extract(hour from ${local}) between 9 and 11`)
    .where(isNew(key))
    .execute();
  for (const { id, key: once, ...work } of due) {
    const counts: NonNullable<LeagueNews['work']> = work;
    if (Object.values(counts).some((count) => count > 0))
      await announce({ kind: 'open-work', seasonId: id, organisers: true, detail: { work: counts }, key: once }, context);
  }
};

/**
 * Makes the announcements that are due because time has passed. Each reminder is one statement for all seasons. If it fails, because of a value in
 * one row, it runs for each season alone, so that the other leagues get theirs. `report` learns the seasons that fail.
 */
export const remind = async (
  asSystem: <T>(work: (context: Context) => Promise<T>) => Promise<T>,
  report: (error: unknown, seasonId: string) => void,
): Promise<void> => {
  for (const reminder of [remindOfMatches, remindOfSheets, remindOrganisers]) {
    const isDone = await asSystem((context) => reminder(context)).then(
      () => true,
      () => false,
    );
    if (isDone) continue;
    const seasons = await asSystem(() => db().selectFrom('seasons').select('id').where('state', 'in', ['open', 'running']).execute());
    for (const { id } of seasons) await asSystem((context) => reminder(context, id)).catch((error: unknown) => report(error, id));
  }
};
