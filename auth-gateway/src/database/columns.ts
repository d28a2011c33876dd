import type { ColumnType } from 'kysely';

/** A `jsonb` column: read parsed, written as `JSON.stringify(value)`, which both databases take alike. */
export type Json<T> = ColumnType<T, string, string>;
/** A column the database fills when the row is written. */
export type Written<T> = ColumnType<T, T | undefined, T>;
