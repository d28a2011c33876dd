import type { Request, Response } from 'express';
import type { PageEncoding } from './compressPage.ts';
import type { PageBody } from './pageBodies.ts';

/** What a 304 may say anew (RFC 9110, 15.4.5), and what is about this one answer. */
const SENT_WITH_304 = new Set([
  'cache-control',
  'etag',
  'set-cookie',
  'strict-transport-security',
  'vary',
  'x-request-id',
]);

/** Sends a page in the best encoding that the browser accepts, or 304 when the browser already has it. */
export async function sendPageBody(request: Request, response: Response, body: PageBody): Promise<void> {
  const accepted = request.acceptsEncodings();
  const encoding = (['br', 'gzip'] as const satisfies PageEncoding[]).find((candidate) => accepted.includes(candidate));
  response.vary('accept-encoding');
  if (body.etag !== null) {
    response.set('etag', body.etag);
    if (request.fresh) {
      // The browser keeps the others, its policies too, with the page that it has (RFC 9111, 4.3.4).
      for (const name of response.getHeaderNames()) if (!SENT_WITH_304.has(name)) response.removeHeader(name);
      response.status(304).end();
      return;
    }
  }
  const bytes = await body.encoded(encoding ?? null);
  if (encoding !== undefined) response.set('content-encoding', encoding);
  response.send(bytes);
}
