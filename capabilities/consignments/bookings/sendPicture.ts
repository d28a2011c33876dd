import type { Response } from 'express';
import type { PodPictureFile } from './podPictures.ts';

/** Sends a picture for display, with a file name for saving it, such as `SH-2026-0123-photo.jpg`. */
export function sendPicture(response: Response, { name, mediaType, content }: PodPictureFile): void {
  response.set({ 'content-type': mediaType, 'content-disposition': `inline; filename="${name}"` }).send(content);
}
