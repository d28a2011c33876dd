import type { FileOf } from '../api-route.ts';

export interface TermsRoutes {
  'GET /api/terms.pdf': { answer: FileOf<'application/pdf'> };
}
