import { healthAnswersSchema } from '@saltbush/business-api/health-check';
import type { Clock } from '@saltbush/capability';
import { createRateLimiter, limitRate, parseBody, readJson } from '@saltbush/capability/http';
import { Router } from 'express';
import type { Database } from '../database/openDatabase.ts';
import { renderHealthPdf } from './renderHealthPdf.ts';

/** Making a PDF costs the gateway some work, and an office may share one network address. */
const PDF_RATE = { name: 'health-pdf', points: 30, durationSeconds: 600 };

/** `POST /api/health-checks/pdf`: the result of a health check as a PDF. Nothing is stored. */
export function createHealthChecksRouter({ database, now }: { database: Database; now: Clock }): Router {
  const router = Router();
  const limited = limitRate(createRateLimiter(database.pool, PDF_RATE));

  router.post('/pdf', limited, readJson(), async (request, response) => {
    const pdf = await renderHealthPdf(parseBody(healthAnswersSchema, request.body), now());
    response
      .set({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="freight-health-check-report.pdf"',
        'cache-control': 'no-store',
      })
      .send(pdf);
  });

  return router;
}
