import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname } from 'node:path';
import type { Request, Response } from 'express';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
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

function answerPicture({ path }: Request, response: Response, next: () => void): void {
  const picture = PICTURES.get(path);
  if (picture === undefined) next();
  else answerFile(response, picture);
}

function answerFont(_request: Request, response: Response): void {
  answerFile(response, FONT);
}

/** The brand's typeface and the picture, for the pages that the gateway writes itself: each of `PICTURE_PATHS`. */
export const pageFiles = {
  'GET /api/auth/archivo.woff2': answerFont,
  'GET /api/auth/sign-in-640.avif': answerPicture,
  'GET /api/auth/sign-in-640.webp': answerPicture,
  'GET /api/auth/sign-in-1000.avif': answerPicture,
  'GET /api/auth/sign-in-1000.webp': answerPicture,
} satisfies PlatformHandlers;
