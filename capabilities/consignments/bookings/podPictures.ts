import { Refusal } from '@saltbush/capability/refusal';
import { fileTypeFromBuffer } from 'file-type';
import type { PodPicture } from '../api/bookings.ts';
import { noteEvent } from '../news/noteEvent.ts';
import type { BookingContext } from './booking-context.ts';
import { type BookingRecord, loadRecord } from './booking-record.ts';
import { lockBooking } from './changeBooking.ts';

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
const ENDINGS: Record<(typeof MEDIA_TYPES)[number], string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** A stored picture, ready to be sent. */
export interface PodPictureFile {
  name: string;
  mediaType: string;
  content: Buffer;
}

/** The media type by the bytes, whatever the sender claims. @throws Refusal when it is not a picture that we accept. */
async function pictureType(content: Buffer): Promise<(typeof MEDIA_TYPES)[number]> {
  const found = await fileTypeFromBuffer(content);
  const known = MEDIA_TYPES.find((type) => type === found?.mime);
  if (known !== undefined) return known;
  const message = 'This is no picture we can keep. Send a JPEG, PNG or WebP of at most 5 MB.';
  throw new Refusal(message, { status: 415, code: 'wrong-media-type' });
}

/**
 * Stores a picture with a booking's POD. A newer picture of a kind replaces the older one on show; the older one stays
 * as evidence. Null when there is no such booking.
 * @throws Refusal `wrong-media-type`, or `pod-missing` before the POD is recorded.
 */
export async function storePodPicture(
  reference: string,
  { kind, content }: { kind: PodPicture; content: Buffer },
  actor: string,
  { database: { db }, now }: BookingContext,
): Promise<BookingRecord | null> {
  const mediaType = await pictureType(content);
  const at = now();
  return db.transaction().execute(async (transaction) => {
    const row = await lockBooking(transaction, 'reference', reference);
    if (row === null) return null;
    const { pod } = await loadRecord(transaction, row);
    if (pod === null) {
      const message = `${reference} has no POD yet. Record it first, then add its pictures.`;
      throw new Refusal(message, { status: 409, code: 'pod-missing' });
    }
    await transaction
      .insertInto('pod_pictures')
      .values({ reference, kind, media_type: mediaType, content, stored_at: at, stored_by: actor })
      .execute();
    const note = kind === 'photo' ? 'Photo added to the POD.' : 'Signature added to the POD.';
    await noteEvent(transaction, { reference, at, status: row.status, by: 'staff', actor, note, for_staff: true });
    return loadRecord(transaction, row);
  });
}

/** The newest picture of a kind; null when there is none. */
export async function findPodPicture(
  column: 'reference' | 'token_hash',
  value: string,
  kind: string,
  { database: { db } }: Pick<BookingContext, 'database'>,
): Promise<PodPictureFile | null> {
  const row = await db
    .selectFrom('pod_pictures')
    .innerJoin('bookings', 'bookings.reference', 'pod_pictures.reference')
    .select(['bookings.reference', 'pod_pictures.kind', 'pod_pictures.media_type', 'pod_pictures.content'])
    .where(`bookings.${column}`, '=', value)
    .where('pod_pictures.kind', '=', kind as PodPicture)
    .orderBy('pod_pictures.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { reference, media_type: mediaType, content } = row;
  return { name: `${reference}-${row.kind}.${ENDINGS[mediaType]}`, mediaType, content };
}
