import type { ColumnType } from 'kysely';

/** A `jsonb` column: read as a parsed value, written as `JSON.stringify(value)`, which both databases accept. */
export type Json<T> = ColumnType<T, string, string>;
/** A column that the database fills when the row is written. */
export type Written<T> = ColumnType<T, T | undefined, T>;
