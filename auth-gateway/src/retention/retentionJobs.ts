import { type RetentionJob, RHYTHMS } from '@saltbush/capability/retention';
import { CAPABILITIES } from '../capabilities.ts';
import { dropEndedActs } from '../confirmations/dropEndedActs.ts';
import { dropOldFailures } from '../failures/failureRetention.ts';
import { dropOldMails } from '../mail/mailRetention.ts';
import { dropOldReleases } from '../release-retention/dropOldReleases.ts';
import { dropOldSalts } from '../telemetry/createNetworkHashes.ts';
import { dropOldNetworks, dropOldReports, dropOldVisits } from '../telemetry/telemetryRetention.ts';

const { records: RECORDS, files: FILES, reports: REPORTS } = RHYTHMS;
const QUARTER_HOUR_MS = 900_000;
const DAY_MS = 86_400_000;

/** All retention jobs. `retention.data.ts` gives the reasons, and what else removes data. */
export const RETENTION_JOBS: readonly RetentionJob[] = [
  ...CAPABILITIES.flatMap(({ retention }) => retention.jobs),
  { id: 'mails', ...RECORDS, removeBatch: dropOldMails },
  { id: 'ended-acts', ...REPORTS, everyMs: QUARTER_HOUR_MS, removeBatch: dropEndedActs },
  { id: 'network-salts', ...FILES, removeBatch: dropOldSalts },
  { id: 'visits', ...REPORTS, removeBatch: dropOldVisits },
  { id: 'visit-networks', ...REPORTS, removeBatch: dropOldNetworks },
  { id: 'reports', ...REPORTS, removeBatch: dropOldReports },
  { id: 'failures', ...REPORTS, removeBatch: dropOldFailures },
  // All in one transaction, with the line in the release log that records it.
  { id: 'releases', everyMs: DAY_MS, batchSize: 1, mostBatches: 1, removeBatch: dropOldReleases },
];
