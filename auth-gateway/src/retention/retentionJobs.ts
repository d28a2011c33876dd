import { dropOldConsignments } from '../bookings/bookingRetention.ts';
import { dropEndedActs } from '../confirmations/dropEndedActs.ts';
import { dropDeclined, dropDeclinedFiles, dropOldDrafts } from '../drivers/driverRetention.ts';
import { dropOldEnquiries } from '../enquiries/enquiryRetention.ts';
import { dropOldMails } from '../mail/mailRetention.ts';
import { dropUnusedQuotes } from '../quotes/quoteRetention.ts';
import { dropOldSheetUploads } from '../rate-sheets/sheet-uploads.ts';
import { dropOldReleases } from '../release-retention/dropOldReleases.ts';
import { dropOldSalts } from '../telemetry/createNetworkHashes.ts';
import { dropOldNetworks, dropOldReports, dropOldVisits } from '../telemetry/telemetryRetention.ts';
import type { RetentionJob } from './retention-job.ts';

const HOUR_MS = 3_600_000;
const QUARTER_HOUR_MS = HOUR_MS / 4;
const DAY_MS = 24 * HOUR_MS;

/** Records with rows that belong to them, and mails: each row is heavy. */
const RECORDS = { everyMs: DAY_MS, batchSize: 100, mostBatches: 100 };
const FILES = { everyMs: HOUR_MS, batchSize: 20, mostBatches: 100 };
/** A busy site makes millions of these a day, of a few bytes each. */
const REPORTS = { everyMs: HOUR_MS, batchSize: 1_000, mostBatches: 1_000 };

/** All retention jobs. `retention.data.ts` gives the reasons, and what else removes data. */
export const RETENTION_JOBS: readonly RetentionJob[] = [
  { id: 'driver-drafts', ...FILES, removeBatch: dropOldDrafts },
  { id: 'declined-driver-files', ...FILES, removeBatch: dropDeclinedFiles },
  { id: 'declined-drivers', ...RECORDS, removeBatch: dropDeclined },
  { id: 'enquiries', ...RECORDS, removeBatch: dropOldEnquiries },
  { id: 'mails', ...RECORDS, removeBatch: dropOldMails },
  { id: 'unused-quotes', ...RECORDS, removeBatch: dropUnusedQuotes },
  { id: 'consignments', ...RECORDS, batchSize: 20, removeBatch: dropOldConsignments },
  { id: 'rate-sheet-uploads', ...FILES, everyMs: QUARTER_HOUR_MS, batchSize: 2, removeBatch: dropOldSheetUploads },
  { id: 'ended-acts', ...REPORTS, everyMs: QUARTER_HOUR_MS, removeBatch: dropEndedActs },
  { id: 'network-salts', ...FILES, removeBatch: dropOldSalts },
  { id: 'visits', ...REPORTS, removeBatch: dropOldVisits },
  { id: 'visit-networks', ...REPORTS, removeBatch: dropOldNetworks },
  { id: 'reports', ...REPORTS, removeBatch: dropOldReports },
  // All in one transaction, with the line in the release log that records it.
  { id: 'releases', everyMs: DAY_MS, batchSize: 1, mostBatches: 1, removeBatch: dropOldReleases },
];
