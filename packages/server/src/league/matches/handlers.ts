import { createHash } from 'node:crypto';
import { matchEventVersion, type Lineup, type NewMatchEvent } from '@oche/darts/match/event';
import { lineupParts, lineupText, matchPart } from '@oche/darts/match/lineup';
import type { Side } from '@oche/darts/match/structure';
import type { Selectable } from 'kysely';
import type { Parsed } from '@oche/api/contract/endpoints';
import type { MatchEvent, MatchRights, MatchSheet, SentMatchEvent } from '@oche/api/contract/match';
import { loadSummaries } from '../../games/summaries.ts';
import { authorOf, systemAuthor, type Actor } from '../../platform/actor.ts';
import type { Context, Handlers } from '../../platform/context.ts';
import { db, dependsOn } from '../../platform/db/current.ts';
import type { SealedLineups } from '../../platform/db/leagueTables.ts';
import { limit } from '../../platform/limits.ts';
import { todayIn } from '../../organisations/competition/currentSeason.ts';
import { can, requireToken } from '../../platform/policies.ts';
import { Refusal, forbidden, found, invalid } from '../../platform/refusal.ts';
import { loadMatches } from '../matchRows.ts';
import { loadPlayerRefs } from '../memberRows.ts';
import { captainedTeams } from '../teamRows.ts';
import { announceLineup, announceLineupFor } from './announce.ts';
import { append } from './append.ts';
import { namedIn, refuse } from './checks.ts';
import { lineupPlayersOf, problemsOf } from './eligibility.ts';
import { loadAuthors, loadResultsByHand } from './history.ts';
import { parseMatchEvent, readMatchLog, withoutPeople } from './log.ts';
import { captainedSides, roleOf, type MatchRole } from './recorder.ts';
import { openMatch, requireRole, type Recording } from './recording.ts';
import { mayReadSealed } from './sealedLineups.ts';
import { loadMatch, structureOf, visibleMatch, type MatchRow } from './rows.ts';
import { foldedGames, loadMatchGames, loadShares, sheetOf, type MatchGameRow } from './sheet.ts';

/** Refuses a request of a device that does not know the whole log. The device merges the missed events and repeats the request. */
const requireCurrent = (log: readonly MatchEvent[], after: number, events: readonly SentMatchEvent[]): void => {
  const sent = new Set(events.map(({ id }) => id));
  const missed = log.filter(({ seq, id }) => seq > after && !sent.has(id));
  if (missed.length === 0 && after <= log.length) return;
  const behind = withoutPeople(log).filter(({ seq }) => seq > after);
  const wire = behind.map(({ deviceTime, serverTime, ...event }) => ({ ...event, device_time: deviceTime, server_time: serverTime }));
  throw new Refusal('behind', 'The log has events that this request does not know.', { events: wire, length: log.length });
};

/** The reveal of a part once both sides have handed it in; null before. `log`: with the lineup that was handed in last. */
const revealOf = async (match: MatchRow, part: string, log: readonly MatchEvent[], context: Context): Promise<NewMatchEvent | null> => {
  const sheet = sheetOf(match, log, foldedGames(await loadMatchGames(match.id)));
  const handedIn = sheet.parts.find(({ id }) => id === part)?.handedIn ?? [];
  const sealed = await db().selectFrom('sealedLineups').selectAll().where('matchId', '=', match.id).where('part', '=', part).execute();
  const [home, away] = [0, 1].map((side) => sealed.find(({ eventId }) => eventId === handedIn[side]));
  if (!home || !away) return null;
  const isDrawn = part === matchPart && structureOf(match).blocks.some((block) => block.lineup === 'drawn');
  return {
    ...{ id: context.newId(), v: matchEventVersion, kind: 'revealed', author: systemAuthor },
    payload: {
      ...{ part, players: [home.players, away.players], salts: [home.salt, away.salt] },
      ...(isDrawn && { drawNumber: Buffer.from(context.random(4)).readUInt32BE() }),
    },
  };
};

/** Refuses a lineup that does not fit its part, or that breaks a rule. @throws Refusal 422 `not-eligible` with the `problems` of `checkLineup` */
const requirePlayable = async (
  { match, log }: Recording,
  part: string,
  side: Side,
  players: Lineup,
  event: NewMatchEvent,
): Promise<void> => {
  const slots = lineupParts(structureOf(match)).find(({ id }) => id === part)?.slots;
  if (!slots) throw refuse('unknown-part', event);
  if (players.length !== slots.length) throw refuse('invalid-lineup', event);
  const sheet = sheetOf(match, log, foldedGames(await loadMatchGames(match.id)));
  const problems = await problemsOf(match, sheet, side, part, players);
  if (problems.length > 0) throw refuse('not-eligible', event, { problems });
};

