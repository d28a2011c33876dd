import { recordVersion } from '@saltbush/business-api/record-version';
import { requiredLines } from '@saltbush/business-api/texts';
import * as yup from 'yup';
import { DISPUTE_LENGTH, DISPUTE_OUTCOMES, type DisputeOutcome } from './invoices.ts';

/**
 * `POST /api/shipments/:reference/invoice/disputes`: answers the consignment. Once for each form; 409 `no-invoice` before
 * the invoice is issued, `already-disputed` while an earlier one of the same line waits for its answer.
 */
export interface DisputeLineInput {
  /** A UUID made once per form. */
  submissionId: string;
  /** Of the line, from 1. */
  position: number;
  /** Why: the office reads it. */
  words: string;
}

const MOST_LINES = 1_000;
const MOST_CENTS = 1_000_000_000;
const LINE = 'Choose a line of the invoice';
const AMOUNT = 'Please enter the amount to credit before GST, such as 64.50';

export const disputeLineSchema = yup
  .object({
    submissionId: yup.string().required().uuid(),
    position: yup.number().required(LINE).typeError(LINE).integer(LINE).min(1, LINE).max(MOST_LINES, LINE),
    words: requiredLines('What is wrong', DISPUTE_LENGTH, 'Please say what is wrong with this line'),
  })
  .noUnknown();

/**
 * `POST /api/ops/bookings/:reference/disputes/:id/answer`: answers the booking. Once for each form; 409 `stale`,
 * `dispute-answered`.
 */
export interface AnswerDisputeInput {
  /** A UUID made once per form. */
  submissionId: string;
  version: number;
  outcome: DisputeOutcome;
  /** The client reads them, also on the credit note. */
  words: string;
  /** What the credit note takes off the line before GST; GST goes with it. Only with `credited`. */
  amountCents?: number | undefined;
}

export const answerDisputeSchema = yup
  .object({
    submissionId: yup.string().required().uuid(),
    version: recordVersion,
    outcome: yup
      .mixed<DisputeOutcome>()
      .oneOf([...DISPUTE_OUTCOMES])
      .defined(),
    words: requiredLines('Answer', DISPUTE_LENGTH, 'Please write the answer: the client reads it'),
    amountCents: yup
      .number()
      .optional()
      .typeError(AMOUNT)
      .integer(AMOUNT)
      .min(1, AMOUNT)
      .max(MOST_CENTS, AMOUNT)
      .when('outcome', ([outcome], field) =>
        outcome === 'credited' ? field.required(AMOUNT) : field.oneOf([undefined], 'Only a credit note has an amount'),
      ),
  })
  .noUnknown();
