import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { GameSide, GameSummary } from '@oche/api/contract/game';
import { bracketField, type Slot } from '@oche/darts/draw/slot';
import { db } from '../platform/db/current.ts';
import type { SideKind } from '../platform/db/gameTables.ts';
import { parents } from './parents.ts';
import { isNameHidden, publicName } from './publicName.ts';
import { loggedPlayer } from './sides.ts';

/** Everything that a summary needs, in one query: the game, its projection, its sides with names, its board and its marker. */
const query = () =>
  db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .leftJoin('stages', 'stages.id', 'games.stageId')
    .leftJoin(
      () => parents().as('parents'),
      (join) => join.onRef('parents.id', '=', 'games.parentId'),
    )
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
      'games.parentId',
      'games.boardId',
      'games.markerPlayerId',
      'games.calledAt',
      'games.startedAt',
      'games.finishedAt',
      'games.readyAt',
      'games.priority',
      'games.held',
      'games.onlyBoardId',
      'games.scorerEpoch',
    ])
    .select(['stages.role', 'stages.kind as stageKind', 'stages.rounds'])
    .select([
      'parents.kind as parentKind',
      'parents.slug',
      'parents.name as parentName',
      'parents.isPrivate',
      'parents.day',
      'parents.minorAge',
    ])
    .select(
      sql<boolean>`not exists (select 1 from stages as others where others.parent_id = stages.parent_id and others.id <> stages.id)`.as(
        'isOnlyStage',
      ),
    )
    .select(
      sql<boolean>`exists (select 1 from stages as others where others.parent_id = stages.parent_id and others.kind = 'swiss')`.as(
        'hasSwiss',
      ),
    )
    .select(['boards.number as boardNumber', 'boards.name as boardName', 'markers.name as markerName'])
    .select(['markers.bornOn as markerBornOn', 'markers.hasConsent as markerHasConsent'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('gameSides')
          .select(['gameSides.side', 'gameSides.slot', 'gameSides.kind', 'gameSides.originId', 'gameSides.groupNo', 'gameSides.name'])
          .select((side) =>
            jsonArrayFrom(
              side
                .selectFrom('gameSidePlayers')
                .leftJoin('players', 'players.id', 'gameSidePlayers.playerId')
                .select(['gameSidePlayers.position', 'gameSidePlayers.playerId', 'players.nickname', 'players.club'])
                .select(['players.bornOn', 'players.hasConsent'])
                .select((name) => name.fn.coalesce('players.name', 'gameSidePlayers.name').as('name'))
                .whereRef('gameSidePlayers.gameId', '=', 'gameSides.gameId')
                .whereRef('gameSidePlayers.side', '=', 'gameSides.side')
                .orderBy('gameSidePlayers.position'),
            ).as('players'),
          )
          .whereRef('gameSides.gameId', '=', 'games.id')
          .orderBy('gameSides.side'),
      ).as('sides'),
    );

export type SummaryQuery = ReturnType<typeof query>;
type Row = Awaited<ReturnType<SummaryQuery['execute']>>[number];
/** A game with its projection and sides: a row of `query`. */
export type GameRow = Row;

// jsonArrayFrom returns the column names of the database, because the camel case plugin does not change nested keys.
type SideRow = {
  side: number;
  slot: Slot | null;
  kind: SideKind | null;
  origin_id: string | null;
  group_no: number | null;
  name: string | null;
  players: PlayerOfSide[];
};
type PlayerOfSide = {
  position: number;
  player_id: string | null;
  name: string;
  nickname: string | null;
  club: string | null;
  born_on: string | null;
  has_consent: boolean | null;
};

/** The day on which the age of the players of a game decides. */
const dayOf = ({ day, startedAt }: Row): string | undefined => day ?? startedAt?.toISOString().slice(0, 10);

const withPublicName = (player: PlayerOfSide, row: Row): PlayerOfSide => {
  const { name, born_on: bornOn, has_consent: hasConsent } = player;
  const [named, age, day] = [{ name, bornOn, hasConsent }, row.minorAge, dayOf(row)];
  return isNameHidden(named, age, day) ? { ...player, name: publicName(named, age, day), nickname: null } : player;
};

const markerOf = (row: Row): GameSummary['marker'] => {
  const { markerPlayerId: playerId, markerName: name } = row;
  if (!name) return null;
  const marker = { name, bornOn: row.markerBornOn, hasConsent: row.markerHasConsent };
  return { playerId, name: publicName(marker, row.minorAge, dayOf(row)) };
};

const sidesOf = (row: Row): SideRow[] =>
  (row.sides as unknown as SideRow[]).map((side) => ({ ...side, players: side.players.map((player) => withPublicName(player, row)) }));

const isBye = ({ slot }: SideRow): boolean => slot?.kind === 'bye';

const kindOf = (row: Row, side: SideRow): GameSide['sideKind'] => {
  if (side.kind !== null) return side.kind;
  if (isBye(side)) return 'bye';
  // The opponent of a bye may be unknown until earlier games are over. The game is a bye all the same.
  const isStillUnknown = row.winner === null && sidesOf(row).some(isBye);
  return row.phase === 'bye' && !isStillUnknown ? 'bye' : 'tbd';
};

