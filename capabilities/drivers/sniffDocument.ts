import { Refusal } from '@saltbush/capability/refusal';
import { fileTypeFromBuffer } from 'file-type';
import type { DocumentMediaType } from './api.ts';

/** Cameras use both names for the same kind of file. */
const HEIC = ['image/heic', 'image/heif'];

/**
 * The media type by the bytes, since name and declared type can say anything.
 * @throws Refusal `wrong-media-type` for anything but PDF, JPEG, PNG and HEIC.
 */
export async function sniffDocument(content: Buffer): Promise<DocumentMediaType> {
  if (content.length === 0) {
    throw new Refusal('The file is empty. Choose another.', { status: 400, code: 'bad-request' });
  }
  const mediaType = (await fileTypeFromBuffer(content))?.mime;
  if (mediaType === 'application/pdf' || mediaType === 'image/jpeg' || mediaType === 'image/png') return mediaType;
  if (mediaType !== undefined && HEIC.includes(mediaType)) return 'image/heic';
  const message =
    'This file is no PDF, JPEG, PNG or HEIC, whatever its name says. Take a photo of the document, or scan it.';
  throw new Refusal(message, { status: 415, code: 'wrong-media-type' });
}
