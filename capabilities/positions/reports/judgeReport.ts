import type { BookingStatus } from '@saltbush/consignments/api';
import type { DriverReport, ReportFault } from '../api/driver-jobs.ts';
import { RUNNING, takesPositions } from '../takesPositions.ts';
import { isInAustralia } from './isInAustralia.ts';

/** What is known when a report is judged. */
export interface ReportedJob {
  status: BookingStatus;
  pickedUpAt: Date | null;
  deliveredAt: Date | null;
  /** Codes of its packages. */
  codes: ReadonlySet<string>;
  /** When the link was made. */
  madeAt: Date;
  /** Whether as many positions and scans came through the link as it takes. */
  isFull: boolean;
  now: Date;
}

/** Telephones take their time from the network; this is far more than they are ever off. */
const SKEW_MS = 300_000;

/** Until when a telephone's clock is believed. What it says beyond the gateway's is now. */
export const isToCome = (at: Date, now: Date): boolean => at.getTime() > now.getTime() + SKEW_MS;

const CARRIED: readonly BookingStatus[] = ['allocated', ...RUNNING, 'delivered', 'invoiced'];

const isAfterDelivery = (at: Date, { deliveredAt }: ReportedJob): boolean => deliveredAt !== null && at > deliveredAt;

/** Between the pickup and the delivery, by when it happened: what comes in later may be of then. */
const isUnderWay = (at: Date, job: ReportedJob): boolean =>
  CARRIED.includes(job.status) && job.pickedUpAt !== null && at >= job.pickedUpAt && !isAfterDelivery(at, job);

/** Why a report is not taken; null for one that is. `picked-up` and `delivered` are taken once, whoever says it first. */
export function judgeReport(report: DriverReport, job: ReportedJob): ReportFault | null {
  const at = new Date(report.at);
  if (isToCome(at, job.now) || at.getTime() < job.madeAt.getTime() - SKEW_MS) return 'report-time';
  switch (report.kind) {
    case 'position':
      if (!isUnderWay(at, job)) return 'report-not-now';
      if (!isInAustralia(report)) return 'report-place';
      return job.isFull ? 'report-too-many' : null;
    case 'scan':
      if (!job.codes.has(report.sscc)) return 'report-other-freight';
      if (report.stage === 'delivery' ? !isUnderWay(at, job) : !CARRIED.includes(job.status)) return 'report-not-now';
      return job.isFull ? 'report-too-many' : null;
    case 'picked-up':
      return CARRIED.includes(job.status) ? null : 'report-not-now';
    case 'delivered':
      return takesPositions(job) && (job.pickedUpAt === null || at >= job.pickedUpAt) ? null : 'report-not-now';
  }
}
