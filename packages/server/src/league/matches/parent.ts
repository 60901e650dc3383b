import { minorAgeOfSeason } from '../minorAge.ts';
import { callableGames } from '@oche/darts/match/callOrder';
import { matchEventVersion, type NewMatchEvent } from '@oche/darts/match/event';
import { mayRecordInGame } from '@oche/darts/match/record';
import { seen } from '@oche/darts/match/sheet';
import { foldedGame } from '@oche/darts/match/state';
import type { NewEvent } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';
import { sql } from 'kysely';
import { registerParent, type Correction, type GameParent } from '../../games/parents.ts';
import { authorOf, type Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { can } from '../../platform/policies.ts';
import { forbidden, Refusal } from '../../platform/refusal.ts';
import { writeBoardEntries } from '../boardEntries.ts';
import { matches, matchOf } from '../matchRows.ts';
import { isScorable } from './access.ts';
import { announceCorrection } from './announce.ts';
import { append } from './append.ts';
import { readMatchLog } from './log.ts';
import { roleOf } from './recorder.ts';
import { loadMatch, lockMatchRow } from './rows.ts';
import { foldedGames, loadMatchGames, sheetOf } from './sheet.ts';
import { announceRow, updateMatch } from './update.ts';

const rows: GameParent['rows'] = () =>
  db()
    .selectFrom('matches')
    .innerJoin('seasons', 'seasons.id', 'matches.seasonId')
    .innerJoin('seasonTeams as home', 'home.id', 'matches.homeId')
    .innerJoin('seasonTeams as away', 'away.id', 'matches.awayId')
    .select(['matches.id', 'seasons.organisationId', 'matches.slug'])
    .select([
      sql<string>`'match'`.as('kind'),
      sql<string>`home.name || ' – ' || away.name`.as('name'),
      sql<boolean>`seasons.state in ('draft', 'open')`.as('isPrivate'),
      sql<boolean>`seasons.state not in ('draft', 'open')`.as('isListed'),
      sql<boolean>`not matches.annulled`.as('counts'),
      sql<boolean>`false`.as('isUpcoming'),
      sql<boolean>`matches.state in ('planned', 'lineups', 'playing')`.as('isRunning'),
      sql<boolean>`matches.state <> 'cancelled'`.as('isOpen'),
      sql<string | null>`null::uuid`.as('eventId'),
      'matches.locationId',
      sql<boolean>`false`.as('autoAssign'),
      sql<number>`0`.as('restMinutes'),
      sql<string | null>`left(matches.starts_at, 10)`.as('day'),
      minorAgeOfSeason.as('minorAge'),
    ]);

/** The published matches at a location that are planned for a day, and those that are being played there since the evening before. */
const matchesAt: GameParent['matchesAt'] = async (locationId, day) => {
  const rows = await matches()
    .innerJoin('seasons', 'seasons.id', 'matches.seasonId')
    .where('matches.locationId', '=', locationId)
    .where('seasons.state', 'not in', ['draft', 'open'])
    .where((eb) =>
      eb.or([
        eb('matches.state', '=', 'playing'),
        eb.and([eb(sql`left(matches.starts_at, 10)`, '=', day), eb('matches.state', 'not in', ['cancelled', 'postponed'])]),
      ]),
    )
    .orderBy('matches.startsAt')
    .orderBy('matches.id')
    .limit(mostTonight)
    .execute();
  return rows.map(matchOf);
};
/** No location has more matches on an evening. */
const mostTonight = 64;

/** Brings a match up to date after a change in the log of one of its games. */
const resultChanged = async (id: string, context: Context): Promise<void> => {
  const match = await loadMatch(id);
  const before = await db().selectFrom('matchResults').select('points').where('matchId', '=', id).executeTakeFirst();
  const { status, points } = await updateMatch(match, await readMatchLog(id), context);
  if (match.state !== status || before?.points.join() !== points.join()) announceRow(match, context);
};

/** Whether the sheet of a match counts. */
const isDecided = async (id: string): Promise<boolean> => {
  const row = await db().selectFrom('matchResults').select('isFinal').where('matchId', '=', id).executeTakeFirst();
  return row?.isFinal ?? false;
};

/** Keeps a decided sheet decided after an organiser has corrected one of its games. Otherwise tells the captains of the correction. */
const corrected = async (id: string, { reason, wasDecided }: Correction, context: Context): Promise<void> => {
  const match = await loadMatch(id);
  const role = await roleOf(match, context.actor);
  const log = await readMatchLog(id);
  const sheet = sheetOf(match, log, foldedGames(await loadMatchGames(id)));
  if (!role.isEditor) return;
  if (!wasDecided) return announceCorrection(match, sheet, reason, context);
  if (sheet.status !== 'to-confirm') return;
  const base = { id: context.newId(), v: matchEventVersion, author: authorOf(context.actor) };
  const resolve: NewMatchEvent = { ...base, kind: 'resolve', payload: { reason, saw: seen(sheet) } };
  await append([resolve], new Map(), { match, log, role, own: [], context });
};

/** Stores the state of a game, from which the sheet of its match is folded. */
const project = async (matchId: string, gameId: string, state: GameState): Promise<void> => {
  const folded = JSON.stringify(foldedGame(state));
  await db()
    .insertInto('matchGames')
    .values({ gameId, matchId, folded })
    .onConflict((conflict) => conflict.column('gameId').doUpdateSet({ folded }))
    .execute();
  // A rebuild folds games without updating their match.
  if (isOver(state)) await writeBoardEntries([matchId]);
};

/** Events during a game that depend on nothing but the game itself. */
const plainKinds: readonly string[] = ['visit', 'throwFirst', 'tiebreak', 'undo', 'accept'];

const requireAllowed: GameParent['requireAllowed'] = async (id, { key, length }, events, actor) => {
  const match = await loadMatch(id);
  const role = await roleOf(match, actor);
  const isOnlyScored = length > 0 && events.every(({ kind }) => plainKinds.includes(kind));
  if (isOnlyScored && isScorable(match)) return;
  const decides = events.some(({ kind }) => !plainKinds.includes(kind) && kind !== 'start');
  if (decides && !role.isEditor && role.sides.length === 0 && actor.kind !== 'board') throw forbidden();
  // A result has no place for the reason that `with-reason` asks for.
  if (match.seasonRules.paper === 'no' && !role.isEditor && events.some(({ kind }) => kind === 'result')) throw forbidden();
  const sheet = sheetOf(match, await readMatchLog(id), foldedGames(await loadMatchGames(id)));
  for (const event of events) {
    const code = mayRecordInGame(sheet, key, event as NewEvent, role);
    if (code) throw new Refusal(code, `The rules of the match refuse this ${event.kind}: ${code}.`, { event: event.id });
  }
};

const hasVisits = (state: GameState | null): boolean => state?.legs.some(({ visits }) => visits.length > 0) ?? false;
const isOver = (state: GameState | null): boolean => state?.next.kind === 'over';

/** Registers matches as a kind of parent of games. */
export const registerMatches = (): void =>
  registerParent({
    kind: 'match',
    rows,
    lock: lockMatchRow,
    resultChanged,
    isDecided,
    corrected,
    publish: (id, game, { publish }) => publish('match', id, { event: 'game', data: { game } }),
    absent: async () => new Set(),
    requireReopenable: async () => {},
    nextOnBoards: async () => new Map(),
    matchesAt,
    mayScore: async (id: string, actor: Actor) => {
      const match = await loadMatch(id);
      const { isEditor, mayScore } = await roleOf(match, actor);
      // Captains read private games like the public: their responses may be shared.
      return isEditor || (mayScore && isScorable(match) && can.seeFixtures(actor, { ...match, state: match.seasonState }));
    },
    mayCall: async (id, gameId, actor) => {
      const match = await loadMatch(id);
      const { isEditor, mayRun } = await roleOf(match, actor);
      if (isEditor) return true;
      if (!mayRun || !isScorable(match) || !can.seeFixtures(actor, { ...match, state: match.seasonState })) return false;
      const games = await loadMatchGames(id);
      const key = games.find((game) => game.id === gameId)?.key ?? '';
      if (!callableGames(sheetOf(match, await readMatchLog(id), foldedGames(games))).includes(key))
        throw new Refusal('not-ready', 'The order of the match does not allow this game now.');
      return true;
    },
    project,
    requireAllowed,
    isAffectedBy: (before, after) => before === null || isOver(before) || isOver(after) || hasVisits(before) !== hasVisits(after),
  });
