import { type Clock, type Route, route } from '@saltbush/capability';
import { healthAnswersSchema } from './api.ts';
import { renderHealthPdf } from './renderHealthPdf.ts';

/** Making a PDF costs the gateway some work, and an office may share one network address. */
const PDF_RATE = { name: 'health-pdf', points: 30, durationSeconds: 600 };

/** The result of a health check, computed again from the answers. */
export const routes: readonly Route<Clock>[] = [
  route(
    'POST /api/health-checks/pdf',
    { access: 'public', rate: PDF_RATE, body: healthAnswersSchema },
    async ({ body, response }, now) => {
      const pdf = await renderHealthPdf(body, now());
      response
        .set({
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="freight-health-check-report.pdf"',
          'cache-control': 'no-store',
        })
        .send(pdf);
    },
  ),
];
