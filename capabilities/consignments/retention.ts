import { type RetentionJob, type RetentionRule, RHYTHMS } from '@saltbush/capability/retention';
import { CONSIGNMENT_YEARS, dropOldConsignments } from './bookings/bookingRetention.ts';
import type { ConsignmentTables } from './tables.ts';

const jobs: readonly RetentionJob<ConsignmentTables>[] = [
  { id: 'consignments', ...RHYTHMS.records, batchSize: 20, removeBatch: dropOldConsignments },
];

const rules: readonly RetentionRule[] = [
  {
    what: 'Invoices and credit notes, and the consignments, proofs of delivery and pictures behind them',
    kept: `${CONSIGNMENT_YEARS} years after the invoice and its last credit note, or after the end of the consignment where that is later`,
    why: 'Taxation law asks for five years (Taxation Administration Act 1953, Sch 1, s 382-5), company law for seven (Corporations Act 2001, s 286): the longer one counts',
    jobs: ['consignments'],
  },
  {
    what: 'Bookings that were declined or cancelled',
    kept: `${CONSIGNMENT_YEARS} years after they ended`,
    why: 'A cancellation may have cost something, and is then a record of the same kind',
    jobs: ['consignments'],
  },
];

/** How long consignments are kept. */
export const retention = { jobs, rules };
