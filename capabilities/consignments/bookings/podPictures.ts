import { Refusal } from '@saltbush/capability/refusal';
import { fileTypeFromBuffer } from 'file-type';
import type { Kysely } from 'kysely';
import type { PodPicture } from '../api/bookings.ts';
import { noteEvent } from '../news/noteEvent.ts';
import type { Tables } from '../tables.ts';
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
 * Whether there is room for one more picture of a booking.
 * @throws Refusal `too-many-pictures`.
 */
async function requireRoom(transaction: Kysely<Tables>, reference: string, most: number): Promise<void> {
  const kept = await transaction.selectFrom('pod_pictures').select('id').where('reference', '=', reference).execute();
  if (kept.length < most) return;
  const message = `${reference} has ${most} pictures, and there is no room for more. Ring the desk.`;
  throw new Refusal(message, { status: 409, code: 'too-many-pictures' });
}

/**
 * Stores a picture with a booking's POD; one that is stored already is not stored again. A newer picture of a kind replaces the older one on show; the older one stays
 * as evidence. Null when there is no such booking.
 * @throws Refusal `wrong-media-type`, `too-many-pictures`, or `pod-missing` before the POD is recorded.
 */
export async function storePodPicture(
  reference: string,
  { kind, content }: { kind: PodPicture; content: Buffer },
  actor: string,
  { database: { db }, now }: { database: Pick<BookingContext['database'], 'db'> } & Pick<BookingContext, 'now'>,
  most = Number.POSITIVE_INFINITY,
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
    const same = await transaction
      .selectFrom('pod_pictures')
      .select('id')
      .where('reference', '=', reference)
      .where('kind', '=', kind)
      .where('content', '=', content)
      .executeTakeFirst();
    if (same) return loadRecord(transaction, row);
    await requireRoom(transaction, reference, most);
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
