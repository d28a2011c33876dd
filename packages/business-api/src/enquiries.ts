import * as yup from 'yup';
import { emailSchema } from './email.ts';
import { recordVersion } from './recordVersion.ts';
import { line, lines, requiredLine, requiredLines } from './texts.ts';

/** What an enquiry is about, for the desk to sort by. The page takes it from the link that led to the form. */
export const ENQUIRY_TOPICS = {
  general: 'General enquiry',
  'custom-quote': 'Custom quote',
  'health-check': 'Freight Health Check',
  booking: 'A booking',
  claim: 'Damage or loss',
  partnership: 'Partnership',
  drivers: 'Driving with us',
} as const;
export type EnquiryTopic = keyof typeof ENQUIRY_TOPICS;

export const MAX_MESSAGE_LENGTH = 5_000;

/** What the visitor fills in. */
export interface EnquiryFields {
  name: string;
  email: string;
  /** Blank where not given, as `company`. */
  phone: string;
  company: string;
  message: string;
}

/** `POST /api/enquiries`. */
export interface EnquiryInput extends EnquiryFields {
  /** A UUID made once per message: sent again, it answers the same reference. */
  submissionId: string;
  topic: EnquiryTopic;
  /** Nobody sees this field, so only a program fills it in. */
  trap: string;
}

const fields = {
  name: requiredLine('Name', 120),
  email: emailSchema,
  phone: line('Phone', 40),
  company: line('Company', 120),
  message: requiredLines('Message', MAX_MESSAGE_LENGTH),
};

/** The visitor's part, to say beside a field what the gateway would refuse. */
export const enquiryFieldsSchema = yup.object(fields).noUnknown();

export const enquirySchema = yup
  .object({
    ...fields,
    submissionId: yup.string().required().uuid(),
    topic: yup
      .mixed<EnquiryTopic>((value): value is EnquiryTopic => Object.hasOwn(ENQUIRY_TOPICS, String(value)))
      .defined(),
    trap: lines('This field', 200),
  })
  .noUnknown();

/** Answer to `POST /api/enquiries`. */
export interface EnquiryReceipt {
  /** Such as `ENQ-2026-00001`. */
  reference: string;
}

export const ENQUIRY_STATUSES = ['new', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** `suspect`: a program seems to have written it; such ones stand in no other view. */
export const ENQUIRY_VIEWS = ['new', 'answered', 'closed', 'all', 'suspect'] as const;
export type EnquiryView = (typeof ENQUIRY_VIEWS)[number];

/** A row of `GET /api/ops/enquiries?view=&search=&page=`, newest first. */
export interface DeskEnquiry {
  reference: string;
  status: EnquiryStatus;
  topic: EnquiryTopic;
  name: string;
  email: string;
  company: string;
  /** The beginning of the message, on one line. */
  excerpt: string;
  /** ISO 8601. */
  receivedAt: string;
}

export interface DeskEnquiries {
  rows: DeskEnquiry[];
  /** Of the whole view, as searched. */
  total: number;
  page: number;
  pageSize: number;
  /** How many wait in each view, searched or not. */
  counts: Record<EnquiryView, number>;
}

export interface EnquiryEvent {
  /** ISO 8601. */
  at: string;
  /** Status from then on. */
  status: EnquiryStatus;
  note: string;
  /** E-mail of the member of staff. */
  actor: string;
  /** Said that a person wrote it: since then it is no suspect. */
  clearsSuspicion: boolean;
}

/** `GET /api/ops/enquiries/:reference`, and the answer to a new event and to a cleared suspicion. */
export interface DeskEnquiryDetail extends EnquiryFields {
  reference: string;
  status: EnquiryStatus;
  topic: EnquiryTopic;
  isSuspect: boolean;
  receivedAt: string;
  /** Sent back with every change; another change in between is refused with `stale`. */
  version: number;
  /** Who did what, oldest first. */
  trail: EnquiryEvent[];
}

/** `POST /api/ops/enquiries/:reference/events`. */
export interface MoveEnquiryInput {
  version: number;
  status: EnquiryStatus;
  note: string;
}

const note = lines('Note', 2_000);

export const moveEnquirySchema = yup
  .object({
    version: recordVersion,
    status: yup
      .mixed<EnquiryStatus>((value): value is EnquiryStatus => ENQUIRY_STATUSES.some((status) => status === value))
      .defined(),
    note,
  })
  .noUnknown();

/** `POST /api/ops/enquiries/:reference/genuine`: a person wrote it after all. */
export interface ClearEnquiryInput {
  version: number;
  note: string;
}

export const clearEnquirySchema = yup.object({ version: recordVersion, note }).noUnknown();
