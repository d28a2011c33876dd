import type { Generated } from 'kysely';
import type { EnquiryStatus, EnquiryTopic, EntryKind, HeardBy } from './api.ts';

interface EnquiryTable {
  reference: string;
  submission_id: string;
  topic: EnquiryTopic;
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  /**
   * True when the hidden field was filled in, as programs do, and no member of staff has said that a person wrote it.
   */
  is_suspect: boolean;
  status: Generated<EnquiryStatus>;
  /** Counts changes, so that two members of staff do not overwrite each other. */
  version: Generated<number>;
  received_at: Date;
}

/** The trail of an enquiry: who did what, and what was written. Rows are never changed. */
interface EnquiryEventTable {
  id: Generated<number>;
  reference: string;
  at: Date;
  status: EnquiryStatus;
  /** For staff alone. */
  note: string;
  actor: string;
  clears_suspicion: Generated<boolean>;
  kind: Generated<EntryKind>;
  /** What we wrote, or what was heard. */
  words: Generated<string>;
  heard_by: Generated<HeardBy | null>;
  /** Of the outbox, which may have removed it by now. */
  mail_id: Generated<number | null>;
  submission_id: Generated<string | null>;
}

export interface EnquiryTables {
  enquiries: EnquiryTable;
  enquiry_events: EnquiryEventTable;
}
