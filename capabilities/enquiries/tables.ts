import type { Generated } from 'kysely';
import type { EnquiryStatus, EnquiryTopic } from './api.ts';

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

/** The trail of an enquiry: who did what. Rows are never changed. */
interface EnquiryEventTable {
  id: Generated<number>;
  reference: string;
  at: Date;
  status: EnquiryStatus;
  note: string;
  actor: string;
  clears_suspicion: Generated<boolean>;
}

export interface EnquiryTables {
  enquiries: EnquiryTable;
  enquiry_events: EnquiryEventTable;
}
