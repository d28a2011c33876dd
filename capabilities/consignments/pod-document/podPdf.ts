import type { BookingContext } from '../bookings/booking-context.ts';
import { findBooking } from '../bookings/findBooking.ts';
import { findPodPicture } from '../bookings/podPictures.ts';
import { renderPodPdf } from './renderPodPdf.ts';

interface PodFile {
  /** Such as `SH-2026-0123-pod.pdf`. */
  name: string;
  content: Buffer;
}

/**
 * The proof of delivery of a booking as a PDF, with its newest signature and photo. Null when there is no such booking,
 * or before it is delivered.
 */
export async function podPdf(
  column: 'reference' | 'token_hash',
  value: string,
  context: BookingContext,
): Promise<PodFile | null> {
  const record = await findBooking(column, value, context);
  if (!record?.pod) return null;
  const { row, pod } = record;
  const [signature, photo] = [
    await findPodPicture(column, value, 'signature', context),
    await findPodPicture(column, value, 'photo', context),
  ];
  return { name: `${row.reference}-pod.pdf`, content: await renderPodPdf({ row, pod, signature, photo }) };
}
