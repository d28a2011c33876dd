import type { ColumnType, Generated } from 'kysely';
import type {
  DocumentMediaType,
  DriverDocumentKind,
  DriverDocumentStatus,
  DriverPurpose,
  DriverStatus,
  KeptDriverDetails,
} from './api.ts';

interface DriverApplicationTable {
  id: Generated<number>;
  submission_id: string;
  token_hash: string;
  purpose: DriverPurpose;
  status: Generated<DriverStatus>;
  /** Null while this is a draft; so is `details`. */
  reference: string | null;
  details: ColumnType<KeptDriverDetails | null, string | undefined, string>;
  /** What staff wrote about the decision. */
  note: Generated<string>;
  version: Generated<number>;
  started_at: Date;
  submitted_at: Date | null;
}

/** A document of an application. One that is not needed may have no file. */
interface DriverDocumentTable {
  application_id: number;
  kind: DriverDocumentKind;
  status: Exclude<DriverDocumentStatus, 'missing'>;
  note: Generated<string>;
  file_name: string | null;
  media_type: DocumentMediaType | null;
  size_bytes: number | null;
  content: Buffer | null;
  uploaded_at: Date | null;
}

interface DriverEventTable {
  id: Generated<number>;
  application_id: number;
  at: Date;
  document: DriverDocumentKind | null;
  status: DriverStatus | DriverDocumentStatus;
  note: string;
  actor: string;
}

export interface DriverTables {
  driver_applications: DriverApplicationTable;
  driver_documents: DriverDocumentTable;
  driver_events: DriverEventTable;
}
