import * as yup from 'yup';
import { emailSchema } from './email.ts';
import { requiredLine } from './texts.ts';

/** Where people are found, in the order in which it is shown. `kept` says what an erasure leaves, and why. */
export const PERSON_PARTS = {
  account: {
    label: 'Sign-in: account and open sessions',
    kept: '',
  },
  companies: {
    label: 'Client companies: contact, sign-in and uploads',
    kept: 'A company that others use, or that has freight, stays without the person.',
  },
  quotes: {
    label: 'Saved quotes, and mails asked for them',
    kept: 'A quote that was booked stays with its consignment.',
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

/** What an erasure does with the records of a part. */
export interface PersonTally {
  /** Records that go altogether. */
  removed: number;
  /** Records that stay without the person. */
  blanked: number;
  /** Records that stay as they are. */
  kept: number;
}

/** `repeated`: an erasure done once more after a backup was restored. */
export const PERSON_ACT_KINDS = ['export', 'erasure', 'repeated'] as const;
export type PersonActKind = (typeof PERSON_ACT_KINDS)[number];

/** By part. Parts without a record are left out; an export has them all as `kept`. */
export type PersonCounts = Partial<Record<PersonPartId, PersonTally>>;

/** What staff did with what is held about a person: it does not say who that was. */
export interface PersonAct {
  /** Counts from 1, without gaps. */
  seq: number;
  kind: PersonActKind;
  /** ISO 8601. */
  at: string;
  /** E-mail of the member of staff. */
  actor: string;
  reason: string;
  /** What stands in the place of the name, such as `Erased person 4F2A`; null for an export. */
  pseudonym: string | null;
  counts: PersonCounts;
}

/** `GET /api/ops/people/acts?page=`, newest first. */
export interface PersonActs {
  rows: PersonAct[];
  total: number;
  page: number;
  pageSize: number;
  /** Whether the rows are as they were written: each holds a hash over itself and the one before. */
  isIntact: boolean;
}

/** `POST /api/ops/people/search` and `…/erasure-preview`: a person is looked for by e-mail, in any case. */
export interface FindPersonInput {
  email: string;
}

/** What is known of an address. */
export interface PersonFound {
  /** As it was asked for, trimmed. */
  email: string;
  /** How many records of each part; those without are left out. */
  parts: Partial<Record<PersonPartId, number>>;
  /** Exports and erasures of this address, newest first, at most ten. */
  acts: PersonAct[];
}

/** Why a person cannot be erased now. */
export interface ErasureObstacle {
  code: 'person-is-ours' | 'freight-under-way';
  /** What to do first. */
  message: string;
}

/** `POST /api/ops/people/erasure-preview`: what an erasure would do, worked out by doing it and taking it back. */
export interface ErasurePreview {
  email: string;
  counts: PersonCounts;
  obstacles: ErasureObstacle[];
  /** Sent back with the erasure, which is refused with `stale` when it would do anything else by then. */
  seen: string;
}

/** `POST /api/ops/people/export`: waits to be confirmed, on the page that then hands out a ZIP file. */
export interface ExportPersonInput {
  email: string;
  reason: string;
}

/** `POST /api/ops/people/erasure`: waits to be confirmed. */
export interface ErasePersonInput {
  /** A UUID made once per form: sent again after it was done, it answers the act. */
  submissionId: string;
  email: string;
  /** The address once more, typed. */
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
