import { Refusal } from '@saltbush/capability/refusal';
import { fileTypeFromBuffer } from 'file-type';

const MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof MEDIA_TYPES)[number];

/**
 * The media type by the bytes, whatever name and sender claim.
 * @throws Refusal `bad-request` for nothing, `wrong-media-type` for anything but JPEG, PNG and WebP.
 */
export async function pictureType(content: Buffer): Promise<PictureType> {
  if (content.length === 0) {
    throw new Refusal('The picture is empty. Choose another.', { status: 400, code: 'bad-request' });
  }
  const found = await fileTypeFromBuffer(content);
  const known = MEDIA_TYPES.find((type) => type === found?.mime);
  if (known !== undefined) return known;
  const message = 'This is no picture that we can keep. Send a JPEG, PNG or WebP of at most 5 MB.';
  throw new Refusal(message, { status: 415, code: 'wrong-media-type' });
}
