import type { PodPlace } from '@saltbush/consignments/api';
import type { FreightJob, FreightToCarry } from '@saltbush/consignments/neighbours';
import type { Transaction } from 'kysely';
import type { DriverReport } from '../api/driver-jobs.ts';
import type { Tables } from '../tables.ts';
import { isInAustralia } from './isInAustralia.ts';

interface Reported {
  job: FreightJob;
  at: Date;
  /** As the trail names the driver. */
  actor: string;
  /** The nearest place to where it was reported. */
  place: string | null;
}

type Delivered = Extract<DriverReport, { kind: 'delivered' }>;

/** Where a delivery was; null when the telephone did not know, or said what cannot be. */
function placeOf({ latitude, longitude, accuracyM }: Delivered, name: string | null): PodPlace | null {
  if (latitude === null || longitude === null || name === null) return null;
  return isInAustralia({ latitude, longitude }) ? { latitude, longitude, accuracyM, name } : null;
}

/**
 * Does what a report means for the freight, in the caller's transaction. False when it means nothing, as a pickup that
 * the desk has recorded.
 */
export async function moveFreight(
  transaction: Transaction<Tables>,
  report: DriverReport,
  { job: { reference, status }, at, actor, place }: Reported,
  freight: FreightToCarry,
): Promise<boolean> {
  if (report.kind === 'picked-up' && status === 'allocated') {
    await freight.pickUp(transaction, reference, { at, actor });
    return true;
  }
  if (report.kind !== 'delivered') return false;
  const { receivedBy: receiverName } = report;
  await freight.deliver(transaction, reference, { at, actor, receiverName, place: placeOf(report, place) });
  return true;
}
