import type { FileOf } from '@saltbush/business-api/api/route';

export { type TermsSection, termsSections, termsVersion } from './terms.data.ts';

/** What each route takes and gives. */
export interface TermsRoutes {
  'GET /api/terms.pdf': { answer: FileOf<'application/pdf'> };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends TermsRoutes {}
}
