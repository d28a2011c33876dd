import { fieldErrors } from '@saltbush/business-api/field-errors';
import { type RecordPaymentInput, recordPaymentSchema } from '@saltbush/consignments/api';
import { decimalAmount, type IsoDate } from '@saltbush/freight';

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

/** Dollars as typed, with or without sign, `$` and thousands, as cents; NaN when it is no amount. */
export function typedCents(typed: string): number {
  const found = /^(-?)\$?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim().replaceAll(',', ''));
  if (!found) return Number.NaN;
  const [, sign, dollars, cents = ''] = found;
  return (sign === '-' ? -1 : 1) * (Number(dollars) * 100 + Number(cents.padEnd(2, '0')));
}

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
