import { apiHref } from '@saltbush/business-api/api';

/** Address of the manifest of a day, without the day: a form adds it. */
export const manifestHref = (kind: 'pdf' | 'csv'): string =>
  kind === 'pdf'
    ? apiHref('GET /api/shipments/manifest.pdf', { query: {} })
    : apiHref('GET /api/shipments/manifest.csv', { query: {} });
