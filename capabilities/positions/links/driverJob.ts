import type { Queries } from '@saltbush/capability/database';
import type { FreightJob } from '@saltbush/consignments/neighbours';
import { parseTimeOfDay } from '@saltbush/freight';
import { mapPlace } from '@saltbush/freight/towns';
import type { DriverJob, DriverStop, ScanStage } from '../api/driver-jobs.ts';
import { MOST_JOB_PACKAGES } from '../api/position-limits.data.ts';
import type { Tables } from '../tables.ts';
import { takesPositions } from '../takesPositions.ts';
import { linkEnd } from './linkEnds.ts';
import type { OpenedLink } from './openLink.ts';

function stopOf(
  job: FreightJob,
  end: 'pickup' | 'delivery',
  when: Pick<DriverStop, 'dateLocal' | 'timeLocal'>,
): DriverStop {
  const { businessName, street, suburb, contactName, phone, hasForklift, instructions } = job[end];
  const place = mapPlace(suburb);
  return {
    ...{ businessName, street, suburb, contactName, phone, hasForklift, ...when },
    instructions: [instructions, job.instructions].filter((words) => words !== '').join('\n'),
    ...{ latitude: place?.latitude ?? null, longitude: place?.longitude ?? null },
  };
}

/** A job as its driver sees it. */
export async function driverJob({ link, job }: OpenedLink, db: Queries<Tables>): Promise<DriverJob> {
  const scans = await db
    .selectFrom('driver_reports')
    .select(['sscc', 'stage'])
    .distinct()
    .where('booking_reference', '=', job.reference)
    .where('kind', '=', 'scan')
    .orderBy('sscc')
    .execute();
  const scanned = (stage: ScanStage) => scans.flatMap((scan) => (scan.stage === stage ? (scan.sscc ?? []) : []));
  const timeLocal = parseTimeOfDay(job.pickupTime) === null ? null : job.pickupTime;
  return {
    ...{ reference: job.reference, status: job.status, driver: job.driver, vehicle: job.vehicle },
    pickup: stopOf(job, 'pickup', { dateLocal: job.pickupDate, timeLocal }),
    delivery: stopOf(job, 'delivery', { dateLocal: job.eta, timeLocal: null }),
    ...{ goods: job.goods, packageCount: job.packageCount, packages: job.codes.slice(0, MOST_JOB_PACKAGES) },
    ...{ isDangerous: job.isDangerous, scanned: { pickup: scanned('pickup'), delivery: scanned('delivery') } },
    takesPositions: takesPositions(job),
    closesAt: linkEnd(link, job).toISOString(),
  };
}
