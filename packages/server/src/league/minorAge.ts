import { defaultSeasonRules } from '@oche/api/contract/season';
import { sql, type RawBuilder } from 'kysely';

/** SQL: the age below which a season hides the names of players without consent. For queries that include `seasons`. */
export const minorAgeOfSeason = sql<number>`coalesce((seasons.rules ->> 'minorAge')::integer, ${defaultSeasonRules.minorAge}::integer)`;

/**
 * SQL: that age for what an organisation shows outside of its seasons, such as tournaments and rankings. It is the age of the running season,
 * otherwise of the last published one, otherwise of the last draft; null for an organisation without seasons, which hides no names.
 * `organisationId`: a column
 */
export const minorAgeOf = (organisationId: RawBuilder<unknown>) =>
  sql<number | null>`(select ${minorAgeOfSeason} from seasons where seasons.organisation_id = ${organisationId}
    order by seasons.state = 'running' desc, seasons.state <> 'draft' desc, seasons.starts_on desc, seasons.id limit 1)`;
