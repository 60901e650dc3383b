import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { GameSide, GameSummary } from '@oche/api/contract/game';
import type { Slot } from '@oche/darts/draw/slot';
import { db } from '../db/current.ts';
import { privately } from '../policies.ts';

/** Everything that a summary needs, in one query: the row, its projection, its sides with names, board and marker. */
const query = () =>
  db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .leftJoin('stages', 'stages.id', 'games.stageId')
    .leftJoin('tournaments', 'tournaments.id', 'games.tournamentId')
    .leftJoin('boards', 'boards.id', 'games.boardId')
    .leftJoin('players as markers', 'markers.id', 'games.markerPlayerId')
    .selectAll('gameResults')
    .select([
      'games.id',
      'games.key',
      'games.round',
      'games.position',
      'games.groupNo',
      'games.thirdPlace',
      'games.format',
      'games.stageId',
    ])
    .select([
      'games.tournamentId',
      'games.boardId',
      'games.markerPlayerId',
      'games.calledAt',
      'games.startedAt',
      'games.finishedAt',
      'games.scorerEpoch',
    ])
    .select(['stages.role', 'stages.kind as stageKind', 'stages.rounds', 'tournaments.slug', 'tournaments.name as tournamentName'])
    .select(['tournaments.visibility', 'tournaments.status'])
    .select(sql<boolean>`tournaments.plan ->> 'groups' is null`.as('isKnockoutOnly'))
    .select(['boards.number as boardNumber', 'boards.name as boardName', 'markers.name as markerName'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('gameSides')
          .leftJoin('entries', 'entries.id', 'gameSides.entryId')
          .leftJoin('players', 'players.id', 'entries.playerId')
          .select([
            'gameSides.side',
            'gameSides.slot',
            'gameSides.entryId',
            'entries.groupNo',
            'players.id as playerId',
            'players.name',
            'players.nickname',
            'players.club',
          ])
          .whereRef('gameSides.gameId', '=', 'games.id')
          .orderBy('gameSides.side'),
      ).as('sides'),
    );

export type SummaryQuery = ReturnType<typeof query>;
type Row = Awaited<ReturnType<SummaryQuery['execute']>>[number];

// jsonArrayFrom answers with the names of the database; the camel case plugin leaves nested keys alone.
type SideRow = {
  side: number;
  slot: Slot | null;
  entry_id: string | null;
  group_no: number | null;
  player_id: string | null;
  name: string | null;
  nickname: string | null;
  club: string | null;
};

const sideOf = (row: Row, side: SideRow): GameSide => {
  const counters = row.counters[side.side];
  const score = (row.sets.length ? row.sets : row.legs)[side.side] ?? 0;
  const isBye = ({ slot }: SideRow) => slot?.kind === 'bye';
  // Against a bye there is nothing to play before it is known who comes, too.
  const mayCome = row.winner === null && !isBye(side) && (row.sides as unknown as SideRow[]).some(isBye);
  const sideKind = side.entry_id ? 'entry' : isBye(side) || (row.phase === 'bye' && !mayCome) ? 'bye' : 'tbd';
  return {
    id: side.entry_id,
    name: side.name ?? (sideKind === 'bye' ? 'Bye' : 'TBD'),
    score,
    oneEighties: counters?.maximums ?? 0,
    oneSevenOnes: counters?.any171 ?? 0,
    playerType: 'player',
    playerId: side.player_id,
    nickname: side.nickname ?? '',
    highCheckouts: (counters?.highCheckouts ?? []).join(', '),
    parentGroup: side.group_no === null ? null : String(side.group_no),
    parentGroupPosition: side.slot?.kind === 'rank' && side.entry_id ? side.slot.rank : null,
    isWinner: row.winner === side.side,
    sideKind,
    club: side.club,
    slot: side.slot,
  };
};

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const summaryOf = (row: Row): GameSummary => ({
  id: row.id,
  key: row.key,
  tournament:
    row.tournamentId && row.slug && row.tournamentName && row.visibility && row.status
      ? { id: row.tournamentId, slug: row.slug, name: row.tournamentName, ...privately({ visibility: row.visibility, status: row.status }) }
      : null,
  stage: { role: row.role ?? 'none', kind: row.stageKind ?? 'none', ...(row.role === 'winners' && row.isKnockoutOnly && { isOnly: true }) },
  round: row.round,
  rounds: row.groupNo === null ? (row.rounds ?? row.round) : 0,
  position: row.position,
  group: row.groupNo,
  thirdPlace: row.thirdPlace,
  phase: row.phase,
  format: row.format,
  sides: (row.sides as unknown as SideRow[]).map((side) => sideOf(row, side)),
  board:
    row.boardId && row.boardNumber !== null
      ? { id: row.boardId, number: row.boardNumber, name: row.boardName ?? String(row.boardNumber) }
      : null,
  marker: row.markerName ? { playerId: row.markerPlayerId, name: row.markerName } : null,
  ending: row.ending,
  winner: row.winner,
  live: row.live,
  calledAt: iso(row.calledAt),
  startedAt: iso(row.startedAt),
  finishedAt: iso(row.finishedAt),
  expectedAt: null,
  length: row.length,
});

/** Summaries of the games that `where` selects, in its order. */
export const loadSummaries = async (where: (games: SummaryQuery) => SummaryQuery): Promise<GameSummary[]> =>
  (await where(query()).execute()).map(summaryOf);

export const loadSummary = async (id: string): Promise<GameSummary | undefined> =>
  (await loadSummaries((games) => games.where('games.id', '=', id)))[0];

/** Order of lists: what is on first, then what comes, then what is over, newest first. */
export const inPlayOrder = (games: SummaryQuery): SummaryQuery =>
  games
    .orderBy(sql`case game_results.phase when 'playing' then 0 when 'called' then 1 when 'ready' then 2 when 'waiting' then 3 else 4 end`)
    .orderBy('games.finishedAt', 'desc')
    .orderBy('games.readyAt')
    .orderBy('games.round')
    .orderBy('games.position')
    .orderBy('games.key');

/** How many games are being played in public tournaments. */
export const countLiveGames = (): Promise<{ count: number }> =>
  db()
    .selectFrom('gameResults')
    .innerJoin('games', 'games.id', 'gameResults.gameId')
    .innerJoin('tournaments', 'tournaments.id', 'games.tournamentId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('gameResults.phase', '=', 'playing')
    .where('tournaments.visibility', '=', 'public')
    .where('tournaments.test', '=', false)
    .where('tournaments.status', '=', 'running')
    .executeTakeFirstOrThrow();
