import { isOneLine } from '@saltbush/business-api/odd-characters';
import { MAX_RATE_SHEET_NAME, type RateSheetRow } from '@saltbush/business-api/rate-sheet-format';
import { requiredLine } from '@saltbush/business-api/texts';
import type { AgreedRate, PerKmLane } from '@saltbush/freight';
import * as yup from 'yup';
import type { ACCOUNT_STATUSES } from './client-options.data.ts';
import type { MemberRole } from './member-roles.data.ts';

const name = yup
  .string()
  .defined()
  .max(MAX_RATE_SHEET_NAME, `Give the rate sheet a name of at most ${MAX_RATE_SHEET_NAME} characters`)
  .test('one-line', 'Give the rate sheet a name without characters that cannot be seen', isOneLine);

/**
 * The rate sheet of a form. `upload` is the answer of `POST /api/rate-sheet-uploads`. Pages from before there were
 * uploads send the sheet as `text`, up to the size limit of a form.
 */
export interface RateSheetOfForm {
  name: string;
  upload?: string;
  text?: string;
}

const LONGEST_TEXT = 60_000;
const LONGEST_UPLOAD = 100;

export const rateSheetOfFormSchema: yup.ObjectSchema<RateSheetOfForm> = yup
  .object({ name, upload: yup.string().min(1).max(LONGEST_UPLOAD), text: yup.string().max(LONGEST_TEXT) })
  .noUnknown()
  .test(
    'one-sheet',
    'Please choose the rate sheet again',
    // Null when the form has no sheet.
    (sheet) => !sheet || (sheet.upload === undefined) !== (sheet.text === undefined),
  );

/**
 * Query of `POST /api/rate-sheet-uploads`, open to everyone; the body is the file. One form may name the upload,
 * within an hour.
 */
export const uploadRateSheetSchema = yup.object({ name: name.matches(/\S/, 'Give the rate sheet a name') }).noUnknown();

export interface RateSheetUploaded {
  upload: string;
  rowCount: number;
  skippedCount: number;
  notes: string[];
}

/** Query of `POST /api/rate-sheets`; the body is the file. Answered with `RateSheetSaved`. */
export interface SaveRateSheetQuery {
  /** A UUID made once per chosen file. Sent again, the gateway answers the sheet it made the first time. */
  submissionId: string;
  name: string;
}

export const saveRateSheetSchema = yup
  .object({ submissionId: yup.string().required().uuid(), name: name.matches(/\S/, 'Give the rate sheet a name') })
  .noUnknown();

/** One upload of a client's rate sheet. It never changes. */
export interface RateSheetVersion {
  id: number;
  fileName: string;
  rowCount: number;
  skippedCount: number;
  /** ISO 8601. */
  uploadedAt: string;
  /** E-mail of the sender, or `applicant` for a sheet sent with the client set-up. */
  uploadedBy: string;
  /** Whether it prices this client's freight by distance. */
  isActive: boolean;
  /** When it was last activated (ISO 8601) and by whom; null if it never was. */
  activatedAt: string | null;
  activatedBy: string | null;
}

export interface RateSheetSaved {
  sheet: RateSheetVersion;
  /** Notes on skipped rows and odd values. */
  notes: string[];
}

/** `GET /api/rate-sheets`: the client's sheets, newest first. */
export interface RateSheetVersions {
  client: {
    reference: string;
    businessName: string;
    status: keyof typeof ACCOUNT_STATUSES;
    /** Of whoever asks. Older gateways leave it out. */
    role?: MemberRole;
  };
  sheets: RateSheetVersion[];
}

/** A row with its number among the valid rows, from 1. */
export interface NumberedRate extends RateSheetRow {
  line: number;
}

/** `GET /api/rate-sheets/:id?page=`; `page` counts from 1. */
export interface RateSheetPage {
  sheet: RateSheetVersion;
  rows: NumberedRate[];
  page: number;
  pageSize: number;
}

/** A lane that differs between two sheets. Dollars per kilometre; null when a sheet lacks the lane. */
export interface RateChange {
  kind: 'added' | 'removed' | 'dearer' | 'cheaper';
  origin: string;
  destination: string;
  vehicle: string;
  fromRatePerKm: number | null;
  toRatePerKm: number | null;
}

/**
 * `GET /api/rate-sheets/:id/comparison`: compares a sheet with the one uploaded before it. A lane is origin,
 * destination and vehicle, ignoring case; of several rows for one lane the first counts.
 */
export interface RateSheetComparison {
  sheet: RateSheetVersion;
  /** Null for the first sheet; then every lane is new. */
  before: RateSheetVersion | null;
  counts: Record<RateChange['kind'] | 'unchanged', number>;
  /** Changes, dearer and cheaper lanes first, at most `MAX_LISTED_CHANGES`. */
  changes: RateChange[];
}

export const MAX_LISTED_CHANGES = 50;

const laneText = (label: string) => requiredLine(label, 200, 'Please name origin, destination and vehicle.');

/** Query of `GET /api/rate-sheets/agreed-rate`: the lane of a quote by distance. */
export const agreedRateSchema: yup.ObjectSchema<Record<keyof PerKmLane, string>> = yup
  .object({ origin: laneText('Origin'), destination: laneText('Destination'), vehicle: laneText('Vehicle') })
  .noUnknown();

/** Null when the client's active sheet has no row for the lane. */
export interface AgreedRateAnswer {
  rate: AgreedRate | null;
}
