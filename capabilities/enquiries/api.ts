import type { ListQuery } from '@saltbush/business-api/api/list-query';
import { emailSchema } from '@saltbush/business-api/email';
import { recordVersion } from '@saltbush/business-api/record-version';
import { line, lines, requiredLine, requiredLines } from '@saltbush/business-api/texts';
import { ignoringUnknown } from '@saltbush/business-api/unknown-fields';
import * as yup from 'yup';

/** Topics that the desk sorts enquiries by. The page takes the topic from the link that led to the form. */
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

/** What the visitor enters. */
export interface EnquiryFields {
  name: string;
  email: string;
  /** Blank when not given; so is `company`. */
  phone: string;
  company: string;
  message: string;
}

/** `POST /api/enquiries`. */
export interface EnquiryInput extends EnquiryFields {
  /** A UUID made once per message. Sent again, the gateway answers the same reference. */
  submissionId: string;
  topic: EnquiryTopic;
  /** Hidden from people, so only a program fills it in. */
  trap: string;
}

const fields = {
  name: requiredLine('Name', 120),
  email: emailSchema,
  phone: line('Phone', 40),
  company: line('Company', 120),
  message: requiredLines('Message', MAX_MESSAGE_LENGTH),
};

/** The visitor's part of the form, so that it can show what the gateway would refuse. */
export const enquiryFieldsSchema = yup.object(fields).noUnknown();

export const enquirySchema = ignoringUnknown(
  yup.object({
    ...fields,
    submissionId: yup.string().required().uuid(),
    topic: yup
      .mixed<EnquiryTopic>((value): value is EnquiryTopic => Object.hasOwn(ENQUIRY_TOPICS, String(value)))
      .defined(),
    trap: lines('This field', 200),
  }),
);

/** Answer to `POST /api/enquiries`. */
export interface EnquiryReceipt {
  /** Such as `ENQ-2026-00001`. */
  reference: string;
}

export const ENQUIRY_STATUSES = ['new', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** `suspect`: probably written by a program. Such enquiries appear in no other view. */
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
  /** Start of the message, on one line. */
  excerpt: string;
  /** ISO 8601. */
  receivedAt: string;
}

export interface DeskEnquiries {
  rows: DeskEnquiry[];
  /** Number of all rows of the view that the search finds. */
  total: number;
  page: number;
  pageSize: number;
  /** Number of enquiries in each view, without the search. */
  counts: Record<EnquiryView, number>;
}

export interface EnquiryEvent {
  /** ISO 8601. */
  at: string;
  /** Status after the event. */
  status: EnquiryStatus;
  note: string;
  /** E-mail of the member of staff. */
  actor: string;
  /** Whether this event marked the enquiry as written by a person, which ends the suspicion. */
  clearsSuspicion: boolean;
}

/** `GET /api/ops/enquiries/:reference`, and the answer to a new event and to a cleared suspicion. */
export interface DeskEnquiryDetail extends EnquiryFields {
  reference: string;
  status: EnquiryStatus;
  topic: EnquiryTopic;
  isSuspect: boolean;
  receivedAt: string;
  /**
   * Send it back with a change. If somebody else changed the enquiry meanwhile, the change is refused with `stale`.
   */
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

/** `POST /api/ops/enquiries/:reference/genuine`: staff say that a person wrote it. */
export interface ClearEnquiryInput {
  version: number;
  note: string;
}

export const clearEnquirySchema = yup.object({ version: recordVersion, note }).noUnknown();

/** What each route takes and gives. */
export interface EnquiryRoutes {
  'POST /api/enquiries': { body: EnquiryInput; answer: EnquiryReceipt; refusals: { 'submission-reused': unknown } };
  'GET /api/ops/enquiries': { query: ListQuery<EnquiryView>; answer: DeskEnquiries };
  'GET /api/ops/enquiries/:reference': { answer: DeskEnquiryDetail };
  'POST /api/ops/enquiries/:reference/events': {
    body: MoveEnquiryInput;
    answer: DeskEnquiryDetail;
    refusals: { stale: unknown; 'status-not-possible': unknown };
  };
  'POST /api/ops/enquiries/:reference/genuine': {
    body: ClearEnquiryInput;
    answer: DeskEnquiryDetail;
    refusals: { stale: unknown };
  };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends EnquiryRoutes {}
}
