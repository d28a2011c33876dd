import type { MailStanding } from '@saltbush/business-api/mails';
import { recordVersion } from '@saltbush/business-api/record-version';
import { requiredLines } from '@saltbush/business-api/texts';
import * as yup from 'yup';

export const MAX_REPLY_LENGTH = 5_000;

/** How somebody's answer reached us: nothing that people send by mail comes back to this site by itself. */
export const HEARD_BY = { mail: 'Mail', telephone: 'Telephone', 'in person': 'In person' } as const;
export type HeardBy = keyof typeof HEARD_BY;

/**
 * What an entry of the trail is. `step`: a new status, or a note for staff alone. `reply`: what we wrote, which went out
 * as a mail. `heard`: what the person said or wrote later, as staff put it down.
 */
export const ENTRY_KINDS = ['step', 'reply', 'heard'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What an entry of the trail adds to the thread. */
export interface ThreadPart {
  kind: EntryKind;
  /** What was written or said; blank for a step. */
  words: string;
  /** Null unless it is something heard. */
  heardBy: HeardBy | null;
  /** The mail that a reply went out as; null when the outbox keeps it no longer, and for anything but a reply. */
  mail: MailStanding | null;
}

/** `POST /api/ops/enquiries/:reference/replies`: sent as a mail, after which the enquiry is answered. */
export interface ReplyInput {
  /** A UUID made once per reply. Sent again, it goes out no second time. */
  submissionId: string;
  version: number;
  /** Plain text. The mail puts a greeting before it and a closing after it. */
  words: string;
}

/** `POST /api/ops/enquiries/:reference/heard`: what the person wrote or said since. */
export interface HeardInput {
  submissionId: string;
  version: number;
  heardBy: HeardBy;
  words: string;
  /** Whether it waits for an answer now. Otherwise the status stays. */
  waits: boolean;
}

const common = { submissionId: yup.string().required().uuid(), version: recordVersion };

export const replySchema = yup
  .object({ ...common, words: requiredLines('Reply', MAX_REPLY_LENGTH, 'Write the reply.') })
  .noUnknown();

export const heardSchema = yup
  .object({
    ...common,
    heardBy: yup.mixed<HeardBy>((value): value is HeardBy => Object.hasOwn(HEARD_BY, String(value))).defined(),
    words: requiredLines('What they said', MAX_REPLY_LENGTH, 'Write what they said.'),
    waits: yup.boolean().required(),
  })
  .noUnknown();

/** How the mail of a reply begins. */
export const replyGreeting = (name: string): string => `Hello ${name},`;

/** How it ends. `firstName` of the member of staff; null when it is not known. `house`: the name of the business. */
export const replyClosing = (firstName: string | null, house: string): string =>
  `Kind regards\n${firstName ? `${firstName}, ${house}` : house}`;
