import { db } from '../../platform/db/current.ts';

/** A query for the seasons of a competition, newest first. */
export const seasonsOf = (organisationId: string) =>
  db().selectFrom('seasons').selectAll().where('organisationId', '=', organisationId).orderBy('startsOn', 'desc').orderBy('id', 'desc');
