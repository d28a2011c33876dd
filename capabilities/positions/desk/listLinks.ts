import { orNotFound } from '@saltbush/capability/desk';
import { freightJob } from '@saltbush/consignments/neighbours';
import { driverPhone } from '@saltbush/drivers/neighbours';
import type { DriverLinks } from '../api/driver-links.ts';
import { isLinkOpen, linkEnd } from '../links/linkEnds.ts';
import { shipmentPosition } from '../position/shipmentPosition.ts';
import type { PositionParts } from '../position-parts.ts';

const NO_BOOKING = 'There is no such booking. Check the reference.';
/** The latest, which is more than anybody makes for a job. */
const MOST_LINKS = 20;

/** The links of a booking, the newest first, and where its freight is. @throws Refusal `not-found`. */
export async function listLinks(
  reference: string,
  { database: { db }, now }: Pick<PositionParts, 'database' | 'now'>,
): Promise<DriverLinks> {
  const job = orNotFound(await freightJob(db, reference), NO_BOOKING);
  const at = now();
  const rows = await db
    .selectFrom('driver_links')
    .selectAll()
    .where('booking_reference', '=', reference)
    .orderBy('id', 'desc')
    .limit(MOST_LINKS)
    .execute();
  const { latest, isShared } = await shipmentPosition(job, { db, now: at });
  return {
    links: rows.map((link) => ({
      ...{ id: link.id, driver: link.driver, madeBy: link.made_by, madeAt: link.made_at.toISOString() },
      closesAt: linkEnd(link, job).toISOString(),
      lastSeenAt: link.last_seen_at?.toISOString() ?? null,
      revokedAt: link.revoked_at?.toISOString() ?? null,
      isOpen: isLinkOpen(link, job, at),
    })),
    driverPhone: job.driverReference === null ? null : await driverPhone(db, job.driverReference),
    ...{ latest, isShared },
  };
}
