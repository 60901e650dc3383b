import { sql } from 'kysely';
import { gamesToCall } from '@oche/darts/match/callOrder';
import type { NewMatchEvent } from '@oche/darts/match/event';
import { matchGames, throwers } from '@oche/darts/match/games';
import type { MatchState, SheetGame } from '@oche/darts/match/state';
import { formatOf, starterOf } from '@oche/darts/match/throwsFirst';
import { bothSides, type MatchStructure, type Side } from '@oche/darts/match/structure';
import { nobody } from '@oche/darts/x01/event';
import { seasonGames, seasonMatch, sheetFacts } from '@oche/darts/league/fromSheet';
import { isOpen, type SeasonGame, type SeasonMatch } from '@oche/darts/league/seasonMatch';
import { personsOf } from '../../accounts/persons.ts';
import { boardChanged, boardsOf, lockBoards, putOnBoard, takeOffBoard, takenBoards } from '../../games/boards.ts';
import { insertGames } from '../../games/create.ts';
import { loadSides, setSide, type LoggedSide, type Side as GameSide } from '../../games/sides.ts';
import type { Context } from '../../platform/context.ts';
import { afterCommit, db, makeStale } from '../../platform/db/current.ts';
import { can } from '../../platform/policies.ts';
import { writeBoardEntries } from '../boardEntries.ts';
import { calendarOf, isOff, loadMatches, revised } from '../matchRows.ts';
import { writePlayerGames } from '../playerGames.ts';
import { foldedGames, loadMatchGames, sheetOf, type MatchGameRow } from './sheet.ts';
import { structureOf, type MatchRow } from './rows.ts';

/** Version of the rows below. Raise it when the same log would give other rows. */
const foldVersion = 2;

const parentKind = 'match';

/** Freezes the structure of a match, and creates its games without players. */
export const beginMatch = async (match: MatchRow, context: Context): Promise<MatchRow> => {
  if (match.structure) return match;
  const structure = structureOf(match);
  const { id, organisationId } = match;
  await db()
    .updateTable('matches')
    .set({ structure: JSON.stringify(structure) })
    .where('id', '=', id)
    .execute();
  await db().insertInto('gameParents').values({ id, organisationId, kind: parentKind }).execute();
  const games = matchGames(structure).map(({ key, number, format, throwsFirst }) => ({
    ...{ organisationId, parentId: id },
    place: { key, round: 1, position: number },
    // A toss may still decide who throws first.
    format: { ...format, starter: starterOf(throwsFirst, null) ?? 'bull-up' },
    sides: [{ occupant: null }, { occupant: null }],
  }));
  await insertGames(games, context);
  return { ...match, structure };
};

/** The match as tables count it. */
export const seasonMatchOf = (match: MatchRow, sheet: MatchState): SeasonMatch =>
  seasonMatch(
    {
      ...calendarOf(match),
      status: match.state === 'cancelled' || match.state === 'postponed' ? match.state : null,
    },
    sheet,
  );

/** Writes the rows that are derived from the log of a match and its games. */
const writeResult = async (match: MatchRow, sheet: MatchState, games: readonly MatchGameRow[], { now }: Context): Promise<void> => {
  const season = seasonMatchOf(match, sheet);
  const absent = sheet.walkover?.absent ?? null;
  await db()
    .updateTable('matches')
    .set({ state: season.status, absent, annulled: sheet.isAnnulled, boards: sheet.boards && JSON.stringify(sheet.boards) })
    .set(revised(sql<boolean>`${isOff({ state: season.status, annulled: sheet.isAnnulled })}::boolean <> ${isOff(match)}::boolean`, now))
    .where('id', '=', match.id)
    .execute();
  const result = {
    ...{ matchId: match.id, points: JSON.stringify(sheet.points), legs: JSON.stringify(sheet.legs), leader: sheet.leader },
    ...{ isFinal: sheet.isFinal, isCorrected: sheet.isCorrected, length: sheet.length, foldVersion },
    openProtests: Object.values(sheet.protests).filter(({ decision }) => decision === null).length,
  };
  await db()
    .insertInto('matchResults')
    .values(result)
    .onConflict((conflict) => conflict.column('matchId').doUpdateSet(result))
    .execute();
  const idOf = (key: string) => games.find((game) => game.key === key)?.id ?? key;
  const played = seasonGames(season, sheet, idOf);
  if (games.length > 0) await writePlayerGames(season, played);
  await writeFacts(match, sheet, season, played);
  await writeBoardEntries([match.id]);
};

