import type { PersonPartId, PersonTally } from '@saltbush/business-api/people';
import type { Transaction } from 'kysely';
import type { GroundTables } from '../database/ground-tables.ts';
import type { Queries } from '../database/queries.ts';
import type { Person } from './person.ts';

/** One file of an export. */
export interface PersonFile {
  /** Path within the archive, made only of our own references. */
  path: string;
  chunks: AsyncIterable<Uint8Array>;
}

export interface Erasing {
  person: Person;
  /** Replaces the name, such as `Erased person 4F2A91`. */
  pseudonym: string;
  /** Replaces the address. No mail can reach it. */
  address: string;
  /** Whether any capability has records of a client company. */
  hasRecordsOf: (company: string) => Promise<boolean>;
}

/** One kind of data about people: how it is counted, given out and erased. */
export interface PersonPart<Tables = GroundTables> {
  id: PersonPartId;
  /** Parts that are erased before, since they are found through these records. */
  follows?: readonly PersonPartId[];
  /** How many records mention the person. */
  count: (db: Queries<Tables & GroundTables>, person: Person) => Promise<number>;
  /** The records for an export. */
  records: (db: Queries<Tables & GroundTables>, person: Person) => AsyncIterable<object>;
  files?: (db: Queries<Tables & GroundTables>, person: Person) => AsyncIterable<PersonFile>;
  /** Erases in batches, within the caller's transaction, and lets other work run in between. */
  erase: (transaction: Transaction<Tables & GroundTables>, erasing: Erasing) => Promise<PersonTally>;
}

export const NOTHING: PersonTally = { removed: 0, blanked: 0, kept: 0 };
