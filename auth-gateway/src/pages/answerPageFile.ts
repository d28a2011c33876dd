import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname } from 'node:path';
import type { Request, Response } from 'express';
import { PICTURE_PATHS } from './pagePicture.ts';

const fileAt = (file: URL | string) => ({ bytes: readFileSync(file), type: extname(String(file)) });
type PageFile = ReturnType<typeof fileAt>;

const FONT = fileAt(createRequire(import.meta.url).resolve('@saltbush/ui/font.woff2'));
const PICTURES = new Map(
  PICTURE_PATHS.map((path) => [path, fileAt(new URL(`../../page-pictures/${basename(path)}`, import.meta.url))]),
);

/** Written whole: a stream would keep the place of the request until a slow reader has read it. */
function answerFile(response: Response, { bytes, type }: PageFile): void {
  response.set({
    'cache-control': 'public, max-age=86400',
    // A page in a sandbox has no origin, so the browser fetches the file as a cross-origin request.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.type(type).send(bytes);
}

/** A picture beside the pages that the gateway writes itself. Only for the paths of `PICTURE_PATHS`. */
export function answerPicture({ path }: Request, response: Response, next: () => void): void {
  const picture = PICTURES.get(path);
  if (picture === undefined) next();
  else answerFile(response, picture);
}

/** The brand's typeface, for the pages that the gateway writes itself. */
export function answerFont(_request: Request, response: Response): void {
  answerFile(response, FONT);
}
