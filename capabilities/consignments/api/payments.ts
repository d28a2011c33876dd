import { recordVersion } from '@saltbush/business-api/record-version';
import { line } from '@saltbush/business-api/texts';
import { type IsoDate, parseIsoDate } from '@saltbush/freight';
import * as yup from 'yup';

/**
 * `POST /api/ops/bookings/:reference/payments`: answers the booking. Once for each form; 409 `no-invoice` before the
 * invoice is issued.
 */
export interface RecordPaymentInput {
  /** A UUID made once per form. */
  submissionId: string;
  version: number;
  /** The day on which the money arrived, by Sydney's calendar. */
  receivedOn: IsoDate;
  /** Includes GST. Below zero it takes back what was recorded, and the note says why. */
  amountCents: number;
  note: string;
}

const NOTE_LENGTH = 200;
const MOST_CENTS = 1_000_000_000;
const AMOUNT = 'Please enter the amount that arrived, such as 646.12';

export const recordPaymentSchema = yup
  .object({
    submissionId: yup.string().required().uuid(),
    version: recordVersion,
    receivedOn: yup
      .string()
      .required('Please enter the day on which it arrived')
      .test(
        'real-date',
        'Please enter a real date, such as 2026-11-20',
        (value) => !value || parseIsoDate(value) === value,
      ),
    amountCents: yup
      .number()
      .required(AMOUNT)
      .typeError(AMOUNT)
      .integer(AMOUNT)
      .min(-MOST_CENTS, AMOUNT)
      .max(MOST_CENTS, AMOUNT)
      .notOneOf([0], AMOUNT),
    note: line('Note', NOTE_LENGTH).when('amountCents', ([amount], field) =>
      typeof amount === 'number' && amount < 0 ? field.matches(/\S/, 'Please say why it is taken back') : field,
    ),
  })
  .noUnknown();
