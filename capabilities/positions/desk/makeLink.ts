import { takeOnce } from '@saltbush/capability/database';
import { orNotFound } from '@saltbush/capability/desk';
import { tokenHash } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import { freightJob } from '@saltbush/consignments/neighbours';
import type { DriverLinkMade } from '../api/driver-links.ts';
import { linkEnd } from '../links/linkEnds.ts';
import type { PositionParts } from '../position-parts.ts';
import type { DriverLinkRow } from '../tables.ts';

const NO_BOOKING = 'There is no such booking. Check the reference.';

interface Asked {
  reference: string;
  submissionId: string;
  /** E-mail. */
  actor: string;
}

/**
 * Makes a link for the driver whom a booking is allocated to, once for each submission.
 * @throws Refusal `not-found`, `no-driver` where nobody is allocated or the job is over, `submission-reused`.
 */
export async function makeLink(
  { reference, submissionId, actor }: Asked,
  { database: { db }, links, now, publicUrl }: PositionParts,
): Promise<DriverLinkMade & { isNew: boolean }> {
  const job = orNotFound(await freightJob(db, reference), NO_BOOKING);
  const token = links.token(`driver-link:${submissionId}`);
  const made = ({ id, made_at }: Pick<DriverLinkRow, 'id' | 'made_at'>, isNew: boolean) => ({
    ...{ id, url: `${publicUrl}/job/${token}`, closesAt: linkEnd({ made_at }, job).toISOString(), isNew },
  });

  return takeOnce({
    find: async () => {
      const sent = await db
        .selectFrom('driver_links')
        .select(['id', 'made_at', 'booking_reference'])
        .where('submission_id', '=', submissionId)
        .executeTakeFirst();
      if (!sent) return null;
      if (sent.booking_reference === reference) return made(sent, false);
      const message = 'This link was made already, for another booking. Load the page again to make one.';
      throw new Refusal(message, { status: 409, code: 'submission-reused' });
    },
    take: async () => {
      if (job.driver === null || job.deliveredAt !== null) {
        const message =
          job.driver === null
            ? `${reference} has no driver yet. Allocate one first, then make the link.`
            : `${reference} is delivered already, so there is nothing left to report.`;
        throw new Refusal(message, { status: 409, code: 'no-driver' });
      }
      const row = await db
        .insertInto('driver_links')
        .values({
          ...{ booking_reference: reference, submission_id: submissionId, token_hash: tokenHash(token) ?? '' },
          ...{ driver: job.driver, driver_reference: job.driverReference, made_by: actor, made_at: now() },
        })
        .returning(['id', 'made_at'])
        .executeTakeFirstOrThrow();
      return made(row, true);
    },
  });
}
