import { type RawBuilder, sql } from 'kysely';

/** Somebody, by their e-mail address. */
export interface Person {
  /** As it was asked for, trimmed. */
  email: string;
  /** How the address may stand in the database, ASCII letters small. */
  forms: readonly string[];
  /** Ids that they sign in with. */
  userIds: readonly string[];
}

const oneOf = (text: RawBuilder<string | null>, values: readonly string[]): RawBuilder<boolean> =>
  values.length === 0 ? sql<boolean>`false` : sql<boolean>`${text} in (${sql.join([...values])})`;

/** Holds where a column, or an expression, is the person's address in whatever case: what the indexes are made for. */
export const isAddressOf = (person: Pick<Person, 'forms'>, text: RawBuilder<string | null>): RawBuilder<boolean> =>
  oneOf(sql<string | null>`lower(${text} collate "C")`, person.forms);

/** Holds where a column is an id that the person signs in with. */
export const isUserOf = (person: Pick<Person, 'userIds'>, text: RawBuilder<string | null>): RawBuilder<boolean> =>
  oneOf(text, person.userIds);

/** Where the address of whoever booked stands. */
export const BOOKER_EMAIL = sql<string | null>`(bookings.details #>> '{booker,email}')`;
