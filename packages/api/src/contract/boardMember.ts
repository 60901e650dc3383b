import * as z from 'zod/mini';
import { email } from './account.ts';
import { endpoint, id, line, name } from './define.ts';
import { picture } from './picture.ts';
import { phone } from './team.ts';

/** Maximum number of board members of a season. */
export const mostBoardMembers = 60;

/** A member of the board of a competition in a season. */
export const BoardMember = z.object({
  id,
  seasonId: id,
  name: z.string(),
  /** what the person does on the board, such as "Treasurer" */
  office: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  picture: z.nullable(z.string()),
});
export type BoardMember = z.infer<typeof BoardMember>;

const office = line(80).check(z.minLength(1));
const contact = {
  email: z.optional(z.nullable(email)),
  phone: z.optional(z.nullable(phone)),
  picture: z.optional(z.nullable(picture)),
};

export const boardMemberEndpoints = {
  listBoardMembers: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/board-members',
    access: 'organiser',
    summary: 'The board of a season in its order, for organisers.',
    reads: ['boardMembers', 'seasons'],
    output: z.array(BoardMember),
  }),
  listSiteBoard: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/site-board',
    access: 'public',
    summary: 'The board of a season in its order, without addresses and telephone numbers.',
    reads: ['boardMembers', 'seasons'],
    output: z.array(z.omit(BoardMember, { email: true, phone: true })),
  }),
  createBoardMember: endpoint({
    method: 'POST',
    path: '/seasons/{season_id}/board-members',
    access: 'organiser',
    summary: 'Adds a member at the end of the board of a season.',
    changes: ['boardMembers'],
    input: z.object({ id: z.optional(id), name, office, ...contact }),
    output: BoardMember,
    codes: ['wrong-state', 'limit-reached'],
  }),
  updateBoardMember: endpoint({
    method: 'PATCH',
    path: '/board-members/{id}',
    access: 'organiser',
    summary: 'Changes a board member.',
    changes: ['boardMembers'],
    input: z.object({ name: z.optional(name), office: z.optional(office), ...contact }),
    output: BoardMember,
    codes: ['wrong-state'],
  }),
  orderBoardMembers: endpoint({
    method: 'PUT',
    path: '/seasons/{season_id}/board-members/order',
    access: 'organiser',
    summary: 'Sets the order of the board. `ids` names every member once; otherwise the board has changed and the call is refused.',
    changes: ['boardMembers'],
    input: z.object({ ids: z.array(id).check(z.maxLength(mostBoardMembers)) }),
    output: z.array(BoardMember),
    codes: ['changed', 'wrong-state'],
  }),
  deleteBoardMember: endpoint({
    method: 'DELETE',
    path: '/board-members/{id}',
    access: 'organiser',
    summary: 'Removes a member from the board.',
    changes: ['boardMembers'],
    output: z.null(),
    codes: ['wrong-state'],
  }),
};
