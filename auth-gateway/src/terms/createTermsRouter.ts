import { termsVersion } from '@saltbush/business-api/terms';
import { Router } from 'express';
import { termsPdf } from './termsPdf.ts';

/** `GET /api/terms.pdf`: the current terms as a file to keep. */
export function createTermsRouter(): Router {
  const router = Router();
  let made: Promise<Buffer> | null = null;
  router.get('/api/terms.pdf', async (_request, response) => {
    made ??= termsPdf();
    const pdf = await made;
    response
      .attachment(`saltbush-terms-${termsVersion.version}.pdf`)
      .set({ 'content-type': 'application/pdf', 'cache-control': 'public, max-age=300' })
      .send(pdf);
  });
  return router;
}
