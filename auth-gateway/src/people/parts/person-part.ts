import type { PersonPartId, PersonTally } from '@saltbush/business-api/people';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Person } from '../person.ts';

/** A file of an export. */
export interface PersonFile {
  /** Within the archive; made of our own references only. */
  path: string;
  chunks: AsyncIterable<Uint8Array>;
}

export interface Erasing {
  person: Person;
  /** Stands in the place of the name, such as `Erased person 4F2A91`. */
  pseudonym: string;
  /** Stands in the place of the address; no mail can reach it. */
  address: string;
}

/** One kind of thing that is held about people: how it is counted, given out and erased. */
export interface PersonPart {
  id: PersonPartId;
  /** How many records speak of the person. */
  count: (db: Kysely<Tables>, person: Person) => Promise<number>;
  /** What an export says, record by record. */
  records: (db: Kysely<Tables>, person: Person) => AsyncIterable<object>;
  files?: (db: Kysely<Tables>, person: Person) => AsyncIterable<PersonFile>;
  /** Erases, in batches that let others in between, within the caller's transaction. */
  erase: (transaction: Transaction<Tables>, erasing: Erasing) => Promise<PersonTally>;
}

export const NOTHING: PersonTally = { removed: 0, blanked: 0, kept: 0 };
