import type { ListQuery } from '@saltbush/business-api/api/list-query';
import type { FileOf } from '@saltbush/business-api/api/route';
import { emailSchema } from '@saltbush/business-api/email';
import { recordVersion } from '@saltbush/business-api/record-version';
import { lines, requiredLine } from '@saltbush/business-api/texts';
import type { SearchRoute } from '@saltbush/contract/search';
import type { LicenceClass } from '@saltbush/freight';
import * as yup from 'yup';

export { FILE_NAME_HEADER, safeFileName } from './documentName.ts';

/** Documents of a driver, in the order the form asks for them. Source: the owner's driver onboarding, 2025. */
export const DRIVER_DOCUMENTS = {
  licence: 'Current driver’s licence of the appropriate class',
  abn: 'ABN',
  'public-liability': 'Public liability insurance',
  registration: 'Vehicle registration and roadworthy certificate',
  'marine-transit': 'Marine transit insurance',
  'workers-compensation': 'Workers compensation insurance',
  motor: 'Motor insurance',
} as const;
export type DriverDocumentKind = keyof typeof DRIVER_DOCUMENTS;
export const DRIVER_DOCUMENT_KINDS = Object.keys(DRIVER_DOCUMENTS) as DriverDocumentKind[];

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** Accepted types of a document, detected from its bytes. */
export const DOCUMENT_MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic'] as const;
export type DocumentMediaType = (typeof DOCUMENT_MEDIA_TYPES)[number];

/** Licence classes of heavy and light vehicles (Austroads). */
export const LICENCE_CLASSES = {
  C: 'C: car, up to 4.5 t',
  LR: 'LR: light rigid',
  MR: 'MR: medium rigid',
  HR: 'HR: heavy rigid',
  HC: 'HC: heavy combination',
  MC: 'MC: multi-combination',
} as const satisfies Record<LicenceClass, string>;
export type { LicenceClass };

export const LICENCE_STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

export const DRIVER_PURPOSES = ['application', 'induction'] as const;
/** The page that the driver came from. */
export type DriverPurpose = (typeof DRIVER_PURPOSES)[number];

/** `POST /api/driver-applications`: a draft to attach documents to. It is deleted after seven days. */
export interface StartDriverApplicationInput {
  /** A UUID made once per form. Sent again, the gateway answers the same draft. */
  submissionId: string;
  purpose: DriverPurpose;
}

export const startDriverApplicationSchema = yup
  .object({
    submissionId: yup.string().required().uuid(),
    purpose: yup
      .mixed<DriverPurpose>((value): value is DriverPurpose => DRIVER_PURPOSES.some((purpose) => purpose === value))
      .defined(),
  })
  .noUnknown();

export interface DriverApplicationStarted {
  /** Opens the application at `/driver-applications/<token>`. */
  token: string;
}

/** What the driver enters. */
export interface DriverFields {
  name: string;
  email: string;
  phone: string;
  licenceClass: LicenceClass;
  licenceState: LicenceState;
  /** As typed. A number with a wrong check digit is accepted, and staff verify it. */
  abn: string;
  /** Type, load space, tailgate. */
  vehicle: string;
  /** Days and hours. */
  availability: string;
  /** Whether the driver agreed to the privacy notice. */
  acceptsPrivacy: boolean;
}

/** `POST /api/driver-applications/:token/submission`. Sent again, the gateway answers the same reference. */
export const driverFieldsSchema = yup
  .object({
    name: requiredLine('Name', 120),
    email: emailSchema,
    phone: requiredLine('Phone', 40),
    licenceClass: yup
      .mixed<LicenceClass>()
      .test('class', 'Please choose your licence class', (value) => Object.hasOwn(LICENCE_CLASSES, String(value)))
      .defined(),
    licenceState: yup
      .mixed<LicenceState>()
      .test('state', 'Please choose the state of your licence', (value) =>
        LICENCE_STATES.some((state) => state === value),
      )
      .defined(),
    abn: requiredLine('ABN', 40),
    vehicle: requiredLine('Vehicle', 200),
    availability: lines('Availability', 1_000),
    acceptsPrivacy: yup
      .boolean()
      .defined()
      .oneOf([true], 'Please read the privacy notice and tick the box: without it we may not keep your documents'),
  })
  .noUnknown();

/** Fields as stored with a submitted application. */
export interface KeptDriverDetails extends DriverFields {
  /** Whether the ABN passes its checksum. */
  abnVerified: boolean;
}

export interface DriverApplicationReceipt {
  /** Such as `DRV-2026-00001`. */
  reference: string;
}

/** `not-needed`: staff decided that this driver does not need the document. */
export const DRIVER_DOCUMENT_STATUSES = ['missing', 'received', 'verified', 'declined', 'not-needed'] as const;
export type DriverDocumentStatus = (typeof DRIVER_DOCUMENT_STATUSES)[number];

export interface DriverDocument {
  kind: DriverDocumentKind;
  status: DriverDocumentStatus;
  /** Null while missing. */
  file: { name: string; mediaType: DocumentMediaType; sizeBytes: number; uploadedAt: string } | null;
  /** Reason of a refusal; the driver reads it. */
  note: string;
}

export const DRIVER_STATUSES = ['draft', 'received', 'approved', 'declined'] as const;
export type DriverStatus = (typeof DRIVER_STATUSES)[number];

/**
 * `GET /api/driver-applications/:token`, and the answer when a document is added or removed: what the driver may see.
 */
