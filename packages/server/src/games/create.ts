import type { Slot } from '@oche/darts/draw/slot';
import type { Format } from '@oche/darts/x01/format';
import type { Insertable } from 'kysely';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { Schema } from '../platform/db/schema.ts';
import { foldVersion } from './projection.ts';
import { insertSides, type PlacedSide, type Side } from './sides.ts';

/** The place of a game in its parent. */
type Place = { stageId?: string; key: string; round: number; position: number; groupNo?: number | null; thirdPlace?: boolean };

export type NewGame = {
  /** null for a game without an owner */
  organisationId: string | null;
  /** null for a game without a parent */
  parentId: string | null;
  place: Place;
  format: Format;
  /** `occupant` is null until the side is known; `slot`: where the side comes from in the draw */
  sides: readonly { occupant: Side | null; slot?: Slot }[];
};

const onlyPlace: Place = { key: '1', round: 1, position: 1 };

/** A game without a parent, for free play between guests or players. */
export const standaloneGame = (game: Pick<NewGame, 'organisationId' | 'format'> & { sides: readonly Side[] }): NewGame => ({
  ...game,
  parentId: null,
  place: onlyPlace,
  sides: game.sides.map((occupant) => ({ occupant })),
});

const phaseOf = (sides: NewGame['sides']): 'ready' | 'bye' | 'waiting' =>
  sides.every(({ occupant }) => occupant !== null) ? 'ready' : sides.some(({ slot }) => slot?.kind === 'bye') ? 'bye' : 'waiting';

/** Rows of one `insert`: PostgreSQL limits the parameters of a statement. */
const batchSize = 500;

/** Stores games with their sides. Games whose sides are known are ready to be called. Returns the ids, in the same order. */
export const insertGames = async (newGames: readonly NewGame[], context: Context): Promise<string[]> => {
  const games: Insertable<Schema['games']>[] = [];
  const results: Insertable<Schema['gameResults']>[] = [];
  const sides: (PlacedSide & { slot: Slot | null })[] = [];
  for (const { place, format, sides: all, ...owner } of newGames) {
    const id = context.newId();
    games.push({ ...owner, ...place, id, format: JSON.stringify(format), createdAt: context.now });
    results.push({ gameId: id, phase: phaseOf(all), legs: '[]', sets: '[]', counters: '[]', length: 0, foldVersion });
    for (const [side, { occupant, slot = null }] of all.entries()) sides.push({ gameId: id, side, occupant, slot });
  }
  for (let from = 0; from < games.length; from += batchSize) {
    await db()
      .insertInto('games')
      .values(games.slice(from, from + batchSize))
      .execute();
    await db()
      .insertInto('gameResults')
      .values(results.slice(from, from + batchSize))
      .execute();
  }
  await insertSides(sides);
  return games.map(({ id }) => id);
};