/** The players of facts whose persons are on a roster of the away team. The sheet does not name them if only its score is known. */
const awayPlayersIn = async ({ awayId }: MatchRow, { facts }: MatchState): Promise<ReadonlySet<string>> => {
  const named = Object.values(facts).map(({ player }) => player);
  if (named.length === 0) return new Set();
  const personOf = await personsOf(named);
  const rows = await db()
    .selectFrom('rosterEntries')
    .innerJoin('seasonMembers', 'seasonMembers.id', 'rosterEntries.memberId')
    .select('playerId')
    .where('seasonTeamId', '=', awayId)
    .where('playerId', 'in', named.map(personOf))
    .execute();
  const away = new Set(rows.map(({ playerId }) => playerId));
  return new Set(named.filter((player) => away.has(personOf(player))));
};

const writeFacts = async (match: MatchRow, sheet: MatchState, season: SeasonMatch, games: readonly SeasonGame[]): Promise<void> => {
  await db().deleteFrom('sheetFacts').where('matchId', '=', match.id).execute();
  const away = await awayPlayersIn(match, sheet);
  const facts = sheetFacts(season, sheet, games, (player) => (away.has(player) ? 1 : 0));
  const rows = facts.map(({ id, player, game, side, kind, value }) => ({
    ...{ matchId: match.id, eventId: id, playerId: player, side, gameId: game?.id ?? null, kind, value },
  }));
  if (rows.length > 0) await db().insertInto('sheetFacts').values(rows).execute();
};

/** The side of a game that has not begun; null while its players are unknown or cannot play. */
const occupantOf = (match: MatchRow, structure: MatchStructure, { status, players, size }: SheetGame, side: Side): GameSide | null => {
  const named = players[side];
  if (!named || (status !== 'ready' && status !== 'called')) return null;
  const throwing = throwers(structure, size, named);
  return {
    kind: size === 'team' || size > 2 ? 'team' : size === 2 ? 'pair' : 'player',
    origin: side === 0 ? match.homeId : match.awayId,
    players: throwing.map((playerId) => (playerId === nobody ? { isMissing: true } : { playerId })),
  };
};

const isOccupiedBy = (side: LoggedSide | null | undefined, occupant: GameSide | null): boolean => {
  if (!side || !occupant) return !side && !occupant;
  const players = occupant.players.map((player) => ('playerId' in player ? player.playerId : nobody));
  return side.id === occupant.origin && side.players.join() === players.join();
};

/** Gives the games that have not begun their players, and makes those ready that can be called. Writes only what changes. */
const nameSides = async (match: MatchRow, sheet: MatchState, games: readonly MatchGameRow[], context: Context): Promise<void> => {
  const structure = structureOf(match);
  const rows = new Map(games.filter(({ length }) => length === 0).map((row) => [row.key, row]));
  const known = await loadSides([...rows.values()].map(({ id }) => id));
  for (const game of sheet.games) {
    const row = rows.get(game.key);
    if (!row) continue;
    const occupants = bothSides.map((side) => occupantOf(match, structure, game, side));
    for (const [side, occupant] of occupants.entries())
      if (!isOccupiedBy(known.get(row.id)?.[side], occupant)) await setSide({ gameId: row.id, side, occupant });
    const isReady = occupants.every((occupant) => occupant !== null);
    if (!isReady && row.calledAt) await takeOffBoard({ ...row, parentId: match.id, parentKind }, context);
    const phase = isReady ? (row.calledAt ? 'called' : 'ready') : 'waiting';
    if (row.phase !== phase) await db().updateTable('gameResults').set({ phase }).where('gameId', '=', row.id).execute();
    const format = formatOf(game, sheet.toss);
    // The toss decides who throws first. The rest of the format stays.
    if (format && format.starter !== row.format.starter)
      await db()
        .updateTable('games')
        .set({ format: JSON.stringify(format) })
        .where('id', '=', row.id)
        .execute();
  }
};

