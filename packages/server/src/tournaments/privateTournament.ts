import { sql } from 'kysely';

/** SQL: `isPrivate` of `policies.ts`. For queries that include `tournaments`. */
export const isPrivateTournament = sql<boolean>`(tournaments.visibility = 'private' or tournaments.status = 'draft')`;