/** The names of the players in a log and in games, as the actor sees them. */
const peopleIn = async (
  { organisationId, seasonRules: rules, organisationZone }: MatchRow,
  log: readonly MatchEvent[],
  games: readonly MatchGameRow[],
  captained: ReadonlySet<string>,
  { actor, now }: Context,
): Promise<MatchSheet['people']> => {
  const named = log.flatMap(namedIn);
  const played = games.flatMap(({ folded }) => folded?.playersByLeg.flat(2) ?? []);
  const ids = [...new Set([...named, ...played])].filter((player) => player !== null);
  if (ids.length === 0) return [];
  const scope = { season: { organisationId }, rules, actor, captained, today: todayIn(organisationZone, now) };
  const players = await loadPlayerRefs(scope, ids);
  return [...players.values()].map(({ id, name, number }) => ({ id, name, number }));
};

/** The boards of a location that are in service. */
const boardsAt = (locationId: string) =>
  db()
    .selectFrom('boards')
    .select(['id', 'number', 'name'])
    .where('locationId', '=', locationId)
    .where('removedAt', 'is', null)
    .where('outOfOrder', '=', false)
    .orderBy('number')
    .execute();

/** The rights of an actor as the response shows them. A board or a device may score only its own game, and the server decides for each game. */
const rightsOf = (
  { isEditor, sides, mayRun, mayScore }: MatchRole,
  { organisationId }: MatchRow,
  games: readonly MatchGameRow[],
  actor: Actor,
): MatchRights => {
  const mayScoreOne = games.some((game) => can.score(actor, { ...game, organisationId }));
  return { isEditor, sides: [...sides], mayRun, mayScore: mayScore || mayScoreOne };
};

/** Limits that are checked before a handler runs. */
export const matchLimits = {
  /**
   * A code has six digits. It signs on the device of somebody who has rights in the match already, so strangers can neither guess one nor use up
   * the attempts of captains.
   */
  recordMatchEvents: async ({ id, code }: Parsed<'recordMatchEvents'>, context: Context) => {
    if (code === undefined) return;
    const { actor, now } = context;
    requireRole(await roleOf(await visibleMatch(id, context), actor), context);
    const caller = actor.kind === 'user' ? actor.userId : actor.kind === 'team' ? actor.seasonTeamId : actor.kind;
    await limit(`team-code:${id}:${caller}`, 5, 15 * 60, now);
  },
};

const readSealed = (matchId: string, part: string, side: Side): Promise<Selectable<SealedLineups> | undefined> =>
  db()
    .selectFrom('sealedLineups')
    .selectAll()
    .where('matchId', '=', matchId)
    .where('part', '=', part)
    .where('side', '=', side)
    .executeTakeFirst();

