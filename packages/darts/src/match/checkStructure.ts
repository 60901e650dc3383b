import type { PointsSystem } from '../standings/totals.ts';
import { isPlayable } from '../x01/formatRules.ts';
import { playedFormat } from './games.ts';
import { rulesOf } from './structure.ts';
import type { Block, GameRow, MatchFormat, MatchStructure } from './structure.ts';

/** All problems that a structure can have. A screen has a sentence for each. */
export const structureCodes = [
  'invalid-sheet',
  'invalid-seats',
  'seats-need-players',
  'invalid-boards',
  'invalid-subs',
  'invalid-late',
  'invalid-format',
  'unknown-format',
  'block-count',
  'game-count',
  'invalid-block-id',
  'duplicate-block',
  'no-games',
  'invalid-row',
  'invalid-positions',
  'seat-too-often',
  'block-needs-players',
  'unknown-block',
  'limit-too-low',
  'limit-too-high',
  'too-few-pairs',
  'decider-can-be-drawn',
  'needs-decider',
  'needs-points',
  'needs-all-games',
] as const;

/**
 * A problem of a structure, with the parameters of its sentence: "Block b needs 5 players, a full sheet has 4" is `block-needs-players`
 * with `block` b, `needed` 5 and `available` 4. `block` of `unknown-block` is the block that does not exist or does not come earlier.
 */
export type StructureProblem = {
  code: (typeof structureCodes)[number];
  block?: string;
  format?: string;
  needed?: number;
  available?: number;
};

const mostBlocks = 12;
const mostGames = 40;

const isCount = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;
const when = (condition: boolean, problem: StructureProblem): StructureProblem[] => (condition ? [problem] : []);

const rowLength = (row: GameRow): number => row.at?.length ?? row.n ?? 1;
const isTeamGame = ({ size }: GameRow): boolean => size === 'team';

/** The number of slots in the games of a block, without team games. */
const namedPlayers = ({ games }: Block): number =>
  games.reduce((sum, row) => sum + (row.size === 'team' ? 0 : row.size * rowLength(row)), 0);

/**
 * The requirements of a group for the structure of its matches. `needsWinner`: a match cannot be drawn, as in a cup whose group names no shoot-out.
 * `points`: the points of its table.
 */
export type GroupNeeds = { needsWinner?: boolean; points?: Pick<PointsSystem, 'perSet' | 'perLeg'> };

/** Whether a format can end in a draw. */
const canBeDrawn = (format: MatchFormat | undefined): boolean => format !== undefined && 'draw' in format && format.draw === true;

/** Whether a match can end level after all its games: by legs, by an even number of points, or because a game can be drawn. */
function canBeLevel({ blocks, formats, score }: MatchStructure): boolean {
  const rows = blocks.flatMap(({ games }) => games);
  const points = rows.reduce((sum, row) => sum + rowLength(row) * (row.points ?? 1), 0);
  return score === 'legs' || points % 2 === 0 || rows.some(({ format }) => canBeDrawn(formats[format]));
}

/** All problems of a structure; none if the matches of the group can be played with it. It never throws. */
export function checkStructure(structure: MatchStructure, { needsWinner = false, points = {} }: GroupNeeds = {}): StructureProblem[] {
  const { blocks } = structure;
  const { perSet = 0, perLeg = 0 } = points;
  const isUntilDecided = structure.play === 'until-decided';
  const games = blocks.reduce((sum, block) => sum + block.games.reduce((all, row) => all + rowLength(row), 0), 0);
  return [
    ...checkSheet(structure),
    ...when(!isCount(blocks.length, 1, mostBlocks), { code: 'block-count', needed: blocks.length, available: mostBlocks }),
    // A number of games that is not whole is a problem of its row.
    ...when(games > mostGames, { code: 'game-count', needed: games, available: mostGames }),
    ...Object.entries(structure.formats).flatMap(([format, value]) => when(!isValidFormat(value), { code: 'invalid-format', format })),
    ...blocks.flatMap((block, index) => checkBlock(structure, block, index)),
    ...checkLimits(structure),
    ...checkPairs(structure),
    ...when(needsWinner && blocks.at(-1)?.onlyIf !== 'level' && canBeLevel(structure), { code: 'needs-decider' }),
    ...when(structure.score === 'legs' && isUntilDecided, { code: 'needs-points' }),
    // A team whose match is decided early would get fewer points in the table.
    ...when(isUntilDecided && perSet + perLeg > 0, { code: 'needs-all-games' }),
  ];
}

function checkSheet(structure: MatchStructure): StructureProblem[] {
  const { least, full, most } = structure.sheet;
  const { seats, boards, subs, late } = rulesOf(structure);
  return [
    ...when(!(isCount(least, 1, full) && isCount(full, least, most) && isCount(most, full, 20)), { code: 'invalid-sheet' }),
    ...when(!isCount(seats, 0, 12), { code: 'invalid-seats' }),
    ...when(seats > full, { code: 'seats-need-players', needed: seats, available: full }),
    ...when(!(isCount(boards[0], 1, 8) && isCount(boards[1], boards[0], 8)), { code: 'invalid-boards' }),
    ...when(subs.most !== null && !isCount(subs.most, 0, 100), { code: 'invalid-subs' }),
    ...when(!isCount(late.wait, 0, 240) || !isCount(late.every ?? 1, 1, 240), { code: 'invalid-late' }),
  ];
}

