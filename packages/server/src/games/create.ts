import type { Slot } from '@oche/darts/draw/slot';
import type { Format } from '@oche/darts/x01/format';
import type { Insertable } from 'kysely';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { Schema } from '../platform/db/schema.ts';
import { foldVersion } from './projection.ts';
import { insertSides, type PlacedSide, type Side } from './sides.ts';

/** Where a game stands in its parent. */
type Place = { stageId?: string; key: string; round: number; position: number; groupNo?: number | null; thirdPlace?: boolean };

export type NewGame = {
  /** null for a game that belongs to nobody */
  organisationId: string | null;
  /** null for a game on its own */
  parentId: string | null;
  place: Place;
  format: Format;
  /** `who` is null as long as the side is unknown; `slot` says where it comes from */
  sides: readonly { who: Side | null; slot?: Slot }[];
};

const onItsOwn: Place = { key: '1', round: 1, position: 1 };

/** A game without a parent: free play, with guests or players. */
export const loneGame = (game: Pick<NewGame, 'organisationId' | 'format'> & { sides: readonly Side[] }): NewGame => ({
  ...game,
  parentId: null,
  place: onItsOwn,
  sides: game.sides.map((who) => ({ who })),
});

const phaseOf = (sides: NewGame['sides']): 'ready' | 'bye' | 'waiting' =>
  sides.every(({ who }) => who !== null) ? 'ready' : sides.some(({ slot }) => slot?.kind === 'bye') ? 'bye' : 'waiting';

const atOnce = 500;

/** Stores games with their sides, ready to be called as far as their sides are known. Answers their ids, in the same order. */
export const insertGames = async (added: readonly NewGame[], context: Context): Promise<string[]> => {
  const games: Insertable<Schema['games']>[] = [];
  const results: Insertable<Schema['gameResults']>[] = [];
  const sides: (PlacedSide & { slot: Slot | null })[] = [];
  for (const { place, format, sides: all, ...owner } of added) {
    const id = context.newId();
    games.push({ ...owner, ...place, id, format: JSON.stringify(format), createdAt: context.now });
    results.push({ gameId: id, phase: phaseOf(all), legs: '[]', sets: '[]', counters: '[]', length: 0, foldVersion });
    for (const [side, { who, slot = null }] of all.entries()) sides.push({ gameId: id, side, who, slot });
  }
  for (let from = 0; from < games.length; from += atOnce) {
    await db()
      .insertInto('games')
      .values(games.slice(from, from + atOnce))
      .execute();
    await db()
      .insertInto('gameResults')
      .values(results.slice(from, from + atOnce))
      .execute();
  }
  await insertSides(sides);
  return games.map(({ id }) => id);
};
