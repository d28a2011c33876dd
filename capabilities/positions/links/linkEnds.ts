import { LINK_DAYS, LINK_HOURS_AFTER_DELIVERY } from '../api/position-limits.data.ts';
import type { DriverLinkRow } from '../tables.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The parts of a job that a link depends on. */
export interface LinkedJob {
  driver: string | null;
  driverReference: string | null;
  deliveredAt: Date | null;
}

/** When a link ends by itself: days after it was made, or hours after the delivery. */
export function linkEnd({ made_at: madeAt }: Pick<DriverLinkRow, 'made_at'>, { deliveredAt }: LinkedJob): Date {
  const ends = [madeAt.getTime() + LINK_DAYS * DAY_MS];
  if (deliveredAt !== null) ends.push(deliveredAt.getTime() + LINK_HOURS_AFTER_DELIVERY * HOUR_MS);
  return new Date(Math.min(...ends));
}

/** Whether a link opens its job: it has not ended, nobody took it back, and the job is still that driver's. */
export const isLinkOpen = (
  link: Pick<DriverLinkRow, 'made_at' | 'revoked_at' | 'driver' | 'driver_reference'>,
  job: LinkedJob,
  now: Date,
): boolean =>
  link.revoked_at === null &&
  link.driver === job.driver &&
  link.driver_reference === job.driverReference &&
  now < linkEnd(link, job);
