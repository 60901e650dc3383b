import { playedFormat } from '@oche/darts/match/games';
import { structurePresets } from '@oche/darts/match/presets';
import type { Block, GameRow, MatchFormat, MatchStructure } from '@oche/darts/match/structure';
import type { Format } from '@oche/darts/x01/format';
import { presetNames, type StructurePreset } from '../parts/structurePresets.ts';

/** The text of a value that does not depend on the order of keys, which the database does not keep. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Whether two values are equal, whatever the order of their keys. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** The preset that a structure is; null if it is another one. */
export const presetOf = (structure: MatchStructure): StructurePreset | null =>
  presetNames.find((name) => isSame(structurePresets[name], structure)) ?? null;

/** The format of a row. */
export const formatOfRow = (structure: MatchStructure, { format }: GameRow): MatchFormat => structure.formats[format]!;

/** The format of a row as `FormatField` edits it. The structure says who throws first, so that the starter has no meaning. */
export const editableFormat = (format: MatchFormat): Format => ({ ...playedFormat(format), starter: 'first' });

/** A format as structures contain it: straight in and double out are the default. */
export const storedFormat = ({ starter: _starter, in: start, out: end, ...format }: Format): MatchFormat => ({
  ...format,
  ...(start !== 'straight' && { in: start }),
  ...(end !== 'double' && { out: end }),
});

type RowWithFormat = GameRow & { own: MatchFormat };
type BlockWithFormats = Omit<Block, 'games'> & { games: readonly RowWithFormat[] };

const withFormats = (structure: MatchStructure): BlockWithFormats[] =>
  structure.blocks.map((block) => ({ ...block, games: block.games.map((row) => ({ ...row, own: formatOfRow(structure, row) })) }));

/** The structure with these blocks. Equal formats share a name, and formats without a game are left out. */
const fromBlocks = (structure: MatchStructure, blocks: readonly BlockWithFormats[]): MatchStructure => {
  const formats: MatchFormat[] = [];
  const nameOf = (format: MatchFormat) => {
    const known = formats.findIndex((each) => isSame(each, format));
    return `f${known === -1 ? formats.push(format) : known + 1}`;
  };
  const named = blocks.map(({ games, ...block }): Block => ({
    ...block,
    games: games.map(({ own, ...row }) => ({ ...row, format: nameOf(own) })),
  }));
  return { ...structure, blocks: named, formats: Object.fromEntries(formats.map((format, at) => [`f${at + 1}`, format])) };
};

/** Changes of a row: a key with the value `undefined` is removed. */
export type RowChange = Partial<Pick<GameRow, 'size' | 'points'>> & { n?: number; own?: MatchFormat };

/** The structure with a changed row of a block. */
export const withRow = (structure: MatchStructure, at: number, row: number, change: RowChange): MatchStructure =>
  fromBlocks(
    structure,
    withFormats(structure).map((block, index) =>
      index === at ? { ...block, games: block.games.map((each, number) => (number === row ? { ...each, ...change } : each)) } : block,
    ),
  );

/** The structure with another row at the end of a block, like its last one. */
export const withNewRow = (structure: MatchStructure, at: number): MatchStructure =>
  fromBlocks(
    structure,
    withFormats(structure).map((block, index) =>
      index === at ? { ...block, games: [...block.games, { ...block.games.at(-1)!, n: 1 }] } : block,
    ),
  );

/** The structure without a row. A block without rows is removed. */
export const withoutRow = (structure: MatchStructure, at: number, row: number): MatchStructure => {
  const blocks = withFormats(structure).map((block, index) =>
    index === at ? { ...block, games: block.games.filter((_, number) => number !== row) } : block,
  );
  const removed = blocks.filter(({ games }) => games.length === 0).map(({ id }) => id);
  const kept = blocks
    .filter(({ games }) => games.length > 0)
    .map(({ from, ...block }) => {
      const sources = from?.filter((id) => !removed.includes(id)) ?? [];
      return { ...block, ...(sources.length > 0 && { from: sources }) };
    });
  return fromBlocks(structure, kept);
};

/** The structure with changes of a block. */
export const withBlock = (structure: MatchStructure, at: number, change: Partial<Pick<Block, 'lineup' | 'most'>>): MatchStructure => ({
  ...structure,
  blocks: structure.blocks.map((block, index) => (index === at ? { ...block, ...change } : block)),
});

/** The structure in which the last block is a decider, or not. */
export const withDecider = (structure: MatchStructure, at: number, isDecider: boolean): MatchStructure => ({
  ...structure,
  blocks: structure.blocks.map(({ onlyIf, ...block }, index) => ({
    ...block,
    ...((index === at ? isDecider : onlyIf !== undefined) && { onlyIf: 'level' as const }),
  })),
});

/** The structure with another block: two singles in the format of the first game. */
export const withNewBlock = (structure: MatchStructure): MatchStructure => {
  const used = new Set(structure.blocks.map(({ id }) => id));
  const id = [...'abcdefghijklmnop'].find((letter) => !used.has(letter))!;
  const blocks = withFormats(structure);
  const own = blocks[0]?.games[0]?.own ?? { start: 501, legs: { bestOf: 5 } };
  return fromBlocks(structure, [...blocks, { id, lineup: 'blind-block', games: [{ n: 2, size: 1, format: '', own }] }]);
};
