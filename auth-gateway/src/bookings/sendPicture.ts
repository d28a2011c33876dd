import type { Response } from 'express';
import type { PodPictureFile } from './podPictures.ts';

/** Answers with a picture that is nobody else's to keep, under a name to save it by: `SH-2026-0123-photo.jpg`. */
export function sendPicture(response: Response, { name, mediaType, content }: PodPictureFile): void {
  response.set({ 'content-type': mediaType, 'content-disposition': `inline; filename="${name}"` }).send(content);
}
