import {
  FONTS,
  PRINT_COLORS,
  printable,
  renderPdf,
  type Sheet,
  writeFacts,
  writeHeading,
  writeParagraph,
} from '@saltbush/capability/pdf';
import type { Selectable } from 'kysely';
import { deliveredAtText } from '../api/booking-words.ts';
import type { PodPictureFile } from '../bookings/podPictures.ts';
import type { BookingRow, Tables } from '../tables.ts';
import { isReadablePng } from './isReadablePng.ts';

const PANEL_PT = 68;
const PADDING_PT = 16;
const HEADING_PT = 30;

export interface PodDocument {
  row: BookingRow;
  pod: Selectable<Tables['pods']>;
  signature: PodPictureFile | null;
  photo: PodPictureFile | null;
}

/** When it was delivered, and who received it. */
function writeDelivered({ doc, leftPt, widthPt }: Sheet, { row, pod }: PodDocument): void {
  doc.font(FONTS.display).fontSize(22).fillColor(PRINT_COLORS.ink);
  doc.text('Proof of delivery', leftPt, doc.y, { width: widthPt });
  doc.font(FONTS.text).fontSize(11).fillColor(PRINT_COLORS.inkSoft);
  const route = `${row.reference}, ${row.pickup_suburb} to ${row.delivery_suburb}`;
  doc.text(printable(route), leftPt, doc.y + 2, { width: widthPt });
  const top = doc.y + 14;
  doc.roundedRect(leftPt, top, widthPt, PANEL_PT, 7).fill(PRINT_COLORS.saltbushMist);
  const inner = { width: widthPt - 2 * PADDING_PT, height: 20, ellipsis: true };
  doc.font(FONTS.display).fontSize(17).fillColor(PRINT_COLORS.saltbush);
  doc.text(
    printable(`Delivered ${deliveredAtText(pod.delivered_at_local, pod.zone_abbreviation)}`),
    leftPt + PADDING_PT,
    top + 14,
    inner,
  );
  doc.font(FONTS.text).fontSize(11).fillColor(PRINT_COLORS.ink);
  doc.text(printable(`Received by ${pod.receiver_name}`), leftPt + PADDING_PT, top + 40, inner);
  doc.y = top + PANEL_PT + 14;
}

/** A picture, or where it is when the document cannot hold it, such as a WebP. */
function writePicture(sheet: Sheet, heading: string, picture: PodPictureFile, box: { width: number; height: number }) {
  const { doc, leftPt, keepTogether } = sheet;
  keepTogether(HEADING_PT + box.height);
  writeHeading(sheet, heading);
  const top = doc.y + 2;
  if (picture.mediaType !== 'image/png' || isReadablePng(picture.content)) {
    try {
      doc.image(picture.content, leftPt, top, { fit: [box.width, box.height] });
      doc.y = top + box.height + 8;
      return;
    } catch {
      // It refuses what it cannot read before it has drawn anything.
    }
  }
  writeParagraph(sheet, `Kept as a file of its own, ${picture.name}: save it from the page of the consignment.`);
}

/** Renders a proof of delivery with its signature and photo as a PDF. */
export function renderPodPdf(document: PodDocument): Promise<Buffer> {
  const { row, pod, signature, photo } = document;
  const { pickup, delivery } = row.details;
  const title = `Proof of delivery ${row.reference}`;
  const subject = printable(`${row.pickup_suburb} to ${row.delivery_suburb}`);
  return renderPdf({ title, subject, issuedAt: pod.recorded_at }, (sheet) => {
    writeDelivered(sheet, document);
    writeFacts(sheet, [
      { label: 'Consignment', value: row.reference },
      { label: 'Service', value: row.quote.serviceName },
      ...(row.customer_reference === '' ? [] : [{ label: 'Your reference', value: row.customer_reference }]),
      { label: 'From', value: `${pickup.businessName}, ${pickup.suburb}` },
      { label: 'To', value: `${delivery.businessName}, ${delivery.street}, ${delivery.suburb}` },
      { label: 'Pallets in', value: String(pod.pallets_in) },
      { label: 'Pallets out', value: String(pod.pallets_out) },
    ]);
    if (pod.notes !== '') {
      writeHeading(sheet, 'Notes');
      writeParagraph(sheet, pod.notes);
    }
    if (signature) writePicture(sheet, `Signature of ${pod.receiver_name}`, signature, { width: 220, height: 80 });
    if (photo) writePicture(sheet, 'Photo', photo, { width: sheet.widthPt, height: 290 });
    if (!signature && !photo) writeParagraph(sheet, 'It was recorded without a signature and without a photo.');
  });
}
