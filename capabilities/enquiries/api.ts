import type { ListQuery } from '@saltbush/business-api/api/list-query';
import { emailSchema } from '@saltbush/business-api/email';
import { recordVersion } from '@saltbush/business-api/record-version';
import { line, lines, requiredLine, requiredLines } from '@saltbush/business-api/texts';
import { ignoringUnknown } from '@saltbush/business-api/unknown-fields';
import type { SearchRoute } from '@saltbush/contract/search';
import * as yup from 'yup';
import type { HeardInput, ReplyInput, ThreadPart } from './api/thread.ts';

export {
  ENTRY_KINDS,
  type EntryKind,
  HEARD_BY,
  type HeardBy,
  type HeardInput,
  heardSchema,
  MAX_REPLY_LENGTH,
  type ReplyInput,
  replyClosing,
  replyGreeting,
  replySchema,
  type ThreadPart,
} from './api/thread.ts';

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

/** What the desk's list may be sorted by. */
export const ENQUIRY_SORTS = ['reference', 'status', 'from', 'topic', 'received'] as const;
export type EnquirySort = (typeof ENQUIRY_SORTS)[number];

/**
 * A row of `GET /api/ops/enquiries?view=&search=&sort=&page=`. New ones begin with the one that waits longest, the others with the
 * newest.
 */
export interface DeskEnquiry {
  reference: string;
  status: EnquiryStatus;
  isSuspect: boolean;
  topic: EnquiryTopic;
  name: string;
  email: string;
  company: string;
  /** Start of the message, on one line. */
  excerpt: string;
  /** ISO 8601. */
  receivedAt: string;
  /** Since when it waits for an answer: when it was received, or staff put down what
   * the person said since. Null when none is due. */
  waitsSince: string | null;
  /** Send it back with a change. */
  version: number;
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

export interface EnquiryEvent extends ThreadPart {
  /** ISO 8601. */
  at: string;
  /** Status after the event. */
  status: EnquiryStatus;
  /** For staff alone. */
  note: string;
  /** E-mail of the member of staff. */
  actor: string;
  /** Whether this event marked the enquiry as written by a person, which ends the suspicion. */
  clearsSuspicion: boolean;
}

/** `GET /api/ops/enquiries/:reference`, and the answer to every change of it. */
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
  'GET /api/ops/enquiries/search': SearchRoute;
  'GET /api/ops/enquiries': { query: ListQuery<EnquiryView, EnquirySort>; answer: DeskEnquiries };
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
  'POST /api/ops/enquiries/:reference/replies': {
    body: ReplyInput;
    answer: DeskEnquiryDetail;
    refusals: { stale: unknown; 'status-not-possible': unknown; 'submission-reused': unknown };
  };
  'POST /api/ops/enquiries/:reference/heard': {
    body: HeardInput;
    answer: DeskEnquiryDetail;
    refusals: { stale: unknown; 'submission-reused': unknown };
  };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends EnquiryRoutes {}
}