export interface DriverApplication {
  /** Null while a draft. */
  reference: string | null;
  status: DriverStatus;
  purpose: DriverPurpose;
  /** ISO 8601; null while a draft. */
  submittedAt: string | null;
  /** When an unfinished draft ends; null once submitted. */
  expiresAt: string | null;
  /** Every kind, in the order of `DRIVER_DOCUMENTS`. */
  documents: DriverDocument[];
  /** Staff's note about the decision. */
  note: string;
}

/** What the desk's list may be sorted by. */
export const DRIVER_SORTS = ['name', 'status', 'reference', 'submitted'] as const;
export type DriverSort = (typeof DRIVER_SORTS)[number];

export const DRIVER_VIEWS = ['received', 'approved', 'declined', 'all'] as const;
export type DriverView = (typeof DRIVER_VIEWS)[number];

/** A row of `GET /api/ops/drivers?view=&search=&page=`, newest first. Drafts are never listed. */
export interface DeskDriver {
  reference: string;
  status: Exclude<DriverStatus, 'draft'>;
  purpose: DriverPurpose;
  name: string;
  email: string;
  licenceClass: LicenceClass;
  licenceState: LicenceState;
  vehicle: string;
  submittedAt: string;
  /** Out of seven. */
  documentsReceived: number;
  documentsVerified: number;
}

export interface DeskDrivers {
  rows: DeskDriver[];
  /** Number of all rows of the view that the search finds. */
  total: number;
  page: number;
  pageSize: number;
  /** Number of drivers in each view, without the search. */
  counts: Record<DriverView, number>;
}

export interface DriverEvent {
  /** ISO 8601. */
  at: string;
  /** Null for the application as a whole. */
  document: DriverDocumentKind | null;
  /** Status after the event. */
  status: DriverStatus | DriverDocumentStatus;
  note: string;
  /** E-mail of the member of staff, or `applicant`. */
  actor: string;
}

/** `GET /api/ops/drivers/:reference`. Files are at `…/documents/:kind`. */
export interface DeskDriverDetail extends Omit<KeptDriverDetails, 'acceptsPrivacy'> {
  reference: string;
  status: Exclude<DriverStatus, 'draft'>;
  purpose: DriverPurpose;
  submittedAt: string;
  /** Send it back with a change. If somebody else changed it meanwhile, the change is refused with `stale`. */
  version: number;
  documents: DriverDocument[];
  trail: DriverEvent[];
}

const note = lines('Note', 2_000);

/**
 * `POST /api/ops/drivers/:reference/events`: a new status for a document or, without `document`, for the application.
 */
export interface MoveDriverInput {
  version: number;
  document: DriverDocumentKind | null;
  /** For a document: `verified`, `declined` or `not-needed`. For the application: `approved` or `declined`. */
  status: 'verified' | 'declined' | 'not-needed' | 'approved';
  /** The driver reads it. Required with `declined`. */
  note: string;
}

const isKind = (value: unknown): value is DriverDocumentKind => Object.hasOwn(DRIVER_DOCUMENTS, String(value));

export const moveDriverSchema = yup
  .object({
    version: recordVersion,
    document: yup.mixed<DriverDocumentKind>(isKind).nullable().defined(),
    status: yup
      .mixed<MoveDriverInput['status']>()
      .defined()
      .when('document', ([document], schema) =>
        schema.oneOf(document === null ? ['approved', 'declined'] : ['verified', 'declined', 'not-needed']),
      ),
    note: note.when('status', ([status], schema) =>
      status === 'declined' ? schema.matches(/\S/, 'Please say why: the driver reads it') : schema,
    ),
  })
  .noUnknown();

/** `GET /api/driver-forms`: whether the two driver pages show a third party's form or ours. */
export type DriverForms =
  | { status: 'own' }
  | {
      status: 'embedded';
      scriptUrl: string;
      portalId: string;
      region: string;
      formIds: Record<DriverPurpose, string>;
    };

interface OneDocument {
  params: { kind: DriverDocumentKind };
}

/** What each route takes and gives. */
export interface DriverRoutes {
  'GET /api/driver-forms': { answer: DriverForms };
  'POST /api/driver-applications': { body: StartDriverApplicationInput; answer: DriverApplicationStarted };
  'GET /api/driver-applications/:token': { answer: DriverApplication };
  'PUT /api/driver-applications/:token/documents/:kind': OneDocument & {
    headers: { 'x-file-name': string };
    file: DocumentMediaType;
    answer: DriverApplication;
    refusals: { 'document-settled': unknown };
  };
  'DELETE /api/driver-applications/:token/documents/:kind': OneDocument & { answer: DriverApplication };
  'POST /api/driver-applications/:token/submission': {
    body: DriverFields;
    answer: DriverApplicationReceipt;
    refusals: { 'application-closed': unknown };
  };

  'GET /api/ops/drivers/search': SearchRoute;
  'GET /api/ops/drivers': { query: ListQuery<DriverView, DriverSort>; answer: DeskDrivers };
  'GET /api/ops/drivers/:reference': { answer: DeskDriverDetail };
  'GET /api/ops/drivers/:reference/documents/:kind': OneDocument & { answer: FileOf<DocumentMediaType> };
  'POST /api/ops/drivers/:reference/events': {
    body: MoveDriverInput;
    answer: DeskDriverDetail;
    refusals: { 'application-closed': unknown; 'document-missing': unknown; 'documents-open': unknown; stale: unknown };
  };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends DriverRoutes {}
}
