import { fieldErrors } from '@saltbush/business-api/field-errors';
import { type RecordPaymentInput, recordPaymentSchema } from '@saltbush/consignments/api';
import { decimalAmount, type IsoDate, typedCents } from '@saltbush/freight';

/** Values of the form, as typed. */
export interface PaymentValues {
  receivedOn: string;
  /** Dollars, such as `646.12`. */
  amount: string;
  note: string;
}

/** The whole of what is still to pay, received today; below zero, what goes back after a credit note. */
export const firstPayment = (owedCents: number, today: IsoDate): PaymentValues => ({
  receivedOn: today,
  amount: owedCents === 0 ? '' : decimalAmount(owedCents),
  note: '',
});

const unchecked = ({ receivedOn, amount, note }: PaymentValues) => ({
  receivedOn,
  amountCents: typedCents(amount),
  note: note.trim(),
});

/** What the gateway would refuse of the values by themselves, by field of the input. */
export const paymentErrors = (values: PaymentValues, submissionId: string): Record<string, string> =>
  fieldErrors(recordPaymentSchema, { submissionId, version: 1, ...unchecked(values) });

/** Valid values as the gateway takes them. */
export const toPayment = (
  values: PaymentValues,
  { submissionId, version }: Pick<RecordPaymentInput, 'submissionId' | 'version'>,
): RecordPaymentInput => ({ submissionId, version, ...unchecked(values) });
