import { type RawBuilder, sql } from 'kysely';

/** A person, identified by their e-mail address. */
export interface Person {
  /** The address as it was entered, trimmed. */
  email: string;
  /** Spellings in which the address may be stored, with ASCII letters in lower case. */
  forms: readonly string[];
  /** The ids with which they sign in. */
  userIds: readonly string[];
}

const oneOf = (text: RawBuilder<string | null>, values: readonly string[]): RawBuilder<boolean> =>
  values.length === 0 ? sql<boolean>`false` : sql<boolean>`${text} in (${sql.join([...values])})`;

/** True when a column or expression is the person's address, in any case. The indexes are built for this expression. */
export const isAddressOf = (person: Pick<Person, 'forms'>, text: RawBuilder<string | null>): RawBuilder<boolean> =>
  oneOf(sql<string | null>`lower(${text} collate "C")`, person.forms);

/** True when a column is an id with which the person signs in. */
export const isUserOf = (person: Pick<Person, 'userIds'>, text: RawBuilder<string | null>): RawBuilder<boolean> =>
  oneOf(text, person.userIds);