const nameOf = ({ name, players }: SideRow, kind: GameSide['sideKind']): string =>
  name ?? (players.map((player) => player.name).join(' / ') || (kind === 'bye' ? 'Bye' : 'TBD'));

const figuresOf = (row: Row, side: number): Pick<GameSide, 'oneEighties' | 'oneSevenOnes' | 'highCheckouts'> => {
  const counters = row.counters[side];
  return {
    oneEighties: counters?.maximums ?? 0,
    oneSevenOnes: counters?.any171 ?? 0,
    highCheckouts: (counters?.highCheckouts ?? []).join(', '),
  };
};

/** The player of a side; undefined for a side with several players. */
const onlyPlayerOf = ({ players: [first, ...others] }: SideRow) => (others.length === 0 ? first : undefined);

/** The club of all players of a side, or null. */
const clubOf = ({ players: [first, ...others] }: SideRow): string | null =>
  first && others.every(({ club }) => club === first.club) ? first.club : null;

const sideOf = (row: Row, side: SideRow): GameSide => {
  const sideKind = kindOf(row, side);
  const onlyPlayer = onlyPlayerOf(side);
  return {
    id: side.origin_id,
    name: nameOf(side, sideKind),
    score: (row.sets.length ? row.sets : row.legs)[side.side] ?? 0,
    ...figuresOf(row, side.side),
    playerType: 'player',
    playerId: onlyPlayer?.player_id ?? null,
    nickname: onlyPlayer?.nickname ?? '',
    parentGroup: side.group_no === null ? null : String(side.group_no),
    parentGroupPosition: side.slot?.kind === 'rank' && side.kind ? side.slot.rank : null,
    isWinner: row.winner === side.side,
    sideKind,
    players: side.players.map(({ position, player_id, name }) => ({ id: loggedPlayer(side.side, position, player_id, name), name })),
    club: clubOf(side),
    slot: side.slot,
  };
};

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const summaryOf = (row: Row): GameSummary => ({
  id: row.id,
  key: row.key,
  parent:
    row.parentId !== null && row.parentKind !== null
      ? {
          kind: row.parentKind,
          ...{ id: row.parentId, slug: row.slug!, name: row.parentName! },
          ...(row.isPrivate && { isPrivate: true as const }),
        }
      : null,
  stage: {
    role: row.role ?? 'none',
    kind: row.stageKind ?? 'none',
    ...(row.role === 'winners' && row.isOnlyStage && { isOnly: true }),
    ...(row.hasSwiss && row.stageKind !== 'swiss' && { afterSwiss: true }),
  },
  round: row.round,
  rounds: row.groupNo === null ? (row.rounds ?? row.round) : 0,
  position: row.position,
  group: row.groupNo,
  thirdPlace: row.thirdPlace,
  ...bracketField(row.key),
  phase: row.phase,
  format: row.format,
  sides: sidesOf(row).map((side) => sideOf(row, side)),
  board:
    row.boardId && row.boardNumber !== null
      ? { id: row.boardId, number: row.boardNumber, name: row.boardName ?? String(row.boardNumber) }
      : null,
  marker: markerOf(row),
  ending: row.ending,
  winner: row.winner,
  live: row.live,
  calledAt: iso(row.calledAt),
  startedAt: iso(row.startedAt),
  finishedAt: iso(row.finishedAt),
  expectedAt: null,
  length: row.length,
});

/** The games that `where` selects, in its order. */
export const loadGameRows = (where: (games: SummaryQuery) => SummaryQuery): Promise<GameRow[]> => where(query()).execute();

/** Summaries of the games that `where` selects, in its order. */
export const loadSummaries = async (where: (games: SummaryQuery) => SummaryQuery): Promise<GameSummary[]> =>
  (await loadGameRows(where)).map(summaryOf);

export const loadSummary = async (id: string): Promise<GameSummary | undefined> =>
  (await loadSummaries((games) => games.where('games.id', '=', id)))[0];

/** Adds the order of lists: running games, then upcoming ones, then finished ones, newest first. */
export const inPlayOrder = (games: SummaryQuery): SummaryQuery =>
  games
    .orderBy(sql`case game_results.phase when 'playing' then 0 when 'called' then 1 when 'ready' then 2 when 'waiting' then 3 else 4 end`)
    .orderBy('games.finishedAt', 'desc')
    .orderBy('games.readyAt')
    .orderBy('games.round')
    .orderBy('games.position')
    .orderBy('games.key');

/** Number of running games in public lists. */
export const countLiveGames = (): Promise<{ count: number }> =>
  db()
    .selectFrom('gameResults')
    .innerJoin('games', 'games.id', 'gameResults.gameId')
    .innerJoin(
      () => parents().as('parents'),
      (join) => join.onRef('parents.id', '=', 'games.parentId'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('gameResults.phase', '=', 'playing')
    .where('parents.isListed', '=', true)
    .where('parents.isRunning', '=', true)
    .executeTakeFirstOrThrow();
