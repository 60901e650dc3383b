import type { ColumnType } from 'kysely';

/** jsonb: read as objects, written as JSON text, because pg would convert an array to a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;
export type NullableJson<T> = ColumnType<T | null, string | null, string | null>;
export type Instant = ColumnType<Date, Date, Date>;
export type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