/** Matches: their logs and their lineups. */
export const matchHandlers = {
  getMatch: async ({ id }, context) => {
    const match = await visibleMatch(id, context);
    dependsOn(`match ${id}`);
    const log = await readMatchLog(id);
    const games = await loadMatchGames(id);
    const captained = await captainedTeams(match.seasonId, context.actor);
    const role = await roleOf(match, context.actor, null, captained);
    const isInvolved = role.isEditor || role.sides.length > 0;
    const results = isInvolved ? await loadResultsByHand(games) : [];
    const summaries = await loadSummaries((query) => query.where('games.parentId', '=', id).orderBy('games.position'));
    return {
      ...{ match: found((await loadMatches([id]))[0], 'The match'), address: match.address },
      ...{ slugs: { organisation: match.organisationSlug, season: match.seasonSlug }, seasonId: match.seasonId },
      ...{ structure: structureOf(match), walkover: match.groupRules.walkover, length: log.length },
      events: isInvolved ? log : withoutPeople(log),
      ...{ authors: isInvolved ? await loadAuthors([...log, ...results].map(({ author }) => author)) : [], results },
      ...{
        games: summaries,
        folded: foldedGames(games),
        people: await peopleIn(match, log, games, captained, context),
        boards: await boardsAt(match.locationId),
      },
      rights: rightsOf(role, match, games, context.actor),
    };
  },

  getMatchFigures: async ({ id }, context) => {
    const { seasonId, seasonRules } = await visibleMatch(id, context);
    dependsOn(`match ${id}`, `season ${seasonId}`);
    return { shares: await loadShares(id), listed: seasonRules.leaderboards };
  },

  recordMatchEvents: async ({ id, after, events, code }, context) => {
    const recording = await openMatch(id, context, code);
    const { log, role } = recording;
    requireRole(role, context);
    const known = new Set(log.map((event) => event.id));
    const fresh = events.filter((event) => !known.has(event.id));
    if (new Set(fresh.map((event) => event.id)).size < fresh.length) throw invalid({ events: 'duplicate' });
    // Somebody with the link of the match may record, but is no captain.
    const readable = role.isEditor || role.sides.length > 0 ? log : withoutPeople(log);
    const since = readable.filter(({ seq }) => seq > after);
    if (fresh.length === 0) return { events: since, length: log.length };
    requireCurrent(log, after, events);
    const author = authorOf(context.actor);
    const parsed = fresh.map((event, index) => parseMatchEvent(event, author, index));
    const appended = await append(parsed, new Map(fresh.map((event) => [event.id, event.deviceTime])), recording);
    return { events: [...since, ...appended], length: log.length + appended.length };
  },

  putLineup: async ({ id, part, eventId, side, players, reason }, context) => {
    const recording = await openMatch(id, context);
    const { match, log, role } = recording;
    requireRole(role, context);
    const repeated = log.some((event) => event.id === eventId);
    if (repeated) return { length: log.length, isRevealed: log.some((event) => event.kind === 'revealed' && event.payload.part === part) };
    if (!role.isEditor && !role.sides.includes(side)) throw forbidden();
    const salt = Buffer.from(context.random(16)).toString('hex');
    const hash = createHash('sha256')
      .update(lineupText(id, part, side, players, salt))
      .digest('hex');
    const payload = { side, part, hash, ...(reason !== undefined && { reason }) };
    const handedIn: NewMatchEvent = { id: eventId, v: matchEventVersion, kind: 'handed-in', payload, author: authorOf(context.actor) };
    await requirePlayable(recording, part, side, players, handedIn);
    const row = { matchId: id, part, side, eventId, players: JSON.stringify(players), salt, handedInAt: context.now };
    await append([handedIn], new Map(), { ...recording, isSealed: true });
    await db()
      .insertInto('sealedLineups')
      .values(row)
      .onConflict((conflict) => conflict.columns(['matchId', 'part', 'side']).doUpdateSet(row))
      .execute();
    if (!role.sides.includes(side)) await announceLineupFor(match, side, reason ?? null, context);
    const begun = { ...recording, match: await loadMatch(id), log: await readMatchLog(id) };
    const revealed = await revealOf(begun.match, part, begun.log, context);
    if (!revealed) {
      await announceLineup(begun.match, part, side, context);
      return { length: log.length + 1, isRevealed: false };
    }
    const appended = await append([revealed], new Map(), begun);
    // From now on the lineups are in the log.
    await db().deleteFrom('sealedLineups').where('matchId', '=', id).where('part', '=', part).execute();
    return { length: begun.log.length + appended.length, isRevealed: true };
  },

  getOwnLineup: async ({ id, part, side: text }, context) => {
    const match = await visibleMatch(id, context);
    const side = text === '0' ? 0 : 1;
    requireToken(context.actor);
    const own = await captainedSides(match, context.actor);
    if (own.length === 0 && !can.manage(context.actor, match)) throw forbidden();
    const sheet = sheetOf(match, await readMatchLog(id), foldedGames(await loadMatchGames(id)));
    const { mostAsSubstitute } = match.seasonRules;
    // Organisers and the other captain may know that there is a lineup, and see nothing of it. Both captains may use one device.
    const row = own.includes(side) ? await readSealed(match.id, part, side) : undefined;
    const mayRead = row !== undefined && (await mayReadSealed(row, side === 0 ? match.homeId : match.awayId, context.actor));
    const sealed = mayRead ? [...row.players] : null;
    const players = await lineupPlayersOf(
      match,
      sheet,
      side,
      sealed?.filter((player) => player !== null),
    );
    return {
      sealed: row ? { part, players: sealed, handedInAt: row.handedInAt.toISOString() } : null,
      ...{ players, day: match.startsAt?.slice(0, 10) ?? '', mostAsSubstitute },
    };
  },
} satisfies Partial<Handlers>;
