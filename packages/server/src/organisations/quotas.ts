import { sql } from 'kysely';
import { mostBoardMembers } from '@oche/api/contract/boardMember';
import { mostTeamsInSeason } from '@oche/api/contract/season';
import { db } from '../platform/db/current.ts';
import { Refusal } from '../platform/refusal.ts';

/*
 * Limits of stored data. They suffice for decades of a club with thousands of players, and stop a script. docs/threat-model.md lists them under
 * "Limits of attempts and of stored data". Two concurrent requests may exceed a limit together, because nothing relies on the exact number.
 */
const maxPerOrganisation = {
  locations: 200,
  events: 5_000,
  tournaments: 10_000,
  rankings: 100,
  players: 20_000,
  seasons: 200,
  teams: 2_000,
  invitations: 1_000,
  sitePictures: 1_000,
  siteDocuments: 300,
} as const;
const maxPerSeason = {
  seasonTeams: mostTeamsInSeason,
  teamRegistrations: 500,
  seasonMembers: 4_000,
  seasonGroups: 100,
  matches: 10_000,
  penalties: 2_000,
  postponements: 2_000,
  news: 1_000,
  boardMembers: mostBoardMembers,
} as const;
const maxAdministered = 20;
/** Most bytes of all documents of an organisation. */
const maxDocumentBytes = 300_000_000;

const requireAtMost = (most: number, count: number): void => {
  if (count > most) throw new Refusal('limit-reached', `There may be at most ${most}.`, { most });
};

/** Refuses with 422 `limit-reached` if `adding` more rows would be too many for an organisation. */
export const requireRoom = async (table: keyof typeof maxPerOrganisation, organisationId: string, adding = 1): Promise<void> => {
  const { count } = await db()
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisationId', '=', organisationId)
    .executeTakeFirstOrThrow();
  requireAtMost(maxPerOrganisation[table], count + adding);
};

/** Refuses with 422 `limit-reached` if `adding` more rows would be too many for a season. */
export const requireRoomInSeason = async (table: keyof typeof maxPerSeason, seasonId: string, adding = 1): Promise<void> => {
  const { count } = await db()
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seasonId', '=', seasonId)
    .executeTakeFirstOrThrow();
  requireAtMost(maxPerSeason[table], count + adding);
};

/** Refuses with 422 `limit-reached` if an account cannot administer one more organisation. */
export const requireRoomToAdminister = async (userId: string): Promise<void> => {
  const { count } = await db()
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  requireAtMost(maxAdministered, count + 1);
};

/** Refuses with 422 `limit-reached` if `adding` more bytes would be too many for the documents of an organisation, without the replaced one. */
export const requireRoomForDocument = async (organisationId: string, adding: number, replacedId?: string): Promise<void> => {
  const { size } = await db()
    .selectFrom('siteDocuments')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('size'), sql<number>`0`).as('size'))
    .where('organisationId', '=', organisationId)
    .$if(replacedId !== undefined, (query) => query.where('id', '!=', replacedId!))
    .executeTakeFirstOrThrow();
  if (Number(size) + adding > maxDocumentBytes)
    throw new Refusal('limit-reached', 'The documents are too large together.', { most_bytes: maxDocumentBytes });
};
