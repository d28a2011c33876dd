import * as yup from 'yup';
import { emailSchema } from './email.ts';
import { requiredLine } from './texts.ts';

/** Parts of the site that hold data about people, in the order they are shown. `kept` says what an erasure leaves, and why. */
export const PERSON_PARTS = {
  account: {
    label: 'Sign-in: account and open sessions',
    kept: '',
  },
  companies: {
    label: 'Client companies: contact, sign-in and uploads',
    kept: 'A company that others use, or that has freight, stays without the person.',
  },
  addresses: {
    label: 'Address books, and who added to them',
    kept: 'The address book of a company stays with it, without who wrote in it.',
  },
  'standing-pickups': {
    label: 'Standing pickups that the person set up',
    kept: '',
  },
  alerts: {
    label: 'Which alerts the person chose, and what waits for their summary',
    kept: '',
  },
  webhooks: {
    label: 'Webhooks of a company, and who added them',
    kept: 'A webhook stays with its company, without who added it.',
  },
  quotes: {
    label: 'Saved quotes, and mails asked for them',
    kept: 'A quote that was booked stays with its consignment.',
  },
  claims: {
    label: 'Claims, with what was written about them and their pictures',
    kept: 'The claim, what others wrote about it and the decision stay with its consignment; words and pictures of the person go.',
  },
  bookings: {
    label: 'Bookings, with their trail and proof of delivery',
    kept: 'Where and when freight was carried for which business stays for seven years with its invoice (tax and company law); names, telephone numbers, notes and pictures go.',
  },
  invoices: {
    label: 'Invoices',
    kept: 'Stay as they were issued for seven years: Taxation Administration Act 1953, Sch 1, s 382-5, and Corporations Act 2001, s 286.',
  },
  enquiries: {
    label: 'Enquiries',
    kept: '',
  },
  positions: {
    label: 'Positions that the telephone of a driver reported',
    kept: 'That there was a link for the driver of a consignment stays with it, without the name.',
  },
  drivers: {
    label: 'Driver applications and documents',
    kept: 'That an approved driver was checked, and when, stays without the documents and the person (Heavy Vehicle National Law, s 26C).',
  },
  mails: {
    label: 'Mails to the person, and notices to staff about them',
    kept: '',
  },
} as const;
export type PersonPartId = keyof typeof PERSON_PARTS;
export const PERSON_PART_IDS = Object.keys(PERSON_PARTS) as PersonPartId[];

/** What an erasure does with the records of one part. */
export interface PersonTally {
  /** Number of records that are deleted. */
  removed: number;
  /** Number of records that stay without the person. */
  blanked: number;
  /** Number of records that stay unchanged. */
  kept: number;
}

/** `repeated`: an erasure repeated after a backup was restored. */
export const PERSON_ACT_KINDS = ['export', 'erasure', 'repeated'] as const;
export type PersonActKind = (typeof PERSON_ACT_KINDS)[number];

/** Counts by part. Parts without a record are left out; an export counts everything as `kept`. */
export type PersonCounts = Partial<Record<PersonPartId, PersonTally>>;

/** Entry for an export or erasure. It does not say who the person was. */
export interface PersonAct {
  /** Counts up from 1 without gaps. */
  seq: number;
  kind: PersonActKind;
  /** ISO 8601. */
  at: string;
  /** E-mail of the member of staff. */
  actor: string;
  reason: string;
  /** Replacement for the name, such as `Erased person 4F2A`; null for an export. */
  pseudonym: string | null;
  counts: PersonCounts;
}

/** `GET /api/ops/people/acts?page=`, newest first. */
export interface PersonActs {
  rows: PersonAct[];
  total: number;
  page: number;
  pageSize: number;
  /** Whether all rows are unchanged: each holds a hash over itself and the row before. */
  isIntact: boolean;
}

/** `POST /api/ops/people/search` and `…/erasure-preview`: looks for a person by e-mail, ignoring case. */
export interface FindPersonInput {
  email: string;
}

/** What is stored under an address. */
export interface PersonFound {
  /** The requested address, trimmed. */
  email: string;
  /** Number of records by part; parts without a record are left out. */
  parts: Partial<Record<PersonPartId, number>>;
  /** Exports and erasures of this address, newest first, at most ten. */
  acts: PersonAct[];
}

/** A reason why the person cannot be erased now. */
export interface ErasureObstacle {
  code: 'person-is-ours' | 'freight-under-way';
  /** What to do first. */
  message: string;
}

/** `POST /api/ops/people/erasure-preview`: what an erasure would do, found out by doing it and rolling it back. */
export interface ErasurePreview {
  email: string;
  counts: PersonCounts;
  obstacles: ErasureObstacle[];
  /** Send it back with the erasure, which is refused with `stale` if it would do something else by then. */
  seen: string;
}

/** `POST /api/ops/people/export`: must be confirmed on a page, which then offers a ZIP file. */
export interface ExportPersonInput {
  email: string;
  reason: string;
}

/** `POST /api/ops/people/erasure`: must be confirmed on a page. */
export interface ErasePersonInput {
  /** A UUID made once per form. Sent again after the erasure, the gateway answers the same entry. */
  submissionId: string;
  email: string;
  /** The address, typed a second time. */
  confirmation: string;
  reason: string;
  /** From the preview. */
  seen: string;
}

const REASON_LENGTH = 500;
const reason = requiredLine('Reason', REASON_LENGTH);

export const findPersonSchema = yup.object({ email: emailSchema }).noUnknown();
export const exportPersonSchema = yup.object({ email: emailSchema, reason }).noUnknown();
export const erasePersonSchema = yup
  .object({
    submissionId: yup.string().required().uuid(),
    email: emailSchema,
    confirmation: yup
      .string()
      .defined()
      .max(254, 'Type the e-mail address of the person once more')
      .test(
        'same-address',
        'Type the e-mail address of the person once more',
        (value, { parent }) =>
          String(value).trim().toLowerCase() ===
          String((parent as { email?: unknown }).email)
            .trim()
            .toLowerCase(),
      ),
    reason,
    seen: yup.string().required().max(64),
  })
  .noUnknown();
