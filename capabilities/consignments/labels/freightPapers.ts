import { orNotFound } from '@saltbush/capability/desk';
import { requireMay } from '@saltbush/clients/neighbours';
import type { LabelQuery } from '../api/labels.ts';
import type { BookingContext } from '../bookings/booking-context.ts';
import { findBooking } from '../bookings/findBooking.ts';
import { packagesOf } from '../bookings/packagesOf.ts';
import { type FreightPaper, isCarried, trackingUrlOf } from './freightPaper.ts';
import { numberPackages } from './numberPackages.ts';
import { renderConsignmentNotePdf } from './renderConsignmentNotePdf.ts';
import { renderLabelsPdf } from './renderLabelsPdf.ts';

const NO_PAPERS =
  'There is no such consignment, or it was declined or cancelled and is not carried. Check the reference, or call us.';

interface PaperFile {
  /** Such as `SH-2026-0123-labels.pdf`. */
  name: string;
  content: Buffer;
}

interface Which {
  column: 'reference' | 'token_hash';
  value: string;
  /** Who asks, where their role in the company counts; null for staff, and for who has only the link. */
  userId: string | null;
}

/**
 * Numbers the packages of a consignment, as many as asked for.
 * @throws Refusal `role-not-enough` for a member of its company who prints no labels, since it gives numbers.
 */
async function paperOf(
  { column, value, userId }: Which,
  count: string | undefined,
  context: BookingContext,
): Promise<FreightPaper> {
  const { database, now, publicUrl, gs1Prefix } = context;
  const found = await findBooking(column, value, context);
  const record = orNotFound(found && isCarried(found.row) ? found : null, NO_PAPERS);
  const { row } = record;
  const { reference, client_reference: company } = row;
  if (userId !== null) await requireMay(database.db, { userId, act: 'labels', company });
  const at = now();
  const asked = { reference, count: Number(count ?? packagesOf(record)), gs1Prefix, at };
  const packages = await numberPackages(database.db, asked);
  return { row, packages, trackingUrl: trackingUrlOf(publicUrl, reference), gs1Prefix, issuedAt: at };
}

/** A label for each package of a consignment. */
export async function labelsPdf(
  which: Which,
  { size = 'a6', count }: LabelQuery,
  context: BookingContext,
): Promise<PaperFile> {
  const paper = await paperOf(which, count, context);
  return { name: `${paper.row.reference}-labels.pdf`, content: await renderLabelsPdf(paper, size) };
}

/** The consignment note. It names as many packages as there are labels for. */
export async function consignmentNotePdf(
  which: Which,
  { count }: LabelQuery,
  context: BookingContext,
): Promise<PaperFile> {
  const paper = await paperOf(which, count, context);
  return { name: `${paper.row.reference}-consignment-note.pdf`, content: await renderConsignmentNotePdf(paper) };
}
