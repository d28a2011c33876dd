import type { DeskInvoiceRow } from '@saltbush/consignments/api';

/** What is still to pay; below zero once more was paid than is owed after credit notes. */
export const leftCents = ({ totalIncGstCents, paidCents, creditedCents = 0 }: DeskInvoiceRow): number =>
  totalIncGstCents - paidCents - creditedCents;
