import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Request, Response } from 'express';

const PICTURES = fileURLToPath(new URL('../../../page-pictures', import.meta.url));
const FONT = createRequire(import.meta.url).resolve('@saltbush/ui/font.woff2');

function answerFile(response: Response, name: string, folder: string): void {
  response.set({
    // A page in a sandbox has no origin, so the browser fetches the file as a cross-origin request.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.sendFile(name, { root: folder, maxAge: '1d' });
}

/** A picture beside the pages that the gateway writes itself. Only for the paths of `PICTURE_PATHS`. */
export function answerPicture({ path }: Request, response: Response): void {
  answerFile(response, basename(path), PICTURES);
}

/** The brand's typeface, for the pages that the gateway writes itself. */
export function answerFont(_request: Request, response: Response): void {
  answerFile(response, basename(FONT), dirname(FONT));
}
