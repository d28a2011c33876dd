import { type Booker, bookerSchema, termsVersionSchema } from '@saltbush/consignments/api';
import type { IsoDate } from '@saltbush/freight';
import * as yup from 'yup';
import { BULK_COLUMNS, type BulkField } from './bulk-columns.data.ts';
import { BOOKED_AT_ONCE, CELL_LENGTH, MOST_COPIES, PRICED_AT_ONCE } from './bulk-limits.data.ts';

/** A row of the file: the text of each cell that is not blank. */
export type BulkCells = Partial<Record<BulkField, string>>;

/** A row to price or to book. */
export interface BulkRow {
  cells: BulkCells;
  /**
   * 1 for the first row that says the same, 2 for the next. A row is known by its cells and this number, so the same file
   * sent again books nothing twice, and two pallets that are alike are still two consignments.
   */
  copy: number;
}

/** What is wrong with a row. */
export interface BulkFault {
  /** The cell to mend; null when it is none alone. */
  field: BulkField | null;
  message: string;
}

/** `POST /api/bulk-bookings/prices`: at most 40 rows. */
export interface BulkPriceInput {
  rows: BulkRow[];
}

/** What a row costs now, in the order of the rows. */
export type BulkPriced =
  | {
      status: 'priced';
      /** With what the address book filled in. */
      cells: BulkCells;
      serviceName: string;
      vehicle: string | null;
      pickupDate: IsoDate;
      totalExGstCents: number;
      totalIncGstCents: number;
      /** A person confirms the price before the booking counts. */
      needsReview: boolean;
    }
  | { status: 'faulty'; faults: BulkFault[] }
  /** This very row is booked already. */
  | { status: 'booked'; reference: string };

export interface BulkPrices {
  rows: BulkPriced[];
}

/** A row to book, at the price that was shown. */
export interface BulkRowToBook extends BulkRow {
  shownTotalExGstCents: number;
}

/** `POST /api/bulk-bookings`: at most 40 rows. Sent again, the gateway answers the bookings that it made. */
export interface BulkBookInput {
  /** Whoever answers for the bookings, and gets the mails. */
  booker: Booker;
  /** Version of the accepted terms; blank until they are accepted. */
  termsVersion: string;
  rows: BulkRowToBook[];
}

/** What became of a row, in the order of the rows. */
export type BulkBooked =
  | {
      status: 'booked';
      reference: string;
      /** False when it was booked before. */
      isNew: boolean;
    }
  | { status: 'faulty'; faults: BulkFault[] }
  /** Nothing was booked: the price is another one now. */
  | { status: 'price-changed'; totalExGstCents: number; totalIncGstCents: number };

export interface BulkBookings {
  rows: BulkBooked[];
}

const cell = yup
  .string()
  .optional()
  .max(CELL_LENGTH, ({ max }: { max: number }) => `A cell has room for ${max} characters. Shorten it`);

const cells = yup
  .object(Object.fromEntries(BULK_COLUMNS.map(({ field }) => [field, cell])) as Record<BulkField, typeof cell>)
  .noUnknown()
  .required();

const row = { cells, copy: yup.number().required().integer().min(1).max(MOST_COPIES) };

const NOTHING = 'Choose at least one row';

export const bulkPriceSchema = yup
  .object({
    rows: yup
      .array(yup.object(row).noUnknown())
      .defined()
      .min(1, NOTHING)
      .max(PRICED_AT_ONCE, `At most ${PRICED_AT_ONCE} rows are priced by one request.`),
  })
  .noUnknown();

export const bulkBookSchema = yup
  .object({
    booker: bookerSchema,
    termsVersion: termsVersionSchema,
    rows: yup
      .array(yup.object({ ...row, shownTotalExGstCents: yup.number().required().integer().min(0) }).noUnknown())
      .defined()
      .min(1, NOTHING)
      .max(BOOKED_AT_ONCE, `At most ${BOOKED_AT_ONCE} rows are booked by one request.`),
  })
  .noUnknown();
