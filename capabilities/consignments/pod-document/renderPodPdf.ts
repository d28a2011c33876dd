import {
  printable,
  renderPdf,
  type Sheet,
  writeFacts,
  writeHeading,
  writeOpening,
  writeParagraph,
} from '@saltbush/capability/pdf';
import type { Selectable } from 'kysely';
import { deliveredAtText } from '../api/booking-words.ts';
import { podPlaceText } from '../api/pod-words.ts';
import type { PodPictureFile } from '../bookings/podPictures.ts';
import { podPlaceOf } from '../bookings/podPlaceOf.ts';
import type { BookingRow, Tables } from '../tables.ts';
import { isReadablePng } from './isReadablePng.ts';

const HEADING_PT = 30;

export interface PodDocument {
  row: BookingRow;
  pod: Selectable<Tables['pods']>;
  signature: PodPictureFile | null;
  photo: PodPictureFile | null;
}

/** A picture, or where it is when the document cannot hold it, such as a WebP. */
async function writePicture(
  sheet: Sheet,
  heading: string,
  picture: PodPictureFile,
  box: { width: number; height: number },
): Promise<void> {
  const { doc, leftPt, keepTogether } = sheet;
  keepTogether(HEADING_PT + box.height);
  writeHeading(sheet, heading);
  const top = doc.y + 2;
  if (picture.mediaType !== 'image/png' || (await isReadablePng(picture.content))) {
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
export function renderPodPdf({ row, pod, signature, photo }: PodDocument): Promise<Buffer> {
  const { pickup, delivery } = row.details;
  const place = podPlaceOf(pod);
  const title = `Proof of delivery ${row.reference}`;
  const subject = printable(`${row.pickup_suburb} to ${row.delivery_suburb}`);
  return renderPdf({ title, subject, issuedAt: pod.recorded_at }, async (sheet) => {
    writeOpening(sheet, {
      title: 'Proof of delivery',
      below: `${row.reference}, ${row.pickup_suburb} to ${row.delivery_suburb}`,
      label: 'Delivered',
      value: deliveredAtText(pod.delivered_at_local, pod.zone_abbreviation),
      valuePt: 20,
    });
    writeFacts(sheet, [
      { label: 'Received by', value: pod.receiver_name },
      { label: 'Consignment', value: row.reference },
      { label: 'Service', value: row.quote.serviceName },
      ...(row.customer_reference === '' ? [] : [{ label: 'Your reference', value: row.customer_reference }]),
      { label: 'From', value: `${pickup.businessName}, ${pickup.suburb}` },
      { label: 'To', value: `${delivery.businessName}, ${delivery.street}, ${delivery.suburb}` },
      ...(place === null ? [] : [{ label: 'Recorded', value: podPlaceText(place) }]),
      { label: 'Pallets in', value: String(pod.pallets_in) },
      { label: 'Pallets out', value: String(pod.pallets_out) },
    ]);
    if (pod.notes !== '') {
      writeHeading(sheet, 'Notes');
      writeParagraph(sheet, pod.notes);
    }
    if (signature)
      await writePicture(sheet, `Signature of ${pod.receiver_name}`, signature, { width: 220, height: 80 });
    if (photo) await writePicture(sheet, 'Photo', photo, { width: sheet.widthPt, height: 250 });
    if (!signature && !photo) writeParagraph(sheet, 'It was recorded without a signature and without a photo.');
  });
}
