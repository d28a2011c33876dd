import type { InvoiceParty } from '../invoice-tables.ts';

/** What the payer of an invoice enters at the bank. */
export const paymentFacts = (reference: string, { name, bsb, number }: NonNullable<InvoiceParty['account']>) => [
  { label: 'Pay to', value: name },
  { label: 'BSB', value: bsb },
  { label: 'Account', value: number },
  { label: 'Reference', value: reference },
];
