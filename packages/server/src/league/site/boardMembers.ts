import type { Selectable } from 'kysely';
import type { BoardMember } from '@oche/api/contract/boardMember';
import { recordChange } from '../../platform/audit.ts';
import type { Context, Handlers } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { insertNew } from '../../platform/db/insertNew.ts';
import type { BoardMembers } from '../../platform/db/siteTables.ts';
import { filePath } from '../../platform/files/files.ts';
import { Refusal, found } from '../../platform/refusal.ts';
import { pictureColumn } from '../../organisations/pictures.ts';
import { requireRoomInSeason } from '../../organisations/quotas.ts';
import { ownSeason, seasonOfContent, type SeasonRow } from '../seasonRows.ts';

type Row = Selectable<BoardMembers>;

const memberOf = ({ id, seasonId, name, office, email, phone, picture }: Row): BoardMember => ({
  ...{ id, seasonId, name, office, email, phone },
  picture: picture === null ? null : filePath(picture),
});

/** A query for the board of a season in its order. */
const boardOf = (seasonId: string) =>
  db().selectFrom('boardMembers').selectAll().where('seasonId', '=', seasonId).orderBy('position').orderBy('id');

const rowOf = async (id: string): Promise<Row> =>
  found(await db().selectFrom('boardMembers').selectAll().where('id', '=', id).executeTakeFirst(), 'The board member');

/** A board member of a season that the actor manages and that is not archived. The season is locked for writing. */
const editableMember = async (id: string, context: Context): Promise<{ row: Row; season: SeasonRow }> => {
  const season = await seasonOfContent((await rowOf(id)).seasonId, context);
  return { row: await rowOf(id), season };
};

/** The board of a season in its order. */
export const loadBoard = async (seasonId: string): Promise<BoardMember[]> => (await boardOf(seasonId).execute()).map(memberOf);

/** The board of a competition in a season, for its organisers. */
export const boardMemberHandlers = {
  listBoardMembers: async ({ seasonId }, context) => {
    await ownSeason(seasonId, context);
    return loadBoard(seasonId);
  },

  createBoardMember: async ({ seasonId, id: requestedId, name, office, email = null, phone = null, picture }, context) => {
    const season = await seasonOfContent(seasonId, context);
    const board = await boardOf(seasonId).execute();
    const existing = board.find((member) => member.id === requestedId);
    if (existing) return memberOf(existing);
    await requireRoomInSeason('boardMembers', seasonId);
    const id = requestedId ?? context.newId();
    const ownPicture = await pictureColumn(season.organisationId, picture);
    const position = (board.at(-1)?.position ?? -1) + 1;
    await insertNew(() =>
      db()
        .insertInto('boardMembers')
        .values({ id, seasonId, position, name, office, email, phone, ...ownPicture, createdAt: context.now })
        .execute(),
    );
    await recordChange(season.organisationId, 'createBoardMember', id, { name, office }, context);
    return memberOf(await rowOf(id));
  },

  updateBoardMember: async ({ id, picture, ...change }, context) => {
    const { row, season } = await editableMember(id, context);
    const { name = row.name, office = row.office, email = row.email, phone = row.phone } = change;
    await db()
      .updateTable('boardMembers')
      .set({ name, office, email, phone, ...(await pictureColumn(season.organisationId, picture)) })
      .where('id', '=', id)
      .execute();
    await recordChange(
      season.organisationId,
      'updateBoardMember',
      id,
      { name, office, changed: Object.keys({ ...change, picture }) },
      context,
    );
    return memberOf(await rowOf(id));
  },

  orderBoardMembers: async ({ seasonId, ids }, context) => {
    const season = await seasonOfContent(seasonId, context);
    const known = new Set((await boardOf(seasonId).execute()).map(({ id }) => id));
    const isSameBoard = ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
    if (!isSameBoard) throw new Refusal('changed', 'The board has changed.');
    for (const [position, id] of ids.entries()) await db().updateTable('boardMembers').set({ position }).where('id', '=', id).execute();
    await recordChange(season.organisationId, 'orderBoardMembers', seasonId, { ids }, context);
    return (await boardOf(seasonId).execute()).map(memberOf);
  },

  deleteBoardMember: async ({ id }, context) => {
    const { row, season } = await editableMember(id, context);
    await db().deleteFrom('boardMembers').where('id', '=', id).execute();
    await recordChange(season.organisationId, 'deleteBoardMember', id, { name: row.name, office: row.office }, context);
    return null;
  },
} satisfies Partial<Handlers>;
