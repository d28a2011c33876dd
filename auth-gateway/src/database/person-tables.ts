import type { PersonActKind, PersonCounts } from '@saltbush/business-api/people';
import type { Json } from '@saltbush/capability/database';

/** Who exported or erased the data about a person, and why. Rows are never changed. */
interface PersonActTable {
  /** Numbers without gaps. */
  seq: number;
  kind: PersonActKind;
  /** Set for an erasure, so that sending it twice erases once. */
  submission_id: string | null;
  at: Date;
  actor: string;
  reason: string;
  /** Keyed hash of the e-mail address. */
  person: string;
  /** What replaced the name; null for an export. */
  pseudonym: string | null;
  counts: Json<PersonCounts>;
  /** Hash over the previous row's hash and this row. */
  hash: string;
}

export interface PersonTables {
  person_acts: PersonActTable;
}