/** Puts the next games on the free boards that home has chosen, each with its players and without a marker. */
const callGames = async (match: MatchRow, sheet: MatchState, games: readonly MatchGameRow[], context: Context): Promise<void> => {
  const chosen = sheet.boards ?? [];
  const usable = (await boardsOf({ parentId: match.id })).filter(({ id, outOfOrder }) => chosen.includes(id) && !outOfOrder);
  const taken = await takenBoards(usable);
  const free = chosen.flatMap((id, index) => (usable.some((board) => board.id === id) && !taken.has(id) ? [index] : []));
  for (const call of gamesToCall(sheet, free)) {
    const game = games.find(({ key }) => key === call.game);
    const board = chosen[call.board];
    const isNamed = sheet.games.find(({ key }) => key === call.game)?.players.every((players) => players !== null);
    if (!game || !board || !isNamed) continue;
    const people = await db().selectFrom('gameSidePlayers').select('playerId').where('gameId', '=', game.id).execute();
    await putOnBoard(
      { ...{ id: game.id, parentId: match.id, parentKind }, people: people.flatMap(({ playerId }) => playerId ?? []) },
      board,
      null,
      context,
    );
  }
};

/** Announces the row of a match that has changed to the readers of its season. For a result, `updateMatch` makes tables stale as well. */
export const announceRow = (match: MatchRow, { publish }: Context): void => {
  const { id, seasonId } = match;
  makeStale(`scores ${seasonId}`);
  if (!can.seeFixtures({ kind: 'anonymous' }, { ...match, state: match.seasonState })) return;
  void afterCommit(async () => {
    const [row] = await loadMatches([id]);
    if (row) await publish('season', seasonId, { event: 'match', data: { match: row } });
  });
};

const isOver = ({ status, isAnnulled }: MatchState): boolean => isAnnulled || !['planned', 'lineups', 'playing'].includes(status);

/**
 * Brings everything up to date that depends on the log of a locked match and the logs of its games: its result, the players of its games, and
 * the games on its boards. Returns the new state.
 */
export const updateMatch = async (match: MatchRow, events: readonly NewMatchEvent[], context: Context): Promise<MatchState> => {
  const games = await loadMatchGames(match.id);
  const sheet = sheetOf(match, events, foldedGames(games));
  const before = await db().selectFrom('matchResults').select('isFinal').where('matchId', '=', match.id).executeTakeFirst();
  await writeResult(match, sheet, games, context);
  makeStale(`match ${match.id}`);
  const wasOpen = isOpen({ status: match.state, isFinal: before?.isFinal ?? false, isAnnulled: match.annulled });
  // An open match counts in no table, or only in live ones, which change with its row.
  if (!wasOpen || !isOpen(seasonMatchOf(match, sheet))) makeStale(`tables ${match.seasonId}`);
  // The tablets at its boards show its score.
  for (const id of sheet.boards ?? []) boardChanged(id, context);
  if (games.length === 0) return sheet;
  await lockBoards({ parentId: match.id });
  await nameSides(match, sheet, games, context);
  if (isOver(sheet)) {
    for (const game of games)
      if (game.calledAt && game.length === 0) await takeOffBoard({ ...game, parentId: match.id, parentKind }, context);
  } else await callGames(match, sheet, games, context);
  return sheet;
};
