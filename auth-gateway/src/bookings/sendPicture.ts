import type { Response } from 'express';

/** Answers with a picture that is nobody else's to keep. */
export function sendPicture(response: Response, { mediaType, content }: { mediaType: string; content: Buffer }): void {
  response.set({ 'content-type': mediaType, 'content-disposition': 'inline' }).send(content);
}
