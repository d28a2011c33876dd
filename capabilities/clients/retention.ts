import { type RetentionJob, type RetentionRule, RHYTHMS } from '@saltbush/capability/retention';
import { dropOldSheetUploads } from './rate-sheets/sheet-uploads.ts';
import type { ClientTables } from './tables.ts';

const QUARTER_HOUR_MS = 900_000;

const jobs: readonly RetentionJob<ClientTables>[] = [
  {
    ...{ id: 'rate-sheet-uploads', ...RHYTHMS.files, everyMs: QUARTER_HOUR_MS, batchSize: 2 },
    removeBatch: dropOldSheetUploads,
  },
];

const rules: readonly RetentionRule[] = [
  {
    what: 'Clients, their contacts, who is invited to and signs in for them, and their rate sheets',
    kept: 'while they are clients',
    why: 'The contract with them',
    jobs: [],
    otherwise: 'staff, by erasing the person',
  },
  {
    what: 'Rate sheets that wait for the form that names them, and the network they came from',
    kept: 'an hour',
    why: 'Time enough to send the form',
    jobs: ['rate-sheet-uploads'],
  },
];

/** How long clients and their sheets are kept. */
export const retention = { jobs, rules };
