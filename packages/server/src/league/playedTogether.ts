import { sql, type RawBuilder } from 'kysely';
import { db } from '../platform/db/current.ts';
import { Refusal } from '../platform/refusal.ts';
import { parents } from '../games/parents.ts';

/**
 * SQL: the matches, tournaments and games without either, by id, in which one of these players is entered, named or has thrown. Until a match is
 * decided, its log may name players who are in no other row, such as those without an opponent.
 */
const placesOf = (players: readonly string[], organisationId: string): RawBuilder<{ id: string }> => {
  const ids = sql`any(${players}::uuid[])`;
  const texts = players.map((id) => `%${id}%`);
  return sql`(
    select tournament_id as id from entry_players where player_id = ${ids}
    union select coalesce(games.parent_id, games.id) from game_side_players join games on games.id = game_id where player_id = ${ids}
    union select coalesce(games.parent_id, games.id) from leg_players join games on games.id = game_id where player = any(${players}::text[])
    union select match_id from player_games where player_id = ${ids}
    union select match_id from sheet_facts where player_id = ${ids}
    union select match_id from sealed_lineups where players ?| ${players}::text[]
    union select events.match_id from match_events as events
      join match_results as results on results.match_id = events.match_id and not results.is_final
      join matches on matches.id = events.match_id join seasons on seasons.id = matches.season_id
      where seasons.organisation_id = ${organisationId} and events.kind in ('revealed', 'slot', 'substitute')
        and events.payload::text like any(${texts}::text[])
  )`;
};

/**
 * Refuses two persons who have both been in one match, tournament or game: they are not the same person. Each has all ids of the person.
 * @throws Refusal 422 `played-together` with the kind and the name of the first place; both are null for a game without a parent
 */
export const requireApart = async (one: readonly string[], other: readonly string[], organisationId: string): Promise<void> => {
  const [places, otherPlaces] = [placesOf(one, organisationId), placesOf(other, organisationId)];
  const { rows } = await sql<{ id: string }>`${places} intersect ${otherPlaces} order by id limit 1`.execute(db());
  const [shared] = rows;
  if (!shared) return;
  const parent = await db()
    .selectFrom(() => parents().as('parents'))
    .select(['kind', 'name', 'day'])
    .where('id', '=', shared.id)
    .executeTakeFirst();
  const { kind = null, name = null, day = null } = parent ?? {};
  throw new Refusal('played-together', 'Both players were in the same match or tournament.', { kind, name, day });
};