const isValidFormat = (format: MatchFormat): boolean =>
  isPlayable({ ...playedFormat(format), starter: 'first' }, 2) && (!('other' in format) || format.other.trim() !== '');

function checkBlock(structure: MatchStructure, block: Block, index: number): StructureProblem[] {
  const { id, games, most = 1, boards } = block;
  const earlier = structure.blocks.slice(0, index);
  const isReserved = id === 'match' || /^m\d+$/.test(id);
  return [
    ...when(isReserved || !/^[a-z][a-z0-9-]{0,11}$/.test(id), { code: 'invalid-block-id', block: id }),
    ...when(
      earlier.some((other) => other.id === id),
      { code: 'duplicate-block', block: id },
    ),
    ...when(games.length === 0, { code: 'no-games', block: id }),
    ...games.flatMap((row) => checkRow(structure, block, row)),
    ...when(!isCount(most, 1, mostGames), { code: 'invalid-row', block: id }),
    ...when(boards !== undefined && !isCount(boards, 1, 8), { code: 'invalid-boards', block: id }),
    ...(block.from ?? []).flatMap((from) => when(!earlier.some((other) => other.id === from), { code: 'unknown-block', block: from })),
    ...checkPlayers(structure, block),
    ...when(block.onlyIf === 'level' && structure.score === 'legs', { code: 'needs-points', block: id }),
  ];
}

function checkRow({ formats, seats = 0 }: MatchStructure, block: Block, row: GameRow): StructureProblem[] {
  const { points = 1, at } = row;
  const format = Object.hasOwn(formats, row.format) ? formats[row.format] : undefined;
  const hasSeats = at !== undefined && row.size === 1 && at.every((pair) => pair.every((seat) => isCount(seat, 1, seats)));
  return [
    ...when(!format, { code: 'unknown-format', block: block.id, format: row.format }),
    ...when(!isCount(rowLength(row), 1, mostGames) || !isCount(points, 1, 100), { code: 'invalid-row', block: block.id }),
    ...when(block.lineup === 'positions' ? !hasSeats : at !== undefined, { code: 'invalid-positions', block: block.id }),
    ...when(block.onlyIf === 'level' && canBeDrawn(format), { code: 'decider-can-be-drawn', block: block.id }),
  ];
}

/** Checks that a full sheet has enough players for a block, if each plays as often as allowed. */
function checkPlayers({ sheet, blocks, seats = 0 }: MatchStructure, block: Block): StructureProblem[] {
  const { id, games, most = 1, from } = block;
  if (block.lineup === 'positions') {
    const times = [0, 1].flatMap((side) => occurrences(games.flatMap(({ at = [] }) => at.map((pair) => pair[side] as number))));
    const needed = Math.max(0, ...times);
    return when(needed > most, { code: 'seat-too-often', block: id, needed, available: most });
  }
  const sources = blocks.filter((other) => from?.includes(other.id)).reduce((sum, other) => sum + playersOf(other, sheet.full, seats), 0);
  const available = from ? Math.min(sources, sheet.full) : sheet.full;
  const needed = Math.max(0, ...games.map(({ size }) => (size === 'team' ? 1 : size)), Math.ceil(namedPlayers(block) / most));
  return when(needed > available, { code: 'block-needs-players', block: id, needed, available });
}

/** The greatest number of different players in a block. */
function playersOf(block: Block, full: number, seats: number): number {
  if (block.lineup === 'positions') return seats;
  return block.games.some(isTeamGame) ? full : Math.min(full, namedPlayers(block));
}

/** The number of occurrences of each value. */
function occurrences(values: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

function checkLimits({ blocks, sheet, limits = [] }: MatchStructure): StructureProblem[] {
  return limits.flatMap(({ blocks: ids, least = 0, most = mostGames }) => {
    const named = blocks.filter(({ id }) => ids.includes(id)).reduce((sum, block) => sum + namedPlayers(block), 0);
    const missing = ids.filter((id) => !blocks.some((block) => block.id === id));
    return [
      ...missing.map((block): StructureProblem => ({ code: 'unknown-block', block })),
      ...when(!(most * sheet.full >= named), { code: 'limit-too-low', needed: Math.ceil(named / sheet.full), available: most }),
      ...when(!(least * sheet.full <= named && least <= most), {
        code: 'limit-too-high',
        needed: least,
        available: Math.min(most, Math.floor(named / sheet.full)),
      }),
    ];
  });
}

function checkPairs({ blocks, sheet: { full }, pairsOnce }: MatchStructure): StructureProblem[] {
  const pairs = blocks.flatMap(({ games }) => games.filter(({ size }) => size === 2)).reduce((sum, row) => sum + rowLength(row), 0);
  const available = (full * (full - 1)) / 2;
  return when(pairsOnce === true && pairs > available, { code: 'too-few-pairs', needed: pairs, available });
}
