import { apiHref } from '@saltbush/business-api/api';
import type { BoardQuery } from '@saltbush/consignments/api';

/** Address of the manifest of a depot and a day. */
export const manifestHref = (kind: 'pdf' | 'csv', query: BoardQuery): string =>
  kind === 'pdf'
    ? apiHref('GET /api/ops/board/manifest.pdf', { query })
    : apiHref('GET /api/ops/board/manifest.csv', { query });
