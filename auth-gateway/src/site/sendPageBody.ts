import type { Request, Response } from 'express';
import type { PageEncoding } from './compressPage.ts';
import type { PageBody } from './pageBodies.ts';

const KEPT_BY_BROWSERS = ['content-security-policy', 'integrity-policy'];

/** Sends a page in the best encoding that the browser accepts, or 304 when the browser already has it. */
export async function sendPageBody(request: Request, response: Response, body: PageBody): Promise<void> {
  const accepted = request.acceptsEncodings();
  const encoding = (['br', 'gzip'] as const satisfies PageEncoding[]).find((candidate) => accepted.includes(candidate));
  response.vary('accept-encoding');
  if (body.etag !== null) {
    response.set('etag', body.etag);
    if (request.fresh) {
      // The browser keeps those of the page that it has (RFC 9110, 15.4.5), and they are longer than all the others.
      for (const name of KEPT_BY_BROWSERS) response.removeHeader(name);
      response.status(304).end();
      return;
    }
  }
  const bytes = await body.encoded(encoding ?? null);
  if (encoding !== undefined) response.set('content-encoding', encoding);
  response.send(bytes);
}
