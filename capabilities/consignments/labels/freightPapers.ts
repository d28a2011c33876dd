import { orNotFound } from '@saltbush/capability/desk';
import { printable } from '@saltbush/capability/pdf';
import { requireMay } from '@saltbush/clients/neighbours';
import type { LabelQuery } from '../api/labels.ts';
import type { BookingContext } from '../bookings/booking-context.ts';
import type { BookingRecord } from '../bookings/booking-record.ts';
import { findBooking } from '../bookings/findBooking.ts';
import { packagesOf } from '../bookings/packagesOf.ts';
import { type FreightPaper, isCarried, type PaperFile, trackingUrlOf } from './freightPaper.ts';
import { numberPackages } from './numberPackages.ts';
import { renderConsignmentNotesPdf } from './renderConsignmentNotesPdf.ts';
import { renderDangerousGoodsPdf } from './renderDangerousGoodsPdf.ts';
import { renderLabelsPdf } from './renderLabelsPdf.ts';

const NO_PAPERS =
  'There is no such consignment, or it was declined or cancelled and is not carried. Check the reference, or call us.';

const NO_DANGEROUS_GOODS =
  'No dangerous goods were declared for this consignment, so it needs no declaration. Call us before pickup if it holds some.';

interface Which {
  column: 'reference' | 'token_hash';
  value: string;
}

interface Printing extends Which {
  /** Who asks, where their role in the company counts; null for staff, and for who has only the link. */
  userId: string | null;
}

async function carriedRecord({ column, value }: Which, context: BookingContext): Promise<BookingRecord> {
  const found = await findBooking(column, value, context);
  return orNotFound(found && isCarried(found.row) ? found : null, NO_PAPERS);
}

/**
 * Numbers the packages of a consignment, as many as asked for.
 * @throws Refusal `role-not-enough` for a member of its company who prints no labels, since it gives numbers.
 */
async function paperOf(which: Printing, count: string | undefined, context: BookingContext): Promise<FreightPaper> {
  const { database, now, publicUrl, gs1Prefix } = context;
  const record = await carriedRecord(which, context);
  const { row } = record;
  const { reference, client_reference: company } = row;
  const { userId } = which;
  if (userId !== null) await requireMay(database.db, { userId, act: 'labels', company });
  const at = now();
  const asked = { reference, count: Number(count ?? packagesOf(record)) };
  const packages = (await numberPackages(database.db, [asked], { gs1Prefix, at })).get(reference) ?? [];
  return { row, packages, trackingUrl: trackingUrlOf(publicUrl, reference), gs1Prefix, issuedAt: at };
}

/** A label for each package of a consignment. */
export async function labelsPdf(
  which: Printing,
  { size = 'a6', count }: LabelQuery,
  context: BookingContext,
): Promise<PaperFile> {
  const paper = await paperOf(which, count, context);
  const { row, packages, issuedAt } = paper;
  const many = `${packages.length} ${packages.length === 1 ? 'package' : 'packages'}`;
  const frame = { title: `Labels ${row.reference}`, subject: `${many} to ${row.delivery_suburb}`, issuedAt };
  const content = await renderLabelsPdf(frame, [{ paper, from: 1, to: packages.length }], size);
  return { name: `${row.reference}-labels.pdf`, content };
}

/** The consignment note. It names as many packages as there are labels for. */
export async function consignmentNotePdf(
  which: Printing,
  { count }: LabelQuery,
  context: BookingContext,
): Promise<PaperFile> {
  const paper = await paperOf(which, count, context);
  const { row, issuedAt } = paper;
  const frame = {
    title: `Consignment note ${row.reference}`,
    subject: printable(`${row.pickup_suburb} to ${row.delivery_suburb}`),
    issuedAt,
  };
  const content = await renderConsignmentNotesPdf(frame, [paper]);
  return { name: `${row.reference}-consignment-note.pdf`, content };
}

/** The declaration of dangerous goods, for a consignment that has some. */
export async function dangerousGoodsPdf(which: Which, context: BookingContext): Promise<PaperFile> {
  const { row } = await carriedRecord(which, context);
  orNotFound(row.details.dangerousGoods[0] ?? null, NO_DANGEROUS_GOODS);
  return {
    name: `${row.reference}-dangerous-goods.pdf`,
    content: await renderDangerousGoodsPdf(row, context.now()),
  };
}
