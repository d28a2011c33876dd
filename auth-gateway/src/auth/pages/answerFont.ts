import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Request, Response } from 'express';

const require = createRequire(import.meta.url);
let font: Promise<Buffer> | null = null;

/** Answers with the brand's typeface, for the pages that the gateway writes itself. */
export async function answerFont(_request: Request, response: Response): Promise<void> {
  font ??= readFile(require.resolve('@saltbush/ui/font.woff2'));
  const bytes = await font;
  response.setHeader('cache-control', 'public, max-age=86400');
  // A sandboxed page has no origin, so the browser fetches the font as a cross-origin request.
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  response.type('font/woff2').send(bytes);
}
