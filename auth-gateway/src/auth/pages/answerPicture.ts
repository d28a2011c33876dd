import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Request, Response } from 'express';

const files = new Map<string, Promise<Buffer>>();

/** One file of the picture beside the pages the gateway writes itself. Only for the paths of `PICTURE_PATHS`. */
export async function answerPicture({ path }: Request, response: Response): Promise<void> {
  const name = basename(path);
  const file = files.get(name) ?? readFile(fileURLToPath(new URL(`../../../page-pictures/${name}`, import.meta.url)));
  files.set(name, file);
  const bytes = await file;
  response.setHeader('cache-control', 'public, max-age=86400');
  // A page in a sandbox is of no origin, and asks for it as a stranger does.
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  response.type(name.endsWith('.avif') ? 'image/avif' : 'image/webp').send(bytes);
}
