import type { PersonActKind, PersonCounts } from '@saltbush/business-api/people';
import type { Json } from './columns.ts';

/** Who exported or erased what is held about a person, and why. Rows are never changed. */
interface PersonActTable {
  /** Without gaps. */
  seq: number;
  kind: PersonActKind;
  /** Of an erasure, so that sending it twice erases once. */
  submission_id: string | null;
  at: Date;
  actor: string;
  reason: string;
  /** Keyed hash of the address. */
  person: string;
  /** What stands in the place of the name since; null for an export. */
  pseudonym: string | null;
  counts: Json<PersonCounts>;
  /** Over the hash of the row before and this row. */
  hash: string;
}

export interface PersonTables {
  person_acts: PersonActTable;
}
