import type { PaperPiece } from '../api/papers.ts';
import type { BookingContext } from '../bookings/booking-context.ts';
import type { ClientScope } from '../shipments/client-scope.ts';
import { type FreightPaper, type PaperFile, requireCarried, trackingUrlOf } from './freightPaper.ts';
import { numberPackages } from './numberPackages.ts';
import { inOrder, requirePrinting, selectOf } from './paperRows.ts';
import { renderConsignmentNotesPdf } from './renderConsignmentNotesPdf.ts';
import { renderLabelsPdf } from './renderLabelsPdf.ts';

/**
 * A piece of the papers of many consignments; for a client of those in the scope alone, for staff (null) of any.
 * @throws Refusal `not-found` when one of them is missing, or is not carried any more; `role-not-enough`. Then nothing is
 * numbered.
 */
export async function papersPdf(
  { paper, parts }: PaperPiece,
  scope: ClientScope | null,
  { database: { db }, now, publicUrl, gs1Prefix }: BookingContext,
): Promise<PaperFile> {
  const issuedAt = now();
  const counts = new Map<string, number>();
  for (const { reference, packages } of parts) {
    counts.set(reference, Math.max(packages, counts.get(reference) ?? 0));
  }
  const references = [...counts.keys()];
  const rows = inOrder(await selectOf(db, references, scope).selectAll('bookings').execute(), references);
  await requirePrinting(db, rows, scope);
  for (const row of rows) requireCarried(row);
  const wanted = [...counts].map(([reference, count]) => ({ reference, count }));
  const codes = await numberPackages(db, wanted, { gs1Prefix, at: issuedAt });
  const papers = new Map<string, FreightPaper>(
    rows.map((row) => {
      const { reference } = row;
      const packages = codes.get(reference) ?? [];
      return [reference, { row, packages, trackingUrl: trackingUrlOf(publicUrl, reference), gs1Prefix, issuedAt }];
    }),
  );
  if (paper === 'notes') {
    const frame = { title: 'Consignment notes', subject: 'Of several consignments', issuedAt };
    return { name: 'consignment-notes.pdf', content: await renderConsignmentNotesPdf(frame, [...papers.values()]) };
  }
  const runs = parts.flatMap(({ reference, from, to }) => {
    const paper = papers.get(reference);
    return paper ? [{ paper, from, to }] : [];
  });
  const frame = { title: 'Labels', subject: 'Of several consignments', issuedAt };
  const size = paper === 'labels-a4' ? 'a4' : 'a6';
  return { name: 'labels.pdf', content: await renderLabelsPdf(frame, runs, size) };
}
