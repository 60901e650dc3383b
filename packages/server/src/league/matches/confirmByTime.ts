import { sql } from 'kysely';
import { confirmsItself } from '@oche/darts/match/deadlines';
import { matchEventVersion, type NewMatchEvent } from '@oche/darts/match/event';
import { seen } from '@oche/darts/match/sheet';
import { bothSides, otherSide } from '@oche/darts/match/structure';
import { defaultSeasonRules } from '@oche/api/contract/season';
import { systemAuthor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { append } from './append.ts';
import { readMatchLog } from './log.ts';
import { loadMatch, lockMatchRow } from './rows.ts';
import { foldedGames, loadMatchGames, sheetOf } from './sheet.ts';

/** The matches with a confirmation that is old enough for the season. */
const dueMatches = (now: Date) =>
  db()
    .selectFrom('matches')
    .innerJoin('seasons', 'seasons.id', 'matches.seasonId')
    .select('matches.id')
    .where('seasons.state', '=', 'running')
    .where('matches.state', '=', 'to-confirm')
    .where('matches.annulled', '=', false)
    .where((eb) => eb.or([eb('matches.startsAt', 'is', null), eb(sql`left(matches.starts_at, 10)`, '<=', now.toISOString().slice(0, 10))]))
    .where(
      sql<boolean>`exists (select from match_events where match_id = matches.id and kind = 'confirm' and server_time <=
        ${now}::timestamptz - coalesce((seasons.rules ->> 'confirmHours')::int, ${defaultSeasonRules.confirmHours}) * interval '1 hour')`,
    )
    .execute();

/** The confirmation of the captain who has not answered; null if both have or neither has, the sheet has changed since, or there is time left. */
const missingConfirmation = async (id: string, context: Context) => {
  await lockMatchRow(id);
  const match = await loadMatch(id);
  const log = await readMatchLog(id);
  const sheet = sheetOf(match, log, foldedGames(await loadMatchGames(id)));
  const { confirmations, status } = sheet;
  const side = bothSides.find((each) => confirmations[each] === null && confirmations[otherSide(each)]?.changed.length === 0);
  if (side === undefined || status !== 'to-confirm') return null;
  const confirmed = log.find((event) => event.id === confirmations[otherSide(side)]!.event)!;
  if (confirmsItself(Date.parse(confirmed.serverTime), match.start?.getTime() ?? null, match.seasonRules) > context.now.getTime())
    return null;
  const event: NewMatchEvent = {
    ...{ id: context.newId(), v: matchEventVersion, kind: 'confirm', author: systemAuthor },
    payload: { side, how: 'time', saw: seen(sheet) },
  };
  return { match, log, event };
};

/** The server has no side and no rights of an editor. */
const noRole = { sides: [], isEditor: false, kinds: [], mayRun: false, mayScore: false };

/**
 * Confirms sheets for captains who have not answered in the time of the season after the other side confirmed. Each match has its own
 * transaction, so that one that fails does not stop the others.
 */
export const confirmByTime = async (asSystem: <T>(work: (context: Context) => Promise<T>) => Promise<T>): Promise<void> => {
  const due = await asSystem(({ now }) => dueMatches(now));
  const confirmed = await Promise.allSettled(
    due.map(({ id }) =>
      asSystem(async (context) => {
        const missing = await missingConfirmation(id, context);
        if (!missing) return;
        const { event, ...recording } = missing;
        await append([event], new Map(), { ...recording, role: noRole, own: [], context });
      }),
    ),
  );
  for (const each of confirmed) if (each.status === 'rejected') throw each.reason;
};
